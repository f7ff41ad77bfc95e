import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessAssignment, findGrants, isLocked } from '../assignments/assignments.public.ts';
import { hasMark } from './submission-marks.repository.ts';
import { listMembers } from './submission-members.repository.ts';
import { readSubmissionStatuses } from './submission-status.reads.ts';
import { handInRefusal, windowFor } from './submission-status.ts';
import type { Owner } from './submissions.repository.ts';
import { findSubmission } from './submissions.repository.ts';

/**
 * The only way to a submission by its id: for those whose it is, and for those who edit its course.
 * @throws Problem not-found
 */
export async function accessSubmission(context: MemberContext, tx: Tx, id: number) {
  const submission = await findSubmission(tx, id);
  if (!submission) throw notFound();
  const { assignment, abilities } = await accessAssignment(context, tx, submission.assignmentId, 'learn');
  const members = await listMembers(tx, id);
  const own = members.find(({ userId }) => userId === context.caller.userId);
  const isMarker = abilities.canEdit;
  if (!isMarker && !own) throw notFound();
  /** The newest version that the caller may read; who has left the group reads those of their time. */
  const lastNumber = isMarker ? submission.lastNumber : (own?.lastNumber ?? 0);
  return { submission, assignment, isMarker, lastNumber };
}

/** A submission for those who mark it. What nobody has handed in is its writers' alone, but for a mark that it got. */
export async function accessSubmissionToMark(context: MemberContext, tx: Tx, id: number) {
  const found = await findSubmission(tx, id);
  if (!found || (found.lastNumber === 0 && !(await hasMark(tx, id)))) throw notFound();
  const { assignment } = await accessAssignment(context, tx, found.assignmentId, 'edit');
  return { submission: found, assignment };
}

/** The assignment for its learner, how they stand, and whether they can hand in. */
export async function accessOwnWork(context: MemberContext, tx: Tx, assignmentId: number) {
  const { assignment, course } = await accessAssignment(context, tx, assignmentId, 'learn');
  const { userId } = context.caller;
  const grants = await findGrants(tx, [assignmentId]);
  const statuses = await readSubmissionStatuses(tx, [assignmentId], userId);
  const isLockedNow = await isLocked(context, tx, assignmentId);
  const row = statuses.get(assignmentId)!;
  const window = windowFor(assignment, grants, row);
  const now = context.clock.now();
  const circumstances = { isEnrolled: course.isEnrolled, isLocked: isLockedNow, now };
  const refusal = handInRefusal(assignment, window, row, circumstances);
  return { assignment, grants, row, window, refusal, now, circumstances };
}

export type OwnWork = Awaited<ReturnType<typeof accessOwnWork>>;

/** The same work, looked at again: somebody of the group may have handed in since. */
export async function lookAgain(context: MemberContext, tx: Tx, work: OwnWork): Promise<OwnWork> {
  const { assignment, grants, circumstances } = work;
  const row = (await readSubmissionStatuses(tx, [assignment.assignmentId], context.caller.userId)).get(
    assignment.assignmentId,
  )!;
  const window = windowFor(assignment, grants, row);
  return { ...work, row, window, refusal: handInRefusal(assignment, window, row, circumstances) };
}

/** Who writes: the learner, or the group that they are in now. */
export const ownerOf = ({ assignment, row }: Pick<OwnWork, 'assignment' | 'row'>): Owner => ({
  assignmentId: assignment.assignmentId,
  courseId: assignment.courseId,
  userId: assignment.isGroupWork ? null : row.userId,
  courseGroupId: assignment.isGroupWork ? row.currentGroupId : null,
});
