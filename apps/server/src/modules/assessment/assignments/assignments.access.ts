import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { accessLesson } from '../../learning/progress/progress.public.ts';
import { findAssignment } from './assignments.repository.ts';

/** The only way to an assignment. Learners see it when it is published; editors always. */
export async function accessAssignment(context: MemberContext, tx: Tx, id: number, action: 'learn' | 'edit') {
  const assignment = await findAssignment(tx, id);
  if (!assignment) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, assignment.courseId, action);
  if (!assignment.isPublished && !abilities.canEdit) throw notFound();
  return { assignment, course, abilities };
}

/** A subsection for its editors, whether it has an assignment yet or not. */
export async function accessAssignmentPlace(context: MemberContext, tx: Tx, courseSubsectionId: number) {
  const { lesson } = await accessLesson(context, tx, courseSubsectionId, 'edit');
  return lesson;
}

/** Is the lesson locked for the caller? */
export async function isLocked(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  const { lock } = await accessLesson(context, tx, courseSubsectionId, 'see');
  return lock !== null;
}
