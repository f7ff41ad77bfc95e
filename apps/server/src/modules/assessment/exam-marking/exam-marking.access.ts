import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findAttempt, loadPaper } from '../exam-attempts/exam-attempts.public.ts';
import { accessSubsectionExam } from '../scheduled-exams/scheduled-exams.public.ts';

/** The only way to somebody else's attempt: for those who edit the course in which it was sat. */
export async function accessAttemptToMark(context: MemberContext, tx: Tx, examAttemptId: number) {
  const attempt = await findAttempt(tx, examAttemptId);
  const paper = await loadPaper(context, tx, examAttemptId);
  if (!attempt || !paper) throw notFound();
  const { exam } = await accessSubsectionExam(context, tx, attempt.course_subsection_id, 'edit');
  return { attempt, paper, exam };
}
