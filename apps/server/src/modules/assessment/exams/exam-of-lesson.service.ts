import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findExamPlaces } from './exam-uses.ts';
import { deleteExam, examsWithoutQuestions, insertExam, renameExam, replaceSections } from './exams.repository.ts';

/** The exam of a new lesson, by its title, with nothing to ask yet. */
export async function createExamOfLesson(
  context: MemberContext,
  tx: Tx,
  { courseId, title }: { courseId: number; title: Localized },
): Promise<number> {
  const { userId: createdBy } = context.caller;
  const examId = await insertExam(tx, { courseId, title, instructions: {}, createdBy, now: context.clock.now() });
  // one part without a name: who doesn't want parts never meets them
  await replaceSections(tx, examId, [
    { title: {}, navigation: 'FREE', isShuffled: false, shufflesChoices: false, draws: [] },
  ]);
  await audit(context, tx, { action: 'exam.create', noun: 'exam', nounId: examId, changes: { courseId } });
  return examId;
}

/** The exam goes by the new title of its lesson, unless another lesson holds it as well. */
export async function renameExamOfLesson(
  context: MemberContext,
  tx: Tx,
  examId: number,
  title: Localized,
): Promise<void> {
  if ((await findExamPlaces(context, tx, [examId])).length === 1) await renameExam(tx, examId, title);
}

/** Deletes those of these exams that no lesson holds any more and that ask nothing; the others are kept for another lesson. */
export async function removeEmptyExams(context: MemberContext, tx: Tx, examIds: readonly number[]): Promise<void> {
  const held = new Set((await findExamPlaces(context, tx, examIds)).map(({ examId }) => examId));
  for (const examId of await examsWithoutQuestions(tx, examIds)) {
    if (held.has(examId)) continue;
    await deleteExam(tx, examId);
    await audit(context, tx, { action: 'exam.delete', noun: 'exam', nounId: examId });
  }
}
