import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { Eye } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BarActions, usePaletteHere, useTrailStep } from '../../../parts/bar-places.tsx';
import { courseQuery } from '../../../parts/course.api.ts';
import { usePreview } from '../../../parts/use-preview.ts';
import { useCoursePage } from './course-pages.ts';
import { PublishButton } from './publish-button.tsx';
import { useCourseActs, useCourseMakes } from './use-course-acts.ts';
import { usePublishing } from './use-publishing.ts';

/** What stands around all pages of one course: where one is, the way to look at it as a learner, publishing. */
export function CourseFrameScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  const publishing = usePublishing(courseId);
  const look = usePreview();
  const { courseSubsectionId } = useParams({ strict: false }) as { courseSubsectionId?: string };
  const preview = () => look(courseId, courseSubsectionId ? Number(courseSubsectionId) : undefined);
  const { page, isItself } = useCoursePage(courseId);
  const { displayName } = useOrganization();
  const title = useAuthorText()(course.data?.title);
  const pageTitle = page && (t.dynamic(page.titleKey) ?? undefined);
  usePageTitle(title);
  useTrailStep(0, title, `/courses/${courseId}/outline`);
  // not before the step that it follows: that would push it away
  useTrailStep(1, title && pageTitle, page && `/courses/${courseId}/${page.path}`);
  const makes = useCourseMakes(courseId);
  usePaletteHere({ title, actions: useCourseActs(courseId, preview, publishing), makes });
  // the page of the publication has it beside what it does
  const isOnPage = page?.path === 'publication' && publishing.act?.isChange === false;
  const hasHeading = isItself && !page?.isFlush;
  if (course.isError)
    return <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void course.refetch()} />;
  return (
    <div className="page-width page-gutter relative py-6 max-md:pt-3">
      {/* a sheet of paper says by itself what course it is of */}
      <p aria-hidden="true" className="mb-2 hidden text-sm text-muted print:block">
        <bdi>{title}</bdi>
        <span className="mx-2">·</span>
        <bdi>{displayName}</bdi>
      </p>
      <div
        className={cx(
          'empty:hidden',
          // without a heading of its own it shares the first line of the page, which leads back
          hasHeading ? 'mb-5 flex items-center justify-between gap-x-6 max-md:mb-3' : 'absolute end-4 top-1',
        )}
      >
        {hasHeading && <h1 className="min-w-0 text-xl">{pageTitle}</h1>}
        <BarActions>
          <Button variant="ghost" icon={Eye} onClick={preview} className="max-md:px-2.5">
            <span className="max-md:sr-only">{t('builder.publish.preview')}</span>
          </Button>
          {!isOnPage && <PublishButton publishing={publishing} />}
        </BarActions>
      </div>
      {/* of its own: while the page is fetched, what stands around it stays */}
      <Suspense fallback={<SkeletonText lines={6} />}>{course.data ? <Outlet /> : <SkeletonText lines={6} />}</Suspense>
    </div>
  );
}
