/** Words and limits of session types and availability that the server and the applications share. */

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
} as const;

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
