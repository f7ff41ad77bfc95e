import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { findExam } from './exams.repository.ts';

/** The only way to an exam: through the course that it belongs to, for those who edit it. */
export async function accessExam(context: MemberContext, tx: Tx, examId: number) {
  const exam = await findExam(tx, examId);
  if (!exam) throw notFound();
  const { course } = await accessCourse(context, tx, exam.course_id, 'edit');
  return { exam, course };
}
