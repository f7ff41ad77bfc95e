import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { packageNotFree } from './coaching-packages.errors.ts';
import { endLot, insertMovements, lockLotOfSource, readLeft, setSuspended } from './credits.repository.ts';
import { grantPackage } from './credits.service.ts';
import { findPackageOffers } from './package-offers.reads.ts';
import { findPackage } from './packages.repository.ts';

/** A package that was sold. The order line is the source of the lot. */
interface PackageSale {
  orderLineId: number;
  userId: number;
  coachingPackageId: number;
}

const lockSold = (tx: Tx, { orderLineId }: PackageSale) => lockLotOfSource(tx, 'ORDER', String(orderLineId));

/** Gives a buyer the credits of a package. Twice is once. Returns false for a package that is gone. */
export async function grantSoldPackage(
  context: SystemContext,
  tx: Tx,
  { orderLineId, userId, coachingPackageId }: PackageSale,
): Promise<boolean> {
  const found = await findPackage(tx, coachingPackageId);
  if (!found) return false;
  await grantPackage(context, tx, found, {
    userId,
    source: 'ORDER',
    sourceKey: String(orderLineId),
    isPromotional: false,
    reason: null,
    grantedBy: null,
  });
  return true;
}

/**
 * Takes back what is left of a purchase. Reserved and consumed credits stay, and so do the sessions that they pay for. The lot is locked
 * before its rest is read, so a booking at the same time either has its credit already or finds none.
 */
export async function revokeSoldPackage(context: SystemContext, tx: Tx, sale: PackageSale): Promise<void> {
  const lot = await lockSold(tx, sale);
  if (!lot || lot.endedAt !== null) return;
  const { creditLotId } = lot;
  const now = context.clock.now();
  await endLot(tx, creditLotId, now);
  const left = await readLeft(tx, creditLotId);
  if (left > 0) await insertMovements(tx, [{ creditLotId, kind: 'TAKEN_BACK', amount: -left, now }]);
}

/** Keeps the credits of a purchase from paying while a dispute about it is open, and resumes them. */
export async function suspendSoldPackage(tx: Tx, sale: PackageSale, isSuspended: boolean): Promise<void> {
  const lot = await lockSold(tx, sale);
  if (lot) await setSuspended(tx, lot.creditLotId, isSuspended);
}

/** Gives the caller the credits of a free package, once. Returns the lot, also of an earlier time. */
export const takeFreePackage = (context: MemberContext, coachingPackageId: number): Promise<{ creditLotId: number }> =>
  transaction(context, async (tx) => {
    const found = await findPackage(tx, coachingPackageId, { isLocked: true });
    const [offer] = await findPackageOffers(context, tx, [coachingPackageId]);
    if (!found || !offer) throw notFound();
    if (offer.problem !== null) throw notAllowed();
    if (offer.priceMinor > 0) throw packageNotFree();
    const { userId } = context.caller;
    const { creditLotId } = await grantPackage(context, tx, found, {
      userId,
      source: 'FREE',
      sourceKey: `${coachingPackageId}:${userId}`,
      isPromotional: true,
      reason: null,
      grantedBy: null,
    });
    return { creditLotId };
  });
