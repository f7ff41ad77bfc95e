import { Icon } from '@sullam/ui/base/icon.tsx';
import { Languages, List, Users } from '@sullam/ui/base/icons.ts';
import { CourseCard, Cover, Fact } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseActions } from './course-actions.tsx';
import type { TeachingCourse } from './courses.api.ts';
import { CourseStatusBadge } from './course-status.tsx';
import { useRelativeTime } from '../authoring/use-relative-time.ts';

const small = (course: TeachingCourse): string | undefined =>
  course.cover?.variants.find((variant) => variant.width >= 640 && variant.contentType === 'image/webp')?.url ??
  course.cover?.url;

function Card({ course }: { readonly course: TeachingCourse }) {
  const t = useT();
  const format = useFormat();
  const ago = useRelativeTime();
  const written = (['en', 'ar'] as const).filter((language) => course.translations[language].hasTitle);
  return (
    <CourseCard
      href={`/courses/${course.courseId}/information`}
      title={<AuthorTextFor text={course.title} />}
      cover={<Cover src={small(course)} art={<CourseArt id={course.courseId} hue={course.category?.hue ?? 205} />} />}
      category={<AuthorTextFor text={course.category?.name} unmarked />}
      mark={<CourseStatusBadge status={course.status} />}
      facts={
        <>
          <Fact icon={<Icon of={Users} size={16} />}>{format.number(course.enrolledCount)}</Fact>
          <Fact icon={<Icon of={List} size={16} />}>{t('builder.outline.lessons', { count: course.subsectionCount })}</Fact>
          <Fact icon={<Icon of={Languages} size={16} />}>
            {format.list(written.map((language) => t(language === 'en' ? 'common.names.english' : 'common.names.arabic')))}
          </Fact>
        </>
      }
      footer={<span className="text-xs text-muted">{t('builder.list.changedAt', { time: ago(course.updatedAt) })}</span>}
      action={<CourseActions course={course} />}
    />
  );
}

/** The courses as cards, as their learners will see them. */
export function CourseCards({ courses }: { readonly courses: readonly TeachingCourse[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {courses.map((course) => (
        <li key={course.courseId} className="min-w-0">
          <Card course={course} />
        </li>
      ))}
    </ul>
  );
}
