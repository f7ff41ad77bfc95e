import { compareDecimals, decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { notFound } from '../../kernel/problem.ts';
import {
  assignmentMarked,
  cutMark,
  findGrants,
  type HeldAssignment,
  lockAssignment,
  pointsText,
  windowOf,
  workerOf,
} from '../assignments/assignments.public.ts';
import {
  accessSubmissionToMark,
  findSubmittedAt,
  listMemberIds,
  lockSubmissionById,
  type SubmissionRecord,
} from '../submissions/submissions.public.ts';
import type { Counted } from './agreement.ts';
import { findMark, findReviews, type Mark, putMark, type Review, recordChange } from './marks.repository.ts';
import { pointsTooHigh } from './submission-marking.errors.ts';
import type { Marked } from './submission-marking.schemas.ts';

export interface Marking {
  held: HeldAssignment;
  submission: SubmissionRecord;
  mark: Mark | undefined;
  reviews: Review[];
}

/** A submission to be marked, which nobody else marks, hands in or withdraws until the transaction ends. */
export async function lockForMarking(context: MemberContext, tx: Tx, id: number): Promise<Marking> {
  refuseMasquerade(context); // a mark carries the name of who gave it, for good
  const { held } = await accessSubmissionToMark(context, tx, id);
  await lockAssignment(tx, held.assignmentId, 'use');
  const submission = await lockSubmissionById(tx, id);
  if (!submission) throw notFound();
  return {
    held,
    submission,
    mark: await findMark(tx, id),
    reviews: await findReviews(tx, id),
  };
}

export const plain = (points: string): string => formatDecimal(trimDecimal(decimal(points)));

export function demandInRange(points: string, { maximum }: HeldAssignment): void {
  if (compareDecimals(decimal(points), decimal(maximum)) > 0) throw pointsTooHigh();
}

/** Tells everybody whose submission it is. */
export async function tell(
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
  { held, submission, mark }: Marking,
  counted: Counted,
  { number, reason }: { number: number; reason: string },
): Promise<Pick<Marked, 'points' | 'finalPoints' | 'isDisputed' | 'markVersion'>> {
  const { assignmentSubmissionId: id } = submission;
  const stamp = { by: context.caller.userId, now: context.clock.now() };
  const version = (mark?.version ?? 0) + 1;
  await putMark(tx, id, {
    ...counted,
    number,
    rubricVersion: counted.assessment ? held.rubricVersion : null,
    version,
    markedBy: stamp.by,
    markedAt: stamp.now,
  });
  const change = { userId: null, oldPoints: mark?.points ?? null, newPoints: counted.points, reason, ...stamp };
  await recordChange(tx, id, change);
  await tell(context, tx, submission, await listMemberIds(tx, id));
  const finalPoints =
    counted.points === null ? null : await finalOf(tx, held, submission, { points: counted.points, number });
  return { points: counted.points, finalPoints, isDisputed: counted.isDisputed, markVersion: version };
}

async function finalOf(
  tx: Tx,
  held: HeldAssignment,
  submission: SubmissionRecord,
  { points, number }: { points: string; number: number },
): Promise<string> {
  const submittedAt = await findSubmittedAt(tx, submission.assignmentSubmissionId, number);
  if (!submittedAt) return points;
  const { dueAt } = windowOf(held, await findGrants(tx, [held.assignmentId]), workerOf(submission));
  return pointsText(cutMark(held, points, dueAt, submittedAt).points);
}
