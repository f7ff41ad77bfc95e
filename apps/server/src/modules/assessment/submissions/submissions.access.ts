import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessAssignment } from '../assignments/assignments.public.ts';
import { hasMark } from '../submission-marks/submission-marks.public.ts';
import { listMembers } from './submission-members.repository.ts';
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
