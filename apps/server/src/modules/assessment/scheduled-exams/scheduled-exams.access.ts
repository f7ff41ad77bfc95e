import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { accessLesson } from '../../learning/progress/progress.public.ts';
import { findSubsectionExam, type ScheduledExam } from './scheduled-exams.repository.ts';

/** The only way to a scheduled exam. Learners see it when it is published; editors always. */
export async function accessSubsectionExam(context: MemberContext, tx: Tx, id: number, action: 'learn' | 'edit') {
  const exam = await findSubsectionExam(tx, id);
  if (!exam) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, exam.course_id, action);
  if (!exam.is_published && !abilities.canEdit) throw notFound();
  return { exam, course, abilities };
}

/** A subsection of the kind exam, for its editors, whether it has rules yet or not. */
export async function accessExamPlace(context: MemberContext, tx: Tx, courseSubsectionId: number) {
  const { lesson: place, course } = await accessLesson(context, tx, courseSubsectionId, 'edit');
  return { place, course };
}

/** Is the lesson locked for the caller? */
export async function isLocked(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<boolean> {
  const { lock } = await accessLesson(context, tx, exam.course_subsection_id, 'see');
  return lock !== null;
}

/** Refuses to begin in a locked one. */
export async function requireUnlocked(context: MemberContext, tx: Tx, exam: ScheduledExam): Promise<void> {
  await accessLesson(context, tx, exam.course_subsection_id, 'open');
}
