import { apiQuery } from '@sullam/web-kit/api.ts';
import { useQuery } from '@tanstack/react-query';

/** What in a course is new or due; asked only by the pages about it, never by a lesson, and only for who learns there. */
export const useCourseNews = (courseId: number, isEnrolled: boolean) =>
  useQuery({ ...apiQuery('GET /api/courses/{courseId}/news', { path: { courseId } }), enabled: isEnrolled });
