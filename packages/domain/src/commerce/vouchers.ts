import { withoutInvisible } from '../identifiers.ts';
import { toLatinDigits } from '../latin-digits.ts';
import { allocate } from './allocation.ts';

export const VOUCHER_CODE_LENGTH = { min: 3, max: 40 } as const;
export const VOUCHER_SCOPES = ['EVERYTHING', 'TYPES', 'ITEMS', 'CATEGORIES'] as const;
/** Upper bound on the codes of a batch. */
export const MOST_BATCH_CODES = 1000;
/** Upper bound on the vouchers of a cart; two need `stacks` on both. */
export const MOST_CART_VOUCHERS = 2;

/** Why a voucher takes nothing off. */
export const VOUCHER_PROBLEMS = [
  'INACTIVE',
  'NOT_BEGUN',
  'EXPIRED',
  'USED_BY_YOU',
  'USED_UP',
  'LAST_USE_HELD',
  'MINIMUM',
  'NOT_FOR_ITEMS',
  'NOTHING_LEFT',
  'SALE_IS_BETTER',
  'NOT_COMBINABLE',
] as const;
export type VoucherProblem = (typeof VOUCHER_PROBLEMS)[number];

/** A code as it is stored and compared: NFKC, upper case, Latin digits, and nothing but letters and digits. */
export const normalizeVoucherCode = (text: string): string =>
  toLatinDigits(withoutInvisible(text).normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits that don't look alike: no 0 or O, no 1, I or L. */
export const VOUCHER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export interface VoucherValidity {
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
}

export interface VoucherUses {
  readonly held: number;
  readonly used: number;
  /** Of the caller, held and used. */
  readonly own: number;
}

/** Why a voucher can't be used whatever is bought; null: it can. */
export function validityProblem(voucher: VoucherValidity, uses: VoucherUses, now: Date): VoucherProblem | null {
  const { isActive, startsAt, endsAt, maxUses, maxUsesPerPerson } = voucher;
  if (!isActive) return 'INACTIVE';
  if (startsAt && startsAt > now) return 'NOT_BEGUN';
  if (endsAt && endsAt <= now) return 'EXPIRED';
  if (maxUsesPerPerson !== null && uses.own >= maxUsesPerPerson) return 'USED_BY_YOU';
  if (maxUses === null || uses.held + uses.used < maxUses) return null;
  return uses.used >= maxUses ? 'USED_UP' : 'LAST_USE_HELD';
}

export interface PricedLine {
  readonly id: number;
  readonly currency: string;
  /** List price, from which vouchers are taken. */
  readonly listMinor: number;
  /** What the buyer pays without a voucher: the list price, or a lower sale or group price. */
  readonly priceMinor: number;
}

export interface VoucherRule {
  /** In hundredths of a percent; null: it takes off `amountMinor`. */
  readonly percentBasisPoints: number | null;
  readonly amountMinor: number | null;
  /** Null: any. */
  readonly currency: string | null;
  /** Of an order before vouchers, at sale and group prices. */
  readonly minimumMinor: number;
  readonly stacks: boolean;
  /** From `validityProblem`. */
  readonly problem: VoucherProblem | null;
  /** Whether a line is in its scope. */
  readonly covers: (lineId: number) => boolean;
}

export interface AppliedVoucher {
  readonly problem: VoucherProblem | null;
  /** What an order lacks to the minimum; 0 with every other problem. */
  readonly missingMinor: number;
  /** Currency of the order that it reduces, or of what is missing; null with every other problem. */
  readonly currency: string | null;
  readonly discountMinor: number;
  /** What it takes off each line, by line id. */
  readonly shares: ReadonlyMap<number, number>;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const NO_SHARES: ReadonlyMap<number, number> = new Map();
const refused = (problem: VoucherProblem, missingMinor = 0, currency: string | null = null): AppliedVoucher => ({
  problem,
  missingMinor,
  currency,
  discountMinor: 0,
  shares: NO_SHARES,
});

/** Rounds half up; an amount never exceeds what it is taken from. */
function discountOf({ percentBasisPoints, amountMinor }: VoucherRule, baseMinor: number): number {
  if (percentBasisPoints === null) return Math.min(amountMinor ?? 0, baseMinor);
  return Number((2n * BigInt(baseMinor) * BigInt(percentBasisPoints) + 10_000n) / 20_000n);
}

/**
 * Splits a discount over lines. A line that costs less at its sale or group price keeps that price and takes no part; an amount is then
 * split over the others.
 */
function shareOut(voucher: VoucherRule, lines: readonly PricedLine[], left: ReadonlyMap<number, number>) {
  const weights = lines.map(({ id }) => ({ id, weight: left.get(id) ?? 0 }));
  const discountMinor = discountOf(voucher, sum(weights.map(({ weight }) => weight)));
  const shares = allocate(discountMinor, weights);
  const kept = lines.filter(
    ({ id, listMinor, priceMinor }) => priceMinor === listMinor || left.get(id)! - shares.get(id)! < priceMinor,
  );
  if (kept.length < lines.length) return shareOut(voucher, kept, left);
  return { discountMinor, shares };
}

/**
 * Applies a voucher to the lines of one currency; `left` is what earlier vouchers left of each line's list price. The better of sale
 * price and voucher wins for each line, never both.
 */
function applyToOrder(
  voucher: VoucherRule,
  lines: readonly PricedLine[],
  left: ReadonlyMap<number, number>,
): AppliedVoucher {
  const currency = lines[0]?.currency ?? null;
  const covered = lines.filter(({ id }) => voucher.covers(id));
  if (covered.length === 0) return refused('NOT_FOR_ITEMS');
  const missing = voucher.minimumMinor - sum(lines.map(({ priceMinor }) => priceMinor));
  if (missing > 0) return refused('MINIMUM', missing, currency);
  const { discountMinor, shares } = shareOut(voucher, covered, left);
  if (discountMinor === 0)
    return refused(
      covered.some(({ listMinor, priceMinor }) => priceMinor < listMinor) ? 'SALE_IS_BETTER' : 'NOTHING_LEFT',
    );
  return { problem: null, missingMinor: 0, currency, discountMinor, shares };
}

/** The most useful reason first. */
const HELPFUL: readonly VoucherProblem[] = ['MINIMUM', 'SALE_IS_BETTER', 'NOTHING_LEFT', 'NOT_FOR_ITEMS'];

/**
 * Applies vouchers in their order, each to what the ones before it left. A voucher reduces one order only: the first currency, in
 * alphabetical order, in which it takes something off. Shares are split by largest remainder, ties by line id, and never exceed a line.
 */
export function applyVouchers(vouchers: readonly VoucherRule[], lines: readonly PricedLine[]): AppliedVoucher[] {
  const left = new Map(lines.map(({ id, listMinor }) => [id, listMinor]));
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort();
  const applied: VoucherRule[] = [];
  return vouchers.map((voucher) => {
    if (voucher.problem) return refused(voucher.problem);
    const isFull = applied.length >= MOST_CART_VOUCHERS;
    if (isFull || (applied.length > 0 && ![voucher, ...applied].every(({ stacks }) => stacks)))
      return refused('NOT_COMBINABLE');
    const tried = currencies
      .filter((currency) => voucher.currency === null || currency === voucher.currency)
      .map((currency) =>
        applyToOrder(
          voucher,
          lines.filter((line) => line.currency === currency),
          left,
        ),
      );
    const found = tried.find(({ problem }) => problem === null);
    if (!found)
      return (
        HELPFUL.map((reason) => tried.find(({ problem }) => problem === reason)).find((result) => result) ??
        refused('NOT_FOR_ITEMS')
      );
    applied.push(voucher);
    for (const [id, share] of found.shares) left.set(id, left.get(id)! - share);
    return found;
  });
}
