import { Eye } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { CourseStatusBadge } from '../../parts/course-status.tsx';
import { CourseTrail } from '../../parts/course-trail.tsx';
import { Page } from '../../parts/page.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { courseQuery } from './course-editor.api.ts';

/** What stands around all pages of one course: its name and state, the tabs, the way to look at it as a learner. */
export function CourseFrameScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  const preview = usePreview();
  const hasFeature = useHasFeature();
  const path = useRouterState({ select: (state) => state.location.pathname });
  usePageTitle(useAuthorText()(course.data?.title));
  const tab = (name: string, label: string) => ({
    href: `/courses/${courseId}/${name}`,
    label,
    // pages below a tab belong to it
    current: `${path}/`.includes(`/courses/${courseId}/${name}/`),
  });
  if (course.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void course.refetch()} />;
  return (
    <Page
      above={<CourseTrail courseId={courseId} title={course.data?.title} />}
      title={course.data ? <AuthorTextFor text={course.data.title} /> : t('common.states.loading')}
      mark={course.data && <CourseStatusBadge status={course.data.status} />}
      actions={
        <Button variant="outline" icon={Eye} onClick={() => preview(courseId)}>
          {t('builder.publish.preview')}
        </Button>
      }
    >
      <LinkTabs
        label={t('builder.course.tabs')}
        className="mb-6"
        items={[
          tab('information', t('builder.titles.information')),
          tab('outline', t('builder.titles.outline')),
          tab('publication', t('builder.course.publication')),
          tab('students', t('builder.titles.students')),
          ...(hasFeature('grades') ? [tab('gradebook', t('builder.titles.gradebook'))] : []),
          ...(hasFeature('course-groups') ? [tab('groups', t('builder.titles.groups'))] : []),
          ...(hasFeature('announcements') ? [tab('announcements', t('builder.titles.announcements'))] : []),
          ...(hasFeature('assignments') ? [tab('assignments', t('builder.titles.assignments'))] : []),
          ...(hasFeature('exams') ? [tab('exams', t('builder.titles.exams'))] : []),
          ...(hasFeature('surveys') || hasFeature('polls') ? [tab('surveys', t('builder.titles.surveys'))] : []),
        ]}
      />
      {course.data ? <Outlet /> : <SkeletonText lines={6} />}
    </Page>
  );
}
