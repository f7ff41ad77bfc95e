import { apiQuery } from '@sullam/web-kit/api.ts';

/** Whether the reader has completed a course, and what is missing. */
export const completionQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/completion', { path: { courseId } });
