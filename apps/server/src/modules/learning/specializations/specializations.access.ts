import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
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

interface Following {
  isPublished: boolean;
  isEnrolled: boolean;
  /** Bought, or granted by staff. */
  isOwned: boolean;
  price: CourseCard['price'] | null;
}

const enrollsAlone = ({ caller, configuration }: RequestContext): boolean =>
  configuration.self_enrollment_enabled && caller.kind === 'member' && holds(caller, ...LEARNERS);

/** Whether it is sold as a whole, which depends on the marketplace; nobody enrols in it for nothing then. */
const isSold = ({ features }: RequestContext, { isPublished, price }: Following): boolean =>
  isPublished && price !== null && features.marketplace;

/** Whether the caller may buy it: one that has a course that learners see, at a price that isn't on request. */
export const mayBuy = (context: RequestContext, following: Following, courseCount: number): boolean =>
  isSold(context, following) &&
  !following.price?.isOnRequest &&
  courseCount > 0 &&
  !following.isOwned &&
  enrollsAlone(context);

/** Whether the caller may begin to follow it: they own it, or it isn't sold and what it asks for without a choice is free. */
export const mayEnroll = (
  context: RequestContext,
  following: Following,
  needed: readonly Pick<CourseCard, 'status' | 'isEnrolled' | 'price'>[],
): boolean =>
  following.isPublished &&
  !following.isEnrolled &&
  enrollsAlone(context) &&
  (following.isOwned ||
    (!isSold(context, following) &&
      needed.every(({ status, isEnrolled, price }) => status !== 'PUBLISHED' || isEnrolled || isFreeForAll(price))));

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
