import { notFound } from '../../../kernel/problem.ts';
import type { LockableWork } from '../../operations/work-locks/work-locks.public.ts';
import { accessAttemptToMark } from './exam-marking.access.ts';

/** An answer that one marker has in hand at a time; where two mark, both have. */
export const accessLockedAnswer: LockableWork['access'] = async (context, tx, { recordId, part }) => {
  const { attempt, paper, exam } = await accessAttemptToMark(context, tx, recordId);
  if (!paper.questions[part - 1]) throw notFound();
  return { listId: attempt.course_subsection_id, isShared: exam.marker_count === 2 };
};
