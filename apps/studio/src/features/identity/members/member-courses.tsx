import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { enrolledCoursesQuery } from './members.api.ts';

/** What a member learns, and how far. */
export function MemberCourses({ userId }: { readonly userId: number }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const courses = useQuery(enrolledCoursesQuery(userId));
  const rows = courses.data?.data ?? [];
  return (
    <section className="text-sm">
      <h3 className="mb-3 flex items-baseline gap-2 text-base">
        {t('members.people.courses')}
        {courses.data && (
          <span className="text-sm font-normal text-muted tabular">{format.number(courses.data.total)}</span>
        )}
      </h3>
      {courses.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void courses.refetch()} compact />
      )}
      {courses.isPending && <SkeletonText />}
      {courses.data && rows.length === 0 && <p className="text-muted">{t('members.people.noCourses')}</p>}
      <ul className="space-y-4">
        {rows.map((course) => (
          <li key={course.courseId}>
            <p className="mb-1 clip-lines-2">
              <AuthorTextFor text={course.title} />
            </p>
            <ProgressBar share={(course.progressPercent ?? 0) / 100} label={text(course.title)} showValue thin />
          </li>
        ))}
      </ul>
    </section>
  );
}
