import type { OwnGrades, OwnItemDetail } from '@sullam/api-client/schema.gen.ts';
import {
  compareRationals,
  parseRational,
  rationalOf,
  rationalText,
  subtractRationals,
} from '@sullam/domain/rational.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type { OwnGrades, TranscriptEntry } from '@sullam/api-client/schema.gen.ts';

export type OwnItem = OwnGrades['items'][number];
export type GradeItemDetail = OwnItemDetail;

/** Whether there is anything that the final total can pass or miss. */
export const hasMinimum = ({ requiredGrade, passMark }: OwnGrades): boolean => (requiredGrade ?? passMark) !== null;

/** What is missing to the percentage that a course needs if nothing more were graded; null where it needs none. */
export function missingTo({
  requiredGrade,
  passMark,
  totals,
}: OwnGrades): { required: string; missing: string | null } | null {
  const required = requiredGrade ?? passMark;
  const final = totals.final.percent === null ? null : parseRational(totals.final.percent);
  if (required === null || final === null) return null;
  const isReached = compareRationals(final, rationalOf(required)) >= 0;
  return {
    required: String(required),
    missing: isReached ? null : rationalText(subtractRationals(rationalOf(required), final)),
  };
}

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
