import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { findCourseOf } from './grade-items.repository.ts';

/** Grades can be switched off in an organisation: then there are none. */
export function requireGrades({ features }: Pick<RequestContext, 'features'>): void {
  if (!features.grades) throw notFound();
}

/** The way to a course's gradebook: its learners learn from it (their own part), its editors edit. */
export function accessGradebook(context: MemberContext, tx: Tx, courseId: number, action: 'learn' | 'edit') {
  requireGrades(context);
  return accessCourse(context, tx, courseId, action);
}

/** The way to one category or item, through its course. */
export async function accessGradePart(
  context: MemberContext,
  tx: Tx,
  part: 'CATEGORY' | 'ITEM',
  id: number,
  action: 'learn' | 'edit' = 'edit',
) {
  requireGrades(context);
  const courseId = await findCourseOf(tx, part === 'ITEM' ? 'grade_items' : 'grade_categories', id);
  if (courseId === undefined) throw notFound();
  return { courseId, ...(await accessCourse(context, tx, courseId, action)) };
}
