import { MINUTE } from '@sullam/domain/limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { BookOpen, Clock } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Fact } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { landingPathsQuery } from './landing.api.ts';
import { LandingSection } from './landing-section.tsx';

/** Each path stands a step higher than the one before. */
const STEP_UP = ['md:mt-16', 'md:mt-8', 'md:mt-0'] as const;

/** Specializations as a stair: several courses in a good order. */
export function LandingPaths() {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(landingPathsQuery());
  const paths = data?.data ?? [];
  if (paths.length === 0) return null;
  return (
    <LandingSection
      id="landing-paths"
      title={t('landing.paths.title')}
      text={t('landing.paths.text')}
      more={{ href: '/lms/specializations', label: t('landing.paths.all') }}
    >
      <ol className="grid gap-5 md:grid-cols-3">
        {paths.map((path, index) => (
          <li key={path.specializationId} className={cx(STEP_UP[index], 'flex')}>
            <article className="group relative flex w-full flex-col rounded-lg border border-line border-t-4 border-t-primary bg-surface p-6 transition-shadow hover:shadow-3">
              <span aria-hidden="true" className="font-display text-3xl leading-none font-semibold text-primary-text">
                {format.number(index + 1)}
              </span>
              <h3 className="mt-4 text-xl">
                <UiLink
                  href={`/lms/specializations/${path.specializationId}/overview`}
                  className="no-underline outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-primary-text focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  <AuthorTextFor text={path.title} unmarked />
                </UiLink>
              </h3>
              <p className="mt-2 clip-lines-3 text-muted">
                <AuthorTextFor text={path.subtitle} unmarked />
              </p>
              <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-5 text-sm text-muted">
                <Fact icon={<Icon of={BookOpen} size={16} />}>
                  {path.neededCourseCount < path.courseCount
                    ? t('landing.paths.needed', { needed: path.neededCourseCount, total: path.courseCount })
                    : t('landing.paths.courses', { count: path.courseCount })}
                </Fact>
                {path.durationMinutes > 0 && (
                  <Fact icon={<Icon of={Clock} size={16} />}>{format.duration(path.durationMinutes * MINUTE)}</Fact>
                )}
              </p>
            </article>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
