import { notFound } from '../../../kernel/problem.ts';
import type { LockableWork } from '../../operations/work-locks/work-locks.public.ts';
import { accessSubmissionToMark } from '../submissions/submissions.public.ts';

/** A submission that one marker has in hand at a time; where two mark, both have. */
export const accessLockedSubmission: LockableWork['access'] = async (context, tx, { recordId, part }) => {
  if (part !== 0) throw notFound();
  const { submission, assignment } = await accessSubmissionToMark(context, tx, recordId);
  return { listId: submission.assignmentId, isShared: assignment.markerCount === 2 };
};
