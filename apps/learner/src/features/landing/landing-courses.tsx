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

function Course({ course, coverClass }: { readonly course: LandingCourse; readonly coverClass: string }) {
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
        <CourseCover course={course} sizes="(width < 600px) 80vw, (width < 960px) 50vw, 400px" className={coverClass} />
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

/** A feature and four beside it, or a row of things on boards; on a phone a row to leaf through. */
const LISTS = {
  stars: {
    shown: 5,
    list: 'sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-2',
    item: 'sm:max-lg:first:col-span-2 lg:first:col-span-2 lg:first:row-span-2',
    cover:
      'group-first/item:lg:aspect-auto group-first/item:lg:min-h-80 group-first/item:lg:flex-1 group-first/item:lg:[&+div]:flex-none group-first/item:lg:[&+div_h3]:text-2xl',
  },
  shelf: {
    shown: 6,
    list: 'sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3',
    item: 'relative pb-3.5 after:absolute after:-inset-x-2.5 after:bottom-0 after:h-3.5 after:bg-primary dark:after:bg-primary-soft',
    cover: '',
  },
} as const;

/** Real courses of the catalogue. */
export function LandingCourses({ catalogue, family }: { readonly catalogue: string; readonly family: CoverFamily }) {
  const t = useT();
  const { data, isPending, isError } = useQuery(landingCoursesQuery());
  if (isError || (data && data.data.length === 0)) return null;
  const { shown, list, item, cover } = LISTS[family];
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
            list,
          )}
        >
          {data?.data.slice(0, shown).map((course) => (
            <li key={course.courseId} className={cx('group/item snap-start', item)}>
              <Course course={course} coverClass={cover} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
