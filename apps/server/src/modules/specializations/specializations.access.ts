import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { type CourseCard, checkMayLookAround } from '../courses/courses.public.ts';

const may = ({ caller }: RequestContext, slug: string): boolean => isAdministrator(caller) || holds(caller, slug);

/** Sees every specialization, those that aren't shown yet too. */
export const readsAll = (context: RequestContext): boolean => may(context, 'organization_read_specializations');

export const specializationAbilities = (context: RequestContext) => ({
  canEdit: may(context, 'organization_update_specializations'),
  canDelete: may(context, 'organization_delete_specializations'),
});

/** Who may look at specializations at all: whoever looks around in the catalogue, and who reads all of them. */
export function checkMayLook(context: RequestContext): void {
  if (!readsAll(context)) checkMayLookAround(context);
}

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

/** The only way to a specialization. A draft doesn't exist for who may not read all of them. */
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
      .where('specialization_id', '=', specializationId),
  );
  if (!row || (!row.isPublished && !readsAll(context))) throw notFound();
  return row;
}
