import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { landingCategoriesQuery } from './landing.api.ts';
import { LandingSection } from './landing-section.tsx';

/** The fields of the catalogue that hold something; undefined until that is known. */
function useCategories() {
  const { data, isPending } = useQuery(landingCategoriesQuery());
  return isPending ? undefined : (data?.categories ?? []).filter(({ count }) => count > 0);
}

const hrefOf = (courseCategoryId: number) => `/lms/all-courses?learningCategories=${courseCategoryId}`;

const EXPECTED = [1, 2, 3, 4, 5, 6];

/** As high as what is to come. */
function Waiting() {
  return (
    <div aria-hidden="true" className="landing-planets">
      {EXPECTED.map((each) => (
        <div key={each}>
          <div className="landing-disc bg-subtle" />
          <div className="mt-3 h-11" />
        </div>
      ))}
    </div>
  );
}

/** The fields as planets, each a way into the catalogue. */
export function LandingPlanets() {
  const t = useT();
  const categories = useCategories();
  if (categories?.length === 0) return null;
  return (
    <LandingSection id="landing-categories" title={t('landing.categories.title')}>
      {!categories && <Waiting />}
      <ul className="landing-planets empty:hidden">
        {categories?.map((category) => (
          <li key={category.courseCategoryId} className="group relative">
            <span className="landing-disc shadow-3" style={{ backgroundColor: `oklch(0.4 0.1 ${category.hue})` }}>
              <img
                src={category.art}
                alt=""
                width={800}
                height={450}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </span>
            <h3 className="mt-3 text-base leading-heading">
              <UiLink
                href={hrefOf(category.courseCategoryId)}
                className="no-underline outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-primary-text focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                <AuthorTextFor text={category.name} unmarked />
              </UiLink>
            </h3>
            <p className="mt-0.5 text-sm text-muted">{t('landing.paths.courses', { count: category.count })}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

/** The fields as quiet links above the courses. */
export function LandingFields() {
  const t = useT();
  const format = useFormat();
  const categories = useCategories();
  if (!categories || categories.length === 0) return null;
  return (
    <nav aria-label={t('landing.categories.title')} className="-mt-2 mb-8">
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.courseCategoryId}>
            <UiLink
              href={hrefOf(category.courseCategoryId)}
              className="inline-flex min-h-9 items-center gap-2 border border-line bg-surface px-4 text-sm no-underline transition-colors hover:border-control touch:min-h-11"
            >
              <span
                aria-hidden="true"
                className="size-2.5"
                style={{ background: `oklch(0.62 0.13 ${category.hue})` }}
              />
              <AuthorTextFor text={category.name} unmarked />
              <span className="text-muted">{format.number(category.count)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
