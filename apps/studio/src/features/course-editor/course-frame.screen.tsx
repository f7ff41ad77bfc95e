import { Eye } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { FEATURES } from '../../features.gen.ts';
import { CourseStatusBadge } from '../../parts/course-status.tsx';
import { CourseTrail } from '../../parts/course-trail.tsx';
import { Page } from '../../parts/page.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { courseQuery } from './course-editor.api.ts';
import { PublishButton } from './publish-button.tsx';

const TABS = courseTabsOf(FEATURES);

/** What stands around all pages of one course: its name and state, the tabs, the way to look at it as a learner. */
export function CourseFrameScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  const preview = usePreview();
  const hasFeature = useHasFeature();
  const here = useRouterState({ select: (state) => state.location.pathname });
  usePageTitle(useAuthorText()(course.data?.title));
  if (course.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void course.refetch()} />;
  return (
    <Page
      above={<CourseTrail courseId={courseId} title={course.data?.title} />}
      title={course.data ? <AuthorTextFor text={course.data.title} /> : t('common.states.loading')}
      mark={course.data && <CourseStatusBadge status={course.data.status} />}
      actions={
        <>
          <Button variant="outline" icon={Eye} onClick={() => preview(courseId)}>
            {t('builder.publish.preview')}
          </Button>
          <PublishButton courseId={courseId} />
        </>
      }
    >
      <LinkTabs
        label={t('builder.course.tabs')}
        className="mb-6"
        items={TABS.filter(({ features }) => features?.some(hasFeature) ?? true).map(({ path, titleKey }) => ({
          href: `/courses/${courseId}/${path}`,
          label: t.dynamic(titleKey) ?? '',
          // pages below a tab belong to it
          current: `${here}/`.includes(`/courses/${courseId}/${path}/`),
        }))}
      />
      {course.data ? <Outlet /> : <SkeletonText lines={6} />}
    </Page>
  );
}
