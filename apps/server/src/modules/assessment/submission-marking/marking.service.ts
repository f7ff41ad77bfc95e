import { agreedOn, byMean, type Judgement } from '@sullam/domain/assessment/double-marking.ts';
import { markingTurn } from '@sullam/domain/assessment/marking-turn.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { readRubricVersion, requireAssessment } from '../../gradebook/rubrics/rubrics.public.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';
import {
  deleteMemberMark,
  deleteReviews,
  findMemberMarks,
  listMemberIds,
  putMemberMark,
  putReview,
  type Review,
  recordChange,
  releaseMembers,
} from '../submissions/submissions.public.ts';
import { emitMarked, lockForMarking, plain, requireInRange, settle } from './settle-mark.ts';
import { noOtherMarkerNeeded, notCurrent, notDisputed, notMarked } from './submission-marking.errors.ts';
import type { MarkBody, Marked, MemberMarkBody } from './submission-marking.schemas.ts';

const noun = 'submission';

const judgementIn = ({ points, assessment, comment }: Review): Judgement => ({ amount: points, assessment, comment });

/** What the marker gives: the sum of an assessment where there is a rubric, else points. */
async function judgementOf(
  tx: Tx,
  assignment: CourseAssignment,
  { points, assessment, comment }: MarkBody,
): Promise<Judgement> {
  if (assignment.rubricId === null || assignment.rubricVersion === null) {
    if (points === undefined) throw invalidField('points', 'required');
    if (assessment !== undefined) throw invalidField('assessment', 'unknownField');
    requireInRange(points, assignment);
    return { amount: plain(points), assessment: null, comment };
  }
  if (points !== undefined) throw invalidField('points', 'unknownField');
  if (assessment === undefined) throw invalidField('assessment', 'required');
  const rubric = await readRubricVersion(tx, assignment.rubricId, assignment.rubricVersion);
  if (!rubric) throw notFound();
  return { amount: requireAssessment(rubric.content, assessment).points, assessment, comment };
}

/**
 * A marker gives a submission its mark. Where two people mark, each gives one apart from the other: near ones give their
 * mean, others wait for a reconciliation. An old version, and one that isn't what was handed in last, answers 409.
 */
export const giveMark = (context: MemberContext, id: number, body: MarkBody): Promise<Marked> =>
  transaction(context, async (tx) => {
    const marking = await lockForMarking(context, tx, id);
    const { assignment, submission, mark, reviews } = marking;
    if (submission.currentNumber !== body.number) throw notCurrent();
    const { userId } = context.caller;
    const isDouble = assignment.markerCount === 2;
    const own = reviews.find(({ markerUserId }) => markerUserId === userId);
    const others = reviews.filter((review) => review.markerUserId !== userId && review.number === body.number);
    const stand = { isDouble, review: own?.version ?? 0, mark: mark?.version ?? 0 };
    const turn = markingTurn(body, { ...stand, hasOwn: own?.number === body.number, others: others.length });
    if (turn === 'NOT_NEEDED') throw noOtherMarkerNeeded();
    if (turn === 'VERSION_MISSING') throw invalidField('markVersion', 'required');
    if (turn === 'OLD_PICTURE') throw conflict();
    const judgement = await judgementOf(tx, assignment, body);
    const version = (own?.version ?? 0) + 1;
    const { amount: points, ...said } = judgement;
    await putReview(tx, id, {
      points,
      ...said,
      markerUserId: userId,
      number: body.number,
      rubricVersion: judgement.assessment ? assignment.rubricVersion : null,
      version,
      reviewedAt: context.clock.now(),
    });
    const counted = isDouble
      ? agreedOn([...others.map(judgementIn), judgement], byMean(assignment.tolerance), { keepsWords: false })
      : { ...judgement, isDisputed: false };
    const settled =
      turn === 'HALF'
        ? { points: null, finalPoints: null, isDisputed: false, markVersion: mark?.version ?? 0 }
        : await settle(context, tx, marking, counted, { number: body.number, reason: '' });
    await audit(context, tx, {
      action: 'submission.mark',
      noun,
      nounId: id,
      changes: { points, number: body.number },
    });
    return { ...settled, version: isDouble ? version : settled.markVersion };
  });

/** Ends a difference between two markers; the version is that of the mark. */
export const reconcileMark = (context: MemberContext, id: number, body: MarkBody): Promise<Marked> =>
  transaction(context, async (tx) => {
    const marking = await lockForMarking(context, tx, id);
    const { assignment, submission, mark } = marking;
    if (submission.currentNumber !== body.number) throw notCurrent();
    if (body.version !== mark?.version) throw conflict();
    if (!mark.isDisputed || mark.number !== body.number) throw notDisputed();
    const judgement = await judgementOf(tx, assignment, body);
    const counted = { ...judgement, isDisputed: false };
    const settled = await settle(context, tx, marking, counted, { number: body.number, reason: body.comment });
    await audit(context, tx, {
      action: 'submission.reconcile',
      noun,
      nounId: id,
      changes: { points: judgement.amount },
    });
    return { ...settled, version: settled.markVersion };
  });

/**
 * Takes the mark back, with what the markers gave; it waits to be marked again. The mark's version grows on, so that no
 * picture from before fits what comes after.
 */
export const takeBackMark = (context: MemberContext, id: number, version: number): Promise<void> =>
  transaction(context, async (tx) => {
    const marking = await lockForMarking(context, tx, id);
    const { mark, reviews } = marking;
    if (!mark && reviews.length === 0) throw notMarked();
    if ((mark?.version ?? 0) !== version) throw conflict();
    await deleteReviews(tx, id);
    const nothing = { amount: null, assessment: null, comment: '', isDisputed: false };
    const number = mark?.number ?? Math.max(...reviews.map((review) => review.number));
    await settle(context, tx, marking, nothing, { number, reason: '' });
    if (number === 0) await releaseMembers(tx, id, 'WITHOUT_SUBMISSION');
    await audit(context, tx, { action: 'submission.take-mark-back', noun, nounId: id });
  });

async function memberMarking(context: MemberContext, tx: Tx, id: number, userId: number) {
  const { assignment, submission } = await lockForMarking(context, tx, id);
  const members = await listMemberIds(tx, id);
  if (submission.courseGroupId === null || submission.currentNumber === null || !members.includes(userId))
    throw notFound();
  const own = (await findMemberMarks(tx, id)).find((mark) => mark.userId === userId);
  return { assignment, submission, own, stamp: { by: context.caller.userId, now: context.clock.now() } };
}

/** Gives a member of a group a mark of their own, with the reason; version 0 makes it. */
export const giveMemberMark = (
  context: MemberContext,
  id: number,
  userId: number,
  body: MemberMarkBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const { assignment, submission, own, stamp } = await memberMarking(context, tx, id, userId);
    if ((own?.version ?? 0) !== body.version) throw conflict();
    requireInRange(body.points, assignment);
    const mark = { userId, points: plain(body.points), reason: body.reason, version: body.version + 1 };
    await putMemberMark(tx, id, mark, stamp);
    const change = { userId, oldPoints: own?.points ?? null, newPoints: mark.points, reason: body.reason, ...stamp };
    await recordChange(tx, id, change);
    await emitMarked(context, tx, submission, [userId]);
    await audit(context, tx, {
      action: 'submission.mark-member',
      noun,
      nounId: id,
      changes: { userId, points: mark.points },
    });
    return { version: mark.version };
  });

/** The group's mark counts for the member again. */
export const takeBackMemberMark = (context: MemberContext, id: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { submission, own, stamp } = await memberMarking(context, tx, id, userId);
    if (!own) throw notFound();
    await deleteMemberMark(tx, id, userId);
    await recordChange(tx, id, { userId, oldPoints: own.points, newPoints: null, reason: '', ...stamp });
    await emitMarked(context, tx, submission, [userId]);
    await audit(context, tx, { action: 'submission.unmark-member', noun, nounId: id, changes: { userId } });
  });
