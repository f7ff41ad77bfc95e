import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseStatusBadge } from '../../../parts/course-status.tsx';
import { CourseThumb } from '../../../parts/course-thumb.tsx';
import { LanguageMarks } from '../../../parts/language-marks.tsx';
import { Moment } from '../../../parts/moment.tsx';
import type { TeachingCourse } from './courses.api.ts';

/** The columns of the list of courses. */
export function useCourseColumns(): TableColumn<TeachingCourse>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('builder.list.title'),
      sortable: true,
      cell: (course) => (
        <span className="flex min-w-0 items-center gap-3 py-0.5 sm:min-w-72">
          <CourseThumb course={course} />
          <span className="min-w-0">
            <UiLink
              href={`/courses/${course.courseId}/information`}
              className="clip-lines-2 font-medium text-ink underline-offset-4 hover:underline"
            >
              <AuthorTextFor text={course.title} fallback={t('studio.courses.untitled')} />
            </UiLink>
            {course.category && (
              <span className="block text-xs font-normal text-muted">
                <AuthorTextFor text={course.category.name} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('builder.list.status'),
      isPlain: true,
      cell: (course) => (
        <span className="block">
          <CourseStatusBadge status={course.status} />
          {course.status === 'DRAFT' && course.approvalNote && (
            <bdi className="mt-0.5 clip-lines-2 block max-w-56 text-xs text-warning-text" title={course.approvalNote}>
              {course.approvalNote}
            </bdi>
          )}
        </span>
      ),
    },
    {
      id: 'languages',
      label: t('builder.list.languages'),
      isPlain: true,
      cell: (course) => <LanguageMarks course={course} />,
    },
    {
      id: 'students',
      label: t('builder.list.students'),
      numeric: true,
      cell: (course) => (
        <UiLink
          href={`/courses/${course.courseId}/students`}
          className="text-ink underline-offset-4 hover:underline"
          aria-label={t('builder.students.counted', { count: course.enrolledCount })}
        >
          {format.number(course.enrolledCount)}
        </UiLink>
      ),
    },
    {
      id: 'updated',
      label: t('builder.list.changed'),
      sortable: true,
      cell: (course) => <Moment at={course.updatedAt} />,
    },
  ];
}
