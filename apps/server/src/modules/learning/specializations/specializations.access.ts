import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { type CourseCard, checkMayLookAround } from '../courses/courses.public.ts';
import { selfEnrolmentOff } from '../enrollments/enrollments.public.ts';

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

/** Whether the caller may begin to follow it: what it asks for without a choice is free. */
export const mayEnroll = (
  { caller, configuration }: RequestContext,
  { isPublished, isEnrolled }: { isPublished: boolean; isEnrolled: boolean },
  needed: readonly Pick<CourseCard, 'status' | 'isEnrolled' | 'price'>[],
): boolean =>
  isPublished &&
  !isEnrolled &&
  configuration.self_enrollment_enabled &&
  caller.kind === 'member' &&
  holds(caller, ...LEARNERS) &&
  needed.every(({ status, isEnrolled: isIn, price }) => status !== 'PUBLISHED' || isIn || price.minor === 0);

/** @throws Problem where nobody enrols by themselves, or this caller doesn't learn */
export function checkMayEnroll({ caller, configuration }: RequestContext): void {
  if (!configuration.self_enrollment_enabled) throw selfEnrolmentOff();
  if (!holds(caller, ...LEARNERS)) throw notAllowed();
}

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
