import type { CoverFamily } from '@sullam/domain/configuration.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { CourseCard, Fact } from '@sullam/ui/components/card.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { useCoursePrice } from '../../learning/catalogue/catalogue.public.ts';
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
          sizes="(width < 600px) 116px, (width < 960px) 50vw, 400px"
          className="landing-cover"
        />
      }
      isRow
      category={course.category && text(course.category.name)}
      hue={course.category?.hue}
      facts={
        <>
          {teacher && (
            <Fact>
              <Isolate>{`${teacher.firstName} ${teacher.lastName}`}</Isolate>
            </Fact>
          )}
          {durationMinutes > 0 && <Fact>{format.duration(durationMinutes * MINUTE)}</Fact>}
          <Fact isForPhones>
            <PriceTag price={price}>{write(price)}</PriceTag>
          </Fact>
        </>
      }
      footer={
        <p className="font-semibold max-sm:hidden">
          <PriceTag price={price}>{write(price)}</PriceTag>
        </p>
      }
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
        <SkeletonCards isRow count={shown} />
      ) : (
        <ul className={cx('grid gap-x-7 gap-y-10 max-sm:gap-0', look)}>
          {data?.data.slice(0, shown).map((course) => (
            <li key={course.courseId}>
              <Course course={course} />
            </li>
          ))}
        </ul>
      )}
    </LandingSection>
  );
}
