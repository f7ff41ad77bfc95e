import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { CourseCopy } from '../../learning/courses/courses.public.ts';
import { readDrawableSections } from './exam-candidates.reads.ts';
import { insertExam, listExamsOf, replaceSections } from './exams.repository.ts';

/** The exams of a copied course; their questions stay in the bank. Answers which became which. */
export async function copyExams(context: MemberContext, tx: Tx, copy: CourseCopy): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const exam of await listExamsOf(tx, copy.fromCourseId)) {
    const copyId = await insertExam(tx, {
      courseId: copy.toCourseId,
      title: exam.title as object,
      instructions: exam.instructions as object,
      createdBy: context.caller.userId,
      now: context.clock.now(),
    });
    await replaceSections(tx, copyId, await readDrawableSections(tx, exam.exam_id));
    ids.set(exam.exam_id, copyId);
  }
  return ids;
}
