import type { CoverFamily } from '@sullam/domain/configuration.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Clock, User } from '@sullam/ui/base/icons.ts';
import { CourseCard, Fact } from '@sullam/ui/components/card.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseCover } from '../catalogue/course-cover.tsx';
import { useCoursePrice } from '../catalogue/use-price.ts';
import { type LandingCourse, landingCoursesQuery } from './landing.api.ts';
import { LandingFields } from './landing-categories.tsx';
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
      cover={
        <CourseCover
          course={course}
          sizes="(width < 600px) 80vw, (width < 960px) 50vw, 400px"
          className="landing-cover"
        />
      }
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

/** A feature and four beside it, or rows of things on boards; on a phone a row to leaf through. */
const LISTS = {
  stars: { shown: 5, look: 'landing-feature' },
  shelf: { shown: 6, look: 'landing-boards' },
} as const;

/** Real courses of the catalogue. */
export function LandingCourses({ catalogue, family }: { readonly catalogue: string; readonly family: CoverFamily }) {
  const t = useT();
  const { data, isPending, isError } = useQuery(landingCoursesQuery());
  if (isError || (data && data.data.length === 0)) return null;
  const { shown, look } = LISTS[family];
  return (
    <LandingSection
      id="landing-courses"
      title={t('landing.courses.title')}
      text={t('landing.courses.text')}
      more={{ href: catalogue, label: t('landing.courses.all') }}
      ground={family === 'stars' ? 'subtle' : 'canvas'}
    >
      {family === 'shelf' && <LandingFields />}
      {isPending ? (
        <SkeletonCards count={shown} />
      ) : (
        <ul
          className={cx(
            'grid gap-5 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[82%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2',
            look,
          )}
        >
          {data?.data.slice(0, shown).map((course) => (
            <li key={course.courseId} className="snap-start">
              <Course course={course} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
