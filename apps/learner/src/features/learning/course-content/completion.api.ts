import { apiQuery } from '@sullam/web-kit/api.ts';

/** Whether the reader has completed a course, and what is missing. */
export const completionQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/completion', { path: { courseId } });

/** The reader's grades in a course, as the page of grades reads them. */
export const ownGradesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/grades', { path: { courseId } });

/** The exams of a course, as its outline reads them. */
export const courseExamsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/subsection-exams', { path: { courseId }, query: { take: 100 } });

/** The reader's certificate of a course, as its page reads it. */
export const courseCertificateQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/certificate', { path: { courseId } });
