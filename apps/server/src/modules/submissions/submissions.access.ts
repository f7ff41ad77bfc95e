import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { accessAssignment } from '../assignments/assignments.public.ts';
import { findSubmission, listMemberIds } from './submissions.repository.ts';

/**
 * The only way to a submission by its id: for those whose it is, and for those who edit its course.
 * @throws Problem not-found
 */
export async function accessSubmission(context: MemberContext, tx: Tx, id: number) {
  const submission = await findSubmission(context, tx, id);
  if (!submission) throw notFound();
  const { held, abilities } = await accessAssignment(context, tx, submission.assignmentId, 'learn');
  const memberIds = await listMemberIds(context, tx, id);
  const isMarker = abilities.canEdit;
  if (!isMarker && !memberIds.includes(context.caller.userId)) throw notFound();
  return { submission, held, memberIds, isMarker };
}

/** A submission for those who mark it. What nobody has handed in is its writers' alone. */
export async function accessSubmissionToMark(context: MemberContext, tx: Tx, id: number) {
  const found = await findSubmission(context, tx, id);
  if (!found || found.lastNumber === 0) throw notFound();
  const { held } = await accessAssignment(context, tx, found.assignmentId, 'edit');
  return { submission: found, held };
}
