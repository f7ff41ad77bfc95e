/** Words and limits of session types and availability that the server and the applications share. */
import type { SessionPayment } from './credits.ts';

/** INSTANT: booked at once. REQUEST: the slot is held until the coach answers. */
export const SESSION_BOOKINGS = ['INSTANT', 'REQUEST'] as const;
export type SessionBooking = (typeof SESSION_BOOKINGS)[number];

export const SESSION_QUESTION_KINDS = ['SHORT', 'LONG', 'CHOICE'] as const;

export const SESSION_TYPE_LIMITS = {
  types: 30,
  /** Learners in a session; 1: one-to-one. */
  seats: 100,
  lengthMinutes: { shortest: 5, longest: 720 },
  bufferMinutes: 180,
  noticeMinutes: 525_600,
  horizonDays: 730,
  perDay: 100,
  perWeek: 500,
  intervalMinutes: { shortest: 5, longest: 720 },
  questions: 10,
  choices: 12,
  reminders: 5,
  reminderMinutes: { shortest: 5, longest: 20_160 },
  /** Highest list price, in minor units. */
  priceMinor: 1_000_000_000,
  /** Minutes for which a slot is held for its learner until an order holds it. */
  paymentMinutes: 15,
} as const;

interface Payable {
  payment: SessionPayment;
  priceMinor: number | null;
  seats: number;
  booking: SessionBooking;
}

/**
 * Why a session type can't be paid for as it is set, or null if it can. SEATS: only sessions of one learner cost something. NO_PRICE: a paid type
 * needs a price. REQUEST: a slot is never held for a payment and for the coach's answer at once.
 */
export function paymentProblem({
  payment,
  priceMinor,
  seats,
  booking,
}: Payable): 'SEATS' | 'NO_PRICE' | 'REQUEST' | null {
  if (payment === 'FREE') return null;
  if (seats > 1) return 'SEATS';
  if (payment !== 'PAID') return null;
  if (priceMinor === null) return 'NO_PRICE';
  return booking === 'REQUEST' ? 'REQUEST' : null;
}

export const AVAILABILITY_LIMITS = {
  spansPerDay: 12,
  overrides: 200,
  travels: 50,
  note: 200,
  /** Longest time that can be blocked at once. */
  blockDays: 366,
  blockWeeks: 26,
  /** Days of free times that one call answers. */
  slotDays: 62,
} as const;
