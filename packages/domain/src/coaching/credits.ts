/** Credits of coaching packages: which lot pays for a session, and when a credit comes back. */
import { DAY } from '../limits.ts';

/** FREE: costs nothing. CREDITS: one credit of a package. PAID: the price of the session type, by an order. */
export const SESSION_PAYMENTS = ['FREE', 'CREDITS', 'PAID'] as const;
export type SessionPayment = (typeof SESSION_PAYMENTS)[number];

/** Where a credit lot comes from. FREE: the learner took a package that costs nothing. */
export const CREDIT_SOURCES = ['ADMINISTRATOR', 'ORDER', 'SPECIALIZATION', 'FREE'] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];

export const PACKAGE_LIMITS = {
  sessions: 100,
  validityDays: 1095,
  packages: 50,
  reason: 200,
  priceMinor: 1_000_000_000,
  extensionDays: 365,
} as const;

/** Days by which an expired lot is extended when a credit returns to it. */
const RETURN_DAYS = 14;

export interface CreditLot {
  creditLotId: number;
  isPromotional: boolean;
  grantedAt: Date;
  /** From this instant on, its credits can't be used. */
  expiresAt: Date;
  /** Credits that are neither used nor reserved. */
  remaining: number;
}

const compare = (one: number, other: number): number => one - other;

/** The order in which lots are used: earliest expiry, then promotional before paid, then oldest. */
export const compareLots = (one: CreditLot, other: CreditLot): number =>
  compare(one.expiresAt.getTime(), other.expiresAt.getTime()) ||
  compare(Number(other.isPromotional), Number(one.isPromotional)) ||
  compare(one.grantedAt.getTime(), other.grantedAt.getTime()) ||
  compare(one.creditLotId, other.creditLotId);

/** Lots that can pay now, in the order in which they are used. */
export const usableLots = <Lot extends CreditLot>(lots: readonly Lot[], now: Date): Lot[] =>
  lots.filter(({ expiresAt, remaining }) => remaining > 0 && expiresAt > now).sort(compareLots);

/** The lot of each of several credits, or null if there are too few. */
export function takeCredits(lots: readonly CreditLot[], count: number, now: Date): number[] | null {
  const taken: number[] = [];
  for (const { creditLotId, remaining } of usableLots(lots, now))
    for (let credit = 0; credit < remaining && taken.length < count; credit += 1) taken.push(creditLotId);
  return taken.length === count ? taken : null;
}

/** Credits are whole: one returns only where the terms give everything back. */
export const returnsCredit = (refundPercent: number): boolean => refundPercent === 100;

/** When a lot expires after a credit has returned to it. */
export const expiryAfterReturn = (expiresAt: Date, now: Date): Date =>
  expiresAt > now ? expiresAt : new Date(now.getTime() + RETURN_DAYS * DAY);
