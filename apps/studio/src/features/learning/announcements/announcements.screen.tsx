import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { Page } from '../../../parts/page.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** To everybody of the organisation, by its administrators. */
export function OrganizationAnnouncementsScreen() {
  const t = useT();
  return (
    <Page title={t('announcements.titles.list')}>
      <AnnouncementList courseId={null} />
    </Page>
  );
}

/** To the learners of a course, by those who teach it. */
export function CourseAnnouncementsScreen() {
  return <AnnouncementList courseId={usePathId('courseId')} />;
}
