import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notAllowed, notFound, signInNeeded } from '../../kernel/problem.ts';

/** Specializations stand in the catalogue: who may look around there may see the published ones. */
export function checkMayLook(context: RequestContext): void {
  const { caller, features } = context;
  if (caller.kind === 'anonymous') {
    if (!features['anonymous-course-view']) throw signInNeeded();
  } else if (!holds(caller, 'organization_member_access_courses') && !caller.isInstructor && !caller.isAdministrator)
    throw notAllowed();
}

export const mayEdit = (context: RequestContext): boolean =>
  isAdministrator(context.caller) || holds(context.caller, 'organization_update_specializations');

export const specializationAbilities = (context: RequestContext) => ({
  canEdit: mayEdit(context),
  canDelete: isAdministrator(context.caller) || holds(context.caller, 'organization_delete_specializations'),
});

/** The only way to a specialization. A draft doesn't exist for who may not edit it. */
export async function accessSpecialization(
  context: RequestContext,
  tx: Tx,
  specializationId: number,
): Promise<{ isPublished: boolean }> {
  checkMayLook(context);
  const row = await tx.one(
    db
      .selectFrom('specializations')
      .select('is_published as isPublished')
      .where('organization_id', '=', context.organizationId)
      .where('specialization_id', '=', specializationId),
  );
  if (!row || (!row.isPublished && !mayEdit(context))) throw notFound();
  return row;
}
