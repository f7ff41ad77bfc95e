import type { OwnGrades, OwnItemDetail } from '@sullam/api-client/schema.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type { OwnGrades, TranscriptEntry } from '@sullam/api-client/schema.gen.ts';

export type OwnItem = OwnGrades['items'][number];
export type GradeItemDetail = OwnItemDetail;

/** Whether there is anything that the final total can pass or miss. */
export const hasMinimum = ({ requiredGrade, passMark }: OwnGrades): boolean => (requiredGrade ?? passMark) !== null;

export const TRANSCRIPT_PAGE = 100;

export const ownGradesQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/grades', { path: { courseId } });

export const gradeItemQuery = (gradeItemId: number) =>
  apiQuery('GET /api/course-grade-items/{gradeItemId}', { path: { gradeItemId } });

export const transcriptQuery = (userId: number, page: number) =>
  apiQuery('GET /api/users/{userId}/transcript', {
    path: { userId },
    query: { skip: (page - 1) * TRANSCRIPT_PAGE, take: TRANSCRIPT_PAGE },
  });

/** What the page of one grade asks for. */
export const prefetchGradeItem = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(gradeItemQuery(Number(params.gradeItemId)));
