import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import {
  type CourseDetail,
  CourseProgressRungs,
  loadPreviewNotice,
  useCourse,
  useCourseProgress,
} from '../course-overview/course-overview.public.ts';
import { CourseFrameContext } from './course-frame-context.tsx';
import { useStudentSections } from './lesson.api.ts';

export { prefetchCourseFrame } from './lesson.api.ts';

function Strip({ course }: { readonly course: CourseDetail }) {
  const t = useT();
  const { data: progress } = useCourseProgress(course.courseId, course.isEnrolled);
  return (
    <div className="border-b border-line bg-surface print:hidden">
      <div className="flex min-h-14 items-center gap-3 px-4 md:px-6">
        <UiLink
          href={`/lms/courses/${course.courseId}/overview`}
          aria-label={t('course.frame.leave')}
          title={t('course.frame.leave')}
          className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-subtle"
        >
          <Icon of={ChevronLeft} size={20} mirrored />
        </UiLink>
        <p className="min-w-0 flex-1 font-semibold clip-line">
          <UiLink href={`/lms/courses/${course.courseId}/modules`} className="no-underline hover:underline">
            <AuthorTextFor text={course.title} unmarked />
          </UiLink>
        </p>
        {progress && (
          <div className="w-40 shrink-0 sm:w-64">
            <CourseProgressRungs
              finished={progress.finishedCount}
              total={progress.required}
              label={t('course.progress.label')}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className="page-width page-gutter space-y-6 py-8">
      <SkeletonBar className="h-8 w-1/2" />
      <SkeletonText lines={8} />
    </div>
  );
}

// few come here without being enrolled
const PreviewNotice = lazyPart(loadPreviewNotice, <div data-skeleton="" className="h-16" />);

/** `/lms/courses/{courseId}`: the frame around the inside of a course. Progress is always in sight. */
export function CourseFrameScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const { data: course, error, isFetching, refetch } = useCourse(courseId);
  const { data: outline, error: refusal, refetch: refetchOutline } = useStudentSections(courseId);
  const isAuthor = useCan()(...COURSE_AUTHORS);
  // those who make courses see the notice: it is there with the course, and moves nothing
  useEffect(() => {
    if (isAuthor) PreviewNotice.preload();
  }, [isAuthor]);
  const value = useMemo(() => course && outline && { course, sections: outline.data }, [course, outline]);
  if (value)
    return (
      <CourseFrameContext value={value}>
        <Strip course={value.course} />
        {!value.course.isEnrolled && (
          <div className="p-4 md:px-6 print:hidden">
            <PreviewNotice courseId={courseId} />
          </div>
        )}
        <Outlet />
      </CourseFrameContext>
    );
  const failure = error ?? refusal;
  if (failure === null) return <Loading />;
  const status = 'status' in failure ? failure.status : 0;
  if (status === 403 || status === 404)
    return (
      <EmptyState
        drawing={status === 403 ? 'locked' : 'not-found'}
        level={1}
        title={status === 403 ? t('course.locked.byEnrollment') : failure.message}
        action={
          course ? (
            <LinkButton href={`/lms/courses/${courseId}/overview`}>{t('course.locked.enrolNow')}</LinkButton>
          ) : (
            <LinkButton href="/lms/all-courses">{t('course.progress.completeNext')}</LinkButton>
          )
        }
      />
    );
  return (
    <ErrorState
      level={1}
      title={t('common.failed.title')}
      retrying={isFetching}
      onRetry={() => {
        void refetch();
        void refetchOutline();
      }}
    />
  );
}
