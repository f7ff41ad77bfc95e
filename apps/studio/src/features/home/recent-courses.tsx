import { Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseStatusBadge } from '../../parts/course-status.tsx';
import { CourseThumb } from '../../parts/course-thumb.tsx';
import { Moment } from '../../parts/moment.tsx';
import { recentCoursesQuery } from './home.api.ts';

/** The courses that were worked on last. */
export function RecentCourses({ scope }: { readonly scope: 'mine' | 'all' }) {
  const t = useT();
  const courses = useQuery(recentCoursesQuery(scope));
  const rows = courses.data?.data ?? [];
  return (
    <section aria-label={t('studio.home.recent')}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{t('studio.home.recent')}</h2>
        {rows.length > 0 && (
          <UiLink href="/courses" className={textLinkClass}>
            {t('common.actions.viewAll')}
          </UiLink>
        )}
      </div>
      {courses.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void courses.refetch()} compact />
      )}
      {courses.isPending && <SkeletonCards count={3} />}
      {courses.data && rows.length === 0 && (
        <EmptyState
          drawing="no-courses"
          title={t('builder.list.empty')}
          action={
            <LinkButton href="/courses?create=1" icon={Plus}>
              {t('builder.list.emptyAction')}
            </LinkButton>
          }
          compact
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((course) => (
          <li key={course.courseId}>
            <Card interactive className="relative flex h-full gap-4">
              <CourseThumb course={course} className="w-24" />
              <div className="min-w-0 flex-1">
                <UiLink
                  href={`/courses/${course.courseId}/information`}
                  className="clip-lines-2 font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
                >
                  <AuthorTextFor text={course.title} fallback={t('studio.courses.untitled')} />
                </UiLink>
                <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <CourseStatusBadge status={course.status} />
                  <Moment at={course.updatedAt} />
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
