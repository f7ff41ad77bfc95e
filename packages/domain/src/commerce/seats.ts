import { DAY } from '../limits.ts';
import { type BuyerPrice, isSaleRunning, type SalePrice } from './prices.ts';

/** How many seats of a course are bought at once. */
export const SEAT_COUNTS = { least: 2, most: 1000 } as const;

/** Upper bound on the addresses of one list. */
export const MOST_SEAT_ADDRESSES = 1000;

/** A seat stays with a learner who has finished this many lessons with it. */
export const LESSONS_UNTIL_KEPT = 2;

/** Limits of the two settings, in days. */
export const SEAT_DAYS = { reclaim: { least: 0, most: 365 }, assignment: { least: 1, most: 3650 } } as const;

/** The price of a seat from a number of seats on. */
export interface VolumePrice {
  readonly fromCount: number;
  readonly minor: number;
}

/** What decides the price of a seat besides the list price. Prices of groups are for members themselves. */
export interface SeatPricing {
  readonly sale: SalePrice | null;
  readonly volumePrice: VolumePrice | null;
}

/**
 * The price of one of several seats: the lowest of list price, running sale and the volume price that the number reaches. Of equal ones
 * the volume price counts, because it doesn't end.
 */
export function seatPriceFor(
  listMinor: number,
  { sale, volumePrice }: SeatPricing,
  { count, at }: { readonly count: number; readonly at: Date },
): BuyerPrice {
  const volumeMinor = volumePrice && count >= volumePrice.fromCount ? volumePrice.minor : listMinor;
  const minor = Math.min(volumeMinor, listMinor);
  if (sale && isSaleRunning(sale, at) && sale.minor < minor)
    return { minor: sale.minor, kind: 'SALE', until: sale.endsAt };
  return { minor, kind: minor < listMinor ? 'VOLUME' : 'LIST', until: null };
}

/** What a line of seats cost, and how much of it is refunded. */
export interface SeatLine {
  readonly seatCount: number;
  readonly totalMinor: number;
}

/** How many seats a refunded amount takes back: those that it pays for in full; of a line that cost nothing, all. */
export const refundedSeats = ({ seatCount, totalMinor }: SeatLine, refundedMinor: number): number =>
  totalMinor === 0 ? seatCount : Math.floor((refundedMinor * seatCount) / totalMinor);

/** The least amount that takes back this many seats. */
export const amountOfSeats = ({ seatCount, totalMinor }: SeatLine, seats: number): number =>
  Math.ceil((totalMinor * seats) / seatCount);

/** Until when a seat can be taken back from a learner who got it at this moment. */
export const reclaimableUntil = (activatedAt: Date, reclaimDays: number): Date =>
  new Date(activatedAt.getTime() + reclaimDays * DAY);

/** Why a seat stays with its learner. */
export type SeatKept = 'DAYS' | 'LESSONS';

/** Why a seat can't be taken back any more; null while it can. An invitation that nobody has accepted can always be. */
export function seatKept(
  { activatedAt, finishedLessons }: { readonly activatedAt: Date | null; readonly finishedLessons: number },
  { reclaimDays, now }: { readonly reclaimDays: number; readonly now: Date },
): SeatKept | null {
  if (activatedAt === null) return null;
  if (finishedLessons >= LESSONS_UNTIL_KEPT) return 'LESSONS';
  return now < reclaimableUntil(activatedAt, reclaimDays) ? null : 'DAYS';
}

/** Whether two words differ by one slip: a letter left out, added, replaced, or swapped with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Domains that others are compared with. */
const COMPARED_DOMAINS = 20;

/**
 * Finds addresses of a list whose domain looks like a slip of a more frequent one, such as tamken.example beside tamkeen.example. Maps each
 * such address to the one that was probably meant. `known` are addresses that have been accepted before.
 */
export function suggestAddresses(listed: readonly string[], known: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const email of [...listed, ...known]) counts.set(domainOf(email), (counts.get(domainOf(email)) ?? 0) + 1);
  const accepted = new Set(known.map(domainOf));
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, COMPARED_DOMAINS);
  const meant = new Map<string, string>();
  for (const [domain, count] of counts) {
    if (accepted.has(domain)) continue;
    const found = frequent.find(([other, more]) => more > count && isOneSlip(domain, other));
    if (found) meant.set(domain, found[0]);
  }
  const suggested = new Map<string, string>();
  for (const email of listed) {
    const domain = meant.get(domainOf(email));
    if (domain) suggested.set(email, `${email.slice(0, email.lastIndexOf('@') + 1)}${domain}`);
  }
  return suggested;
}
