import { LEARNERS } from '@sullam/domain/portals.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { FieldLine } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { FavoriteButton, preloadFavoriteButton } from '../../../parts/lazy-favorite-button.tsx';
import { type CourseDetail, useCourse } from './course.api.ts';
import { CourseOutline } from './course-outline.tsx';
import { CoursePeople, CoursePoints } from './course-points.tsx';
import { EnrollBar, EnrollCard } from './enroll-card.tsx';

export { prefetchCourse } from './course.api.ts';

preloadFavoriteButton();

// few come here who make the course
const PreviewNotice = lazyPart(
  () => import('./preview-notice.tsx').then((file) => file.PreviewNotice),
  <div data-skeleton="" className="h-16" />,
);

function Hero({ course }: { readonly course: CourseDetail }) {
  const t = useT();
  const format = useFormat();
  const mayKeep = useCan()(...LEARNERS);
  const [teacher] = course.instructors;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        {course.category && (
          <FieldLine hue={course.category.hue}>
            <AuthorTextFor text={course.category.name} unmarked />
          </FieldLine>
        )}
        {course.status !== 'PUBLISHED' && <Badge tone="warning">{t('course.labels.preview')}</Badge>}
      </div>
      <div className="mt-3 flex items-start gap-3">
        <h1 className="min-w-0 flex-1 text-page">
          <AuthorTextFor text={course.title} />
        </h1>
        {mayKeep && <FavoriteButton course={course} isPlain />}
      </div>
      <p className="mt-3 max-w-reading text-lg text-muted">
        <AuthorTextFor text={course.subtitle} unmarked />
      </p>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {teacher && (
          <span>
            {t('catalogue.card.by', {
              name: format.list(course.instructors.map((p) => `${p.firstName} ${p.lastName}`)),
            })}
          </span>
        )}
        <span>{t('course-overview.labels.updated', { date: format.date(course.updatedAt) })}</span>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div className="page-width page-gutter grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-6">
        <SkeletonBar className="h-10 w-3/4" />
        <SkeletonText lines={6} />
      </div>
      <SkeletonBar className="aspect-video w-full" />
    </div>
  );
}

/** `/lms/courses/{courseId}/overview`: everything that one may know before enrolling. */
export function CourseOverviewScreen() {
  const t = useT();
  const authorText = useAuthorText();
  const courseId = usePathId('courseId');
  const { data: course, isPending, error, isFetching, refetch } = useCourse(courseId);
  usePageTitle(authorText(course?.title) || undefined);
  if (isPending) return <Loading />;
  if (!course) {
    const isGone = error !== null && 'status' in error && error.status === 404;
    return isGone ? (
      <EmptyState
        drawing="not-found"
        level={1}
        title={error.message}
        action={<LinkButton href="/lms/all-courses">{t('course.progress.completeNext')}</LinkButton>}
      />
    ) : (
      <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <div className="md:pb-16">
      {course.abilities.canEdit && (
        <div className="page-width page-gutter pt-4 print:hidden">
          <PreviewNotice courseId={courseId} />
        </div>
      )}
      <div className="page-width page-gutter grid gap-8 py-8 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-x-12">
        <Hero course={course} />
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="md:sticky md:top-[calc(var(--bar-height)+1.5rem)]">
            <EnrollCard course={course} />
          </div>
        </div>
        <div className="min-w-0 space-y-10 md:mt-4">
          <CoursePoints course={course} />
          <section>
            <h2 className="mb-3 text-panel">{t('course-overview.labels.content')}</h2>
            <CourseOutline courseId={course.courseId} sections={course.sections} isOpen={course.abilities.canLearn} />
          </section>
          <CoursePeople course={course} />
        </div>
      </div>
      <EnrollBar course={course} />
    </div>
  );
}
