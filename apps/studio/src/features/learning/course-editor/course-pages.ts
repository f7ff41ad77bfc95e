import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { type CourseTabEntry, courseTabAt, courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { FEATURES } from '../../../features.gen.ts';

/** The pages of a course, in the order of its menu. */
export const COURSE_PAGES = courseTabsOf(FEATURES);

/** The page of the course that one is on, and whether it is that page itself or something on it. */
export function useCoursePage(courseId: number): { page: CourseTabEntry | undefined; isItself: boolean } {
  const here = useDestinationPath();
  const inside = here.split(`/courses/${courseId}/`)[1] ?? '';
  const page = courseTabAt(COURSE_PAGES, inside);
  return { page, isItself: page?.path === inside.replace(/\/$/, '') };
}
