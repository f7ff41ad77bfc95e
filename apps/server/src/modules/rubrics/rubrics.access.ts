import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { findRubricRecord, type RubricRecord } from './rubrics.repository.ts';

/** Every instructor may write in the rubrics of the organisation; those of one course belong to who edits that course. */
export const rubricAbilities = (
  { caller }: MemberContext,
  { isUsed, courseId, teaches }: Pick<RubricRecord, 'isUsed' | 'courseId' | 'teaches'>,
) => {
  const canEdit = courseId === null || teaches || isAdministrator(caller);
  return { canEdit, canDelete: canEdit && !isUsed };
};

/**
 * The only way to a rubric. The routes let in those who teach or administer.
 * @throws Problem not-found, not-allowed
 */
export async function accessRubric(context: MemberContext, tx: Tx, rubricId: number, action: 'read' | 'write') {
  const rubric = await findRubricRecord(context, tx, rubricId);
  if (!rubric) throw notFound();
  const abilities = rubricAbilities(context, rubric);
  if (action === 'write' && !abilities.canEdit) throw notAllowed();
  return { rubric, abilities };
}

/** Refuses to give a rubric to a course that the caller doesn't edit. */
export async function requireCourse(context: MemberContext, tx: Tx, courseId: number | null): Promise<void> {
  if (courseId !== null) await accessCourse(context, tx, courseId, 'edit');
}
