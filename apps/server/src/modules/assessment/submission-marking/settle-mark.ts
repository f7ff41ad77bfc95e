import type { Counted } from '@sullam/domain/assessment/double-marking.ts';
import { compareDecimals, decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import {
  assignmentMarked,
  type CourseAssignment,
  cutMark,
  findGrants,
  lockAssignment,
  pointsText,
  windowOf,
  workerOf,
} from '../assignments/assignments.public.ts';
import {
  accessSubmissionToMark,
  findMark,
  findReviews,
  findSubmittedAt,
  listMemberIds,
  lockSubmissionById,
  type Mark,
  putMark,
  type Review,
  recordChange,
  type SubmissionRecord,
} from '../submissions/submissions.public.ts';
import { pointsTooHigh } from './submission-marking.errors.ts';
import type { Marked } from './submission-marking.schemas.ts';

export interface Marking {
  assignment: CourseAssignment;
  submission: SubmissionRecord;
  mark: Mark | undefined;
  reviews: Review[];
}

/** A submission to be marked, which nobody else marks, hands in or withdraws until the transaction ends. */
export async function lockForMarking(context: MemberContext, tx: Tx, id: number): Promise<Marking> {
  const { assignment } = await accessSubmissionToMark(context, tx, id);
  await lockAssignment(tx, assignment.assignmentId, 'use');
  const submission = await lockSubmissionById(tx, id);
  if (!submission) throw notFound();
  return {
    assignment,
    submission,
    mark: await findMark(tx, id),
    reviews: await findReviews(tx, id),
  };
}

export const plain = (points: string): string => formatDecimal(trimDecimal(decimal(points)));

export function requireInRange(points: string, { maximum }: CourseAssignment): void {
  if (compareDecimals(decimal(points), decimal(maximum)) > 0) throw pointsTooHigh();
}

/** Notifies everyone whose submission it is. */
export async function emitMarked(
  context: MemberContext,
  tx: Tx,
  { courseId, assignmentId }: SubmissionRecord,
  userIds: number[],
) {
  for (const userId of userIds)
    await emit(context, tx, assignmentMarked, { courseSubsectionId: assignmentId, courseId, userId });
}

/** Writes down what counts now; answers it with the late cut of the learner's or the group's own dates. */
export async function settle(
  context: MemberContext,
  tx: Tx,
  { assignment, submission, mark }: Marking,
  counted: Counted,
  { number, reason }: { number: number; reason: string },
): Promise<Pick<Marked, 'points' | 'finalPoints' | 'isDisputed' | 'markVersion'>> {
  const { assignmentSubmissionId: id } = submission;
  const stamp = { by: context.caller.userId, now: context.clock.now() };
  const version = (mark?.version ?? 0) + 1;
  const { amount: points, ...said } = counted;
  await putMark(tx, id, {
    points,
    ...said,
    number,
    rubricVersion: counted.assessment ? assignment.rubricVersion : null,
    version,
    markedBy: stamp.by,
    markedAt: stamp.now,
  });
  const change = { userId: null, oldPoints: mark?.points ?? null, newPoints: points, reason, ...stamp };
  await recordChange(tx, id, change);
  await emitMarked(context, tx, submission, await listMemberIds(tx, id));
  const finalPoints = points === null ? null : await finalOf(tx, assignment, submission, { points, number });
  return { points, finalPoints, isDisputed: counted.isDisputed, markVersion: version };
}

async function finalOf(
  tx: Tx,
  assignment: CourseAssignment,
  submission: SubmissionRecord,
  { points, number }: { points: string; number: number },
): Promise<string> {
  const submittedAt = await findSubmittedAt(tx, submission.assignmentSubmissionId, number);
  if (!submittedAt) return points;
  const window = windowOf(assignment, await findGrants(tx, [assignment.assignmentId]), workerOf(submission));
  return pointsText(cutMark(assignment, points, window, submittedAt).points);
}
