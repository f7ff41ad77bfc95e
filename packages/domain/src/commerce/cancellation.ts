import { HOUR } from '../limits.ts';

/** Item types that have a start, before which buyers can cancel. */
export const TIMED_ITEM_TYPES = ['event'] as const;
export type TimedItemType = (typeof TIMED_ITEM_TYPES)[number];

/** Upper bound on the tiers of an item. */
export const MOST_TIERS = 5;
/** Earliest deadline that can be set: a year before the start. */
export const MOST_HOURS_BEFORE = 8760;

/** Buyers who cancel at least so long before the start get this share back. */
export interface CancellationTier {
  readonly hoursBeforeStart: number;
  /** From 1 to 100. */
  readonly refundPercent: number;
}

/**
 * The last moment at which a tier holds. Hours are elapsed time before the instant of the start, so a change of the clocks in between
 * moves the deadline on the wall and not its distance to the start.
 */
export const deadlineOf = ({ hoursBeforeStart }: Pick<CancellationTier, 'hoursBeforeStart'>, startsAt: Date): Date =>
  new Date(startsAt.getTime() - hoursBeforeStart * HOUR);

/** The tier that holds at a moment: the one with the highest refund whose deadline has not passed; null when there is none. */
export function tierAt(tiers: readonly CancellationTier[], startsAt: Date, at: Date): CancellationTier | null {
  const open = tiers.filter((tier) => at.getTime() <= deadlineOf(tier, startsAt).getTime());
  return open.reduce<CancellationTier | null>(
    (best, tier) => (best === null || tier.refundPercent > best.refundPercent ? tier : best),
    null,
  );
}

/** A percentage of an amount in minor units, half a unit rounded up. */
export const shareOfAmount = (amountMinor: number, percent: number): number =>
  Number((BigInt(amountMinor) * BigInt(percent) * 2n + 100n) / 200n);

/**
 * The first tier that can't stand where it is: each has to give less than the one before, and to end later. Returns -1 for tiers in
 * order.
 */
export const misplacedTier = (tiers: readonly CancellationTier[]): number =>
  tiers.findIndex((tier, at) => {
    const before = tiers[at - 1];
    return (
      before !== undefined &&
      (tier.hoursBeforeStart >= before.hoursBeforeStart || tier.refundPercent >= before.refundPercent)
    );
  });
