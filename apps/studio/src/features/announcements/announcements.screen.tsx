import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CourseTrail } from '../../parts/course-trail.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { courseQuery } from './announcements.api.ts';

/** To everybody of the organisation, by its administrators. */
export function OrganizationAnnouncementsScreen() {
  return <AnnouncementList courseId={null} />;
}

/** To the learners of a course, by those who teach it. */
export function CourseAnnouncementsScreen() {
  const t = useT();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  const title = text(course.data?.title);
  usePageTitle(title && `${t('announcements.titles.list')}: ${title}`);
  return (
    <AnnouncementList
      courseId={courseId}
      above={<CourseTrail courseId={courseId} title={course.data?.title} here={t('announcements.titles.list')} />}
    />
  );
}
