import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRelativeTime } from '../authoring/use-relative-time.ts';
import { CourseActions } from './course-actions.tsx';
import type { TeachingCourse } from './courses.api.ts';
import { CourseStatusBadge } from './course-status.tsx';

/** The courses as a table: dense, for those who make many. */
export function CourseTable({ courses }: { readonly courses: readonly TeachingCourse[] }) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const ago = useRelativeTime();
  const columns: TableColumn<TeachingCourse>[] = [
    {
      id: 'title',
      label: t('builder.list.title'),
      cell: (course) => (
        <UiLink href={`/courses/${course.courseId}/information`} className={textLinkClass}>
          <AuthorTextFor text={course.title} />
        </UiLink>
      ),
    },
    { id: 'status', label: t('builder.list.status'), cell: (course) => <CourseStatusBadge status={course.status} />, width: '11rem' },
    { id: 'students', label: t('builder.list.students'), numeric: true, cell: (course) => format.number(course.enrolledCount), width: '7rem' },
    { id: 'changed', label: t('builder.list.changed'), cell: (course) => ago(course.updatedAt), width: '10rem' },
  ];
  return (
    <DataTable
      label={t('builder.titles.courses')}
      columns={columns}
      rows={courses}
      rowId={(course) => String(course.courseId)}
      rowName={(course) => textOf(course.title)}
      rowActions={(course) => <CourseActions course={course} />}
    />
  );
}
