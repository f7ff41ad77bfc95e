import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Clock, User } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { CourseCard, Fact } from '@sullam/ui/components/card.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseCover } from '../catalogue/course-cover.tsx';
import { useCoursePrice } from '../catalogue/use-price.ts';
import { type LandingCourse, landingCategoriesQuery, landingCoursesQuery } from './landing.api.ts';
import { LandingSection } from './landing-section.tsx';

function Course({ course }: { readonly course: LandingCourse }) {
  const format = useFormat();
  const text = useAuthorText();
  const write = useCoursePrice();
  const language = useLanguage();
  const title = chooseText(course.title, language);
  const { instructors, durationMinutes, price } = course;
  const teacher = instructors[0];
  return (
    <CourseCard
      href={`/lms/courses/${course.courseId}/overview`}
      title={title?.text ?? ''}
      titleLang={title?.language}
      cover={<CourseCover course={course} sizes="(width < 600px) 80vw, (width < 960px) 50vw, 400px" />}
      category={course.category && text(course.category.name)}
      facts={
        <>
          {teacher && (
            <Fact icon={<Icon of={User} size={16} />}>
              <Isolate>{`${teacher.firstName} ${teacher.lastName}`}</Isolate>
            </Fact>
          )}
          {durationMinutes > 0 && (
            <Fact icon={<Icon of={Clock} size={16} />}>{format.duration(durationMinutes * MINUTE)}</Fact>
          )}
        </>
      }
      footer={<span className="text-sm font-semibold">{write(price)}</span>}
    />
  );
}

/** The fields of the catalogue as quiet links into it. */
function Categories() {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(landingCategoriesQuery());
  const categories = (data?.categories ?? []).filter(({ count }) => count > 0);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('landing.categories.title')} className="-mt-2 mb-8">
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.courseCategoryId}>
            <UiLink
              href={`/lms/all-courses?learningCategories=${category.courseCategoryId}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm no-underline transition-colors hover:border-control touch:min-h-11"
            >
              <span
                aria-hidden="true"
                className="size-2 rounded-full"
                style={{ background: `oklch(0.62 0.13 ${category.hue})` }}
              />
              <AuthorTextFor text={category.name} unmarked />
              <span className="text-muted tabular">{format.number(category.count)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Real courses of the catalogue; on a phone a row to leaf through. */
export function LandingCourses({ catalogue }: { readonly catalogue: string }) {
  const t = useT();
  const { data, isPending, isError } = useQuery(landingCoursesQuery());
  if (isError || (data && data.data.length === 0)) return null;
  return (
    <LandingSection
      id="landing-courses"
      title={t('landing.courses.title')}
      text={t('landing.courses.text')}
      more={{ href: catalogue, label: t('landing.courses.all') }}
      ground="subtle"
    >
      <Categories />
      {isPending ? (
        <SkeletonCards count={6} />
      ) : (
        <ul className="grid gap-5 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[82%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-2 md:grid-cols-3">
          {data?.data.map((course) => (
            <li key={course.courseId} className="snap-start">
              <Course course={course} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
