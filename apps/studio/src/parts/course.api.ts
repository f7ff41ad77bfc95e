import { apiQuery } from '@sullam/web-kit/api.ts';

/** A course as its authors edit it. */
export const courseQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/editing', { path: { courseId } });

/** The outline of a course as its authors see it. */
export const outlineQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/outline', { path: { courseId } });
