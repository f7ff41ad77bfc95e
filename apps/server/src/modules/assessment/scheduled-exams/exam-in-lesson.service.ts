import { FIRST_RULES } from '@sullam/domain/exams/first-rules.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import type { AddedLesson } from '../../learning/course-content/course-content.public.ts';
import { createExamOfLesson, removeEmptyExams, renameExamOfLesson } from '../exams/exams.public.ts';
import { readFindings } from './scheduled-exam.reads.ts';
import { examIdsOfLessons, findSubsectionExam, insertSubsectionExam } from './scheduled-exams.repository.ts';
import { showExam } from './scheduled-exams.service.ts';
import { subsectionExamSaved } from './scheduled-exams.signals.ts';

/** A lesson of the kind exam is its exam: both begin together, with rules that can be changed and nothing to ask yet. */
async function added(context: MemberContext, tx: Tx, lesson: AddedLesson): Promise<void> {
  if (lesson.kind !== 'EXAM') return;
  const examId = await createExamOfLesson(context, tx, lesson);
  await insertSubsectionExam(tx, lesson, { ...FIRST_RULES, allowedAddresses: [], examId, version: 0 }, null);
  const { courseId, courseSubsectionId: subsectionExamId } = lesson;
  await emit(context, tx, subsectionExamSaved, { subsectionExamId, courseId });
}

async function renamed(context: MemberContext, tx: Tx, courseSubsectionId: number, title: Localized): Promise<void> {
  const [examId] = await examIdsOfLessons(tx, [courseSubsectionId]);
  if (examId !== undefined) await renameExamOfLesson(context, tx, examId, title);
}

async function removing(context: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]) {
  const examIds = await examIdsOfLessons(tx, courseSubsectionIds);
  return () => removeEmptyExams(context, tx, examIds);
}

async function isDraftComplete(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean | null> {
  const exam = await findSubsectionExam(tx, courseSubsectionId);
  return exam ? (await readFindings(context, tx, exam)).isReady : null;
}

/** Lessons come out with their course: an exam that has what it needs is shown. */
async function publishDraft(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  const exam = await findSubsectionExam(tx, courseSubsectionId);
  if (!exam || exam.is_published || !(await readFindings(context, tx, exam)).isReady) return false;
  await showExam(context, tx, exam);
  return true;
}

/** What exams do when the lessons that hold them come, change and go. */
export const examInLesson = { added, renamed, removing, isDraftComplete, publishDraft };
