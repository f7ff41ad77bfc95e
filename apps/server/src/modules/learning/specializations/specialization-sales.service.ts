import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { grantEntitlement, revokeSource } from '../entitlements/entitlements.public.ts';
import { settle } from './completions.service.ts';
import { deleteBoughtEnrollment, insertEnrollment, listPublishedCourses } from './specializations.repository.ts';

/** A specialization that was sold. The order line is the source of everything that it grants. */
interface SpecializationSale {
  orderLineId: number;
  userId: number;
  specializationId: number;
}

const sourceOf = ({ orderLineId }: SpecializationSale) =>
  ({ source: 'ORDER', sourceKey: String(orderLineId) }) as const;

/**
 * Gives a buyer the specialization and all of its published courses, and has them follow it. Twice is once. Returns false when there is
 * no course left to give.
 */
export async function grantSpecialization(context: SystemContext, tx: Tx, sale: SpecializationSale): Promise<boolean> {
  const { orderLineId, userId, specializationId } = sale;
  const courseIds = await listPublishedCourses(tx, specializationId);
  if (courseIds.length === 0) return false;
  const grant = { userId, ...sourceOf(sale), grantedBy: userId };
  await grantEntitlement(context, tx, { ...grant, subject: { kind: 'SPECIALIZATION', id: specializationId } });
  for (const id of courseIds) await grantEntitlement(context, tx, { ...grant, subject: { kind: 'COURSE', id } });
  await insertEnrollment(tx, { specializationId, userId, now: context.clock.now(), orderLineId });
  await settle(context, tx, specializationId, [userId]);
  return true;
}

/** Takes back what a sale granted, whatever the specialization holds by now. Rights from other sources and learning records stay. */
export async function revokeSpecialization(context: SystemContext, tx: Tx, sale: SpecializationSale): Promise<void> {
  await revokeSource(context, tx, { userId: sale.userId, source: sourceOf(sale) });
  await deleteBoughtEnrollment(tx, sale);
}
