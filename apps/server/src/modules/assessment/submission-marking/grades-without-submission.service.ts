import type { Grantee } from '@sullam/domain/assessment/accommodations.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import { belongs } from '../assessment/assessment.public.ts';
import { accessAssignment, type CourseAssignment, lockAssignment } from '../assignments/assignments.public.ts';
import {
  ensureSubmission,
  findMark,
  findReviews,
  freezeWithoutSubmission,
  lockSubmission,
  putReview,
  readGroup,
} from '../submissions/submissions.public.ts';
import { plain, requireInRange, settle } from './settle-mark.ts';
import { notCurrent } from './submission-marking.errors.ts';
import type { GradeWithoutSubmissionBody, Marked } from './submission-marking.schemas.ts';

/** Those who get the mark: the learner, or everybody who is in the group now. */
async function whoGetsIt(tx: Tx, assignment: CourseAssignment, who: Grantee): Promise<number[]> {
  const isTheirs = assignment.isGroupWork === (who.userId === null) && (await belongs(tx, assignment.courseId, who));
  if (!isTheirs) throw notFound();
  if (who.userId !== null) return [who.userId];
  const group = await readGroup(tx, who.courseGroupId);
  return group?.members.map(({ userId }) => userId) ?? [];
}

/**
 * Marks a learner or a group who handed in nothing. One marker is enough, no rubric and no late cut apply. What is
 * handed in afterwards waits for a mark of its own, and this one counts until then.
 */
export const gradeWithoutSubmission = (
  context: MemberContext,
  assignmentId: number,
  who: Grantee,
  { points, comment, version }: GradeWithoutSubmissionBody,
): Promise<Marked> => {
  return transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const userIds = await whoGetsIt(tx, assignment, who);
    requireInRange(points, assignment);
    await lockAssignment(tx, assignmentId, 'use');
    const owner = { assignmentId, courseId: assignment.courseId, ...who };
    const now = context.clock.now();
    await ensureSubmission(tx, owner, now);
    const submission = await lockSubmission(tx, owner);
    if (!submission) throw notFound();
    if (submission.currentNumber !== null) throw notCurrent();
    const { assignmentSubmissionId: id } = submission;
    const [mark, reviews] = [await findMark(tx, id), await findReviews(tx, id)];
    if ((mark?.version ?? 0) !== version) throw conflict();
    const judgement = { amount: plain(points), assessment: null, comment };
    const own = reviews.find(({ markerUserId }) => markerUserId === context.caller.userId);
    const review = {
      points: judgement.amount,
      assessment: judgement.assessment,
      comment: judgement.comment,
      markerUserId: context.caller.userId,
      number: 0,
      rubricVersion: null,
      reviewedAt: now,
    };
    await putReview(tx, id, { ...review, version: (own?.version ?? 0) + 1 });
    await freezeWithoutSubmission(tx, submission, userIds);
    const counted = { ...judgement, isDisputed: false };
    const settled = await settle(context, tx, { assignment, submission, mark, reviews }, counted, {
      number: 0,
      reason: '',
    });
    await audit(context, tx, {
      action: 'submission.mark-without-work',
      noun: 'submission',
      nounId: id,
      changes: { points: judgement.amount },
    });
    return { ...settled, version: settled.markVersion };
  });
};
