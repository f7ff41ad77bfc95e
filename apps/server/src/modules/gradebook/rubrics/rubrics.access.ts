import { type Sharing, sharedRights } from '@sullam/domain/sharing.ts';
import { type SqlBool, sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { notEditable } from './rubrics.errors.ts';
import { findRubricRecord, type RubricRecord, teachesCourse } from './rubrics.repository.ts';

type Owned = Pick<RubricRecord, 'isUsed' | 'ownerUserId' | 'sharing' | 'teaches'>;

/** Who may change every course outranks the owners of rubrics. */
const governsRubrics = ({ caller }: MemberContext): boolean => holds(caller, 'organization_update_courses');

/** A rubric belongs to its owner, who shares it; one of a single course also to those who teach that course. */
function rightsOf(context: MemberContext, { ownerUserId, sharing, teaches }: Owned) {
  const governs = governsRubrics(context);
  const rights = sharedRights({ sharing, isOwner: ownerUserId === context.caller.userId, governs });
  return { ...rights, canRead: rights.canRead || teaches, canEdit: rights.canEdit || teaches };
}

/** What its readers may do with a rubric. */
export function rubricAbilities(context: MemberContext, rubric: Owned) {
  const { canEdit, canShare } = rightsOf(context, rubric);
  return { canEdit, canShare, canDelete: canEdit && !rubric.isUsed };
}

/** The rubrics (r) that are there for the caller, as a condition of any statement. */
export const visibleRubrics = (context: MemberContext) =>
  governsRubrics(context)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(r.sharing <> ${sql.lit<Sharing>('PRIVATE')} or r.created_by = ${context.caller.userId}
        or ${teachesCourse(context.caller.userId)})`;

/**
 * The only way to a rubric. The routes let in those who teach or administer.
 * @throws Problem not-found for one that its owner keeps private, rubric.not-editable
 */
export async function accessRubric(context: MemberContext, tx: Tx, rubricId: number, action: 'read' | 'write') {
  const rubric = await findRubricRecord(context, tx, rubricId);
  if (!rubric || !rightsOf(context, rubric).canRead) throw notFound();
  const abilities = rubricAbilities(context, rubric);
  if (action === 'write' && !abilities.canEdit) throw notEditable();
  const staysInCourse = rubric.courseId === null || rubric.teaches || governsRubrics(context);
  return { rubric, abilities, courseOfCopy: staysInCourse ? rubric.courseId : null };
}

/** Refuses to give a rubric to a course that the caller doesn't edit. */
export async function requireCourse(context: MemberContext, tx: Tx, courseId: number | null): Promise<void> {
  if (courseId !== null) await accessCourse(context, tx, courseId, 'edit');
}
