import '../../../app.css';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf } from '../../../parts/paging.ts';
import { CoursePage, useCourseFrame } from '../course-content/course-content.public.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementReading } from './announcement-reading.tsx';
import { courseAnnouncementsQuery } from './announcements.api.ts';

const baseOf = (courseId: number): string => `/lms/courses/${courseId}/announcements`;

/** `announcements`, inside a course. */
export function CourseAnnouncementsScreen() {
  const { course } = useCourseFrame();
  const page = pageOf(useAddressQuery().value('page'));
  const announcements = useQuery(courseAnnouncementsQuery(course.courseId, page));
  return (
    <CoursePage>
      <AnnouncementList query={announcements} page={page} base={baseOf(course.courseId)} />
    </CoursePage>
  );
}

/** `announcements/{announcementId}`, inside a course. */
export function CourseAnnouncementScreen() {
  const { course } = useCourseFrame();
  return (
    <CoursePage>
      <AnnouncementReading back={baseOf(course.courseId)} level={2} />
    </CoursePage>
  );
}
