import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { type CourseCard, checkMayLookAround } from '../courses/courses.public.ts';

export const mayEdit = (context: RequestContext): boolean =>
  isAdministrator(context.caller) || holds(context.caller, 'organization_update_specializations');

export const specializationAbilities = (context: RequestContext) => ({
  canEdit: mayEdit(context),
  canDelete: isAdministrator(context.caller) || holds(context.caller, 'organization_delete_specializations'),
});

/** Whether the caller may enrol in what they aren't in yet. */
export const mayEnroll = (
  { caller, configuration }: RequestContext,
  isPublished: boolean,
  courses: readonly Pick<CourseCard, 'status' | 'isEnrolled' | 'price'>[],
): boolean => {
  const open = courses.filter(({ status, isEnrolled }) => status === 'PUBLISHED' && !isEnrolled);
  return (
    isPublished &&
    configuration.self_enrollment_enabled &&
    caller.kind === 'member' &&
    holds(caller, 'organization_member_access_courses') &&
    open.length > 0 &&
    open.every(({ price }) => price.minor === 0)
  );
};

/** The only way to a specialization. A draft doesn't exist for who may not edit it. */
export async function accessSpecialization(
  context: RequestContext,
  tx: Tx,
  specializationId: number,
): Promise<{ isPublished: boolean }> {
  checkMayLookAround(context);
  const row = await tx.one(
    db
      .selectFrom('specializations')
      .select('is_published as isPublished')
      .where('specialization_id', '=', specializationId),
  );
  if (!row || (!row.isPublished && !mayEdit(context))) throw notFound();
  return row;
}
