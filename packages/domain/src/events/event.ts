/** Words, limits and rules of events that the server and the applications share. */

export const EVENT_STATUSES = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Follows from the times of a published event. */
type EventMoment = 'UPCOMING' | 'LIVE' | 'PAST';

export const EVENT_FORMATS = ['ON_SITE', 'ONLINE', 'BOTH'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** Who sees an event and may enrol: everybody who may look at events at all, or members who are signed in. */
export const EVENT_AUDIENCES = ['EVERYONE', 'MEMBERS'] as const;

/** Who may have a kind of ticket: those of one group too. */
export const EVENT_TICKET_AUDIENCES = [...EVENT_AUDIENCES, 'GROUP'] as const;

export const EVENT_QUESTION_KINDS = ['TEXT', 'CHOICE', 'YES_NO'] as const;

export const EVENT_ENROLLMENT_STATES = ['PENDING_PAYMENT', 'ENROLLED', 'WAITLISTED', 'CANCELLED', 'ATTENDED'] as const;
export type EventEnrollmentState = (typeof EVENT_ENROLLMENT_STATES)[number];

/** What a scan at the door turns out to be. */
export const SCAN_OUTCOMES = ['VALID', 'DOUBLE', 'OTHER_EVENT', 'VOID', 'FORGED'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

export const EVENT_LIMITS = {
  days: 14,
  sessions: 100,
  hosts: 12,
  guests: 40,
  questions: 20,
  choices: 12,
  ticketTypes: 12,
  perPerson: 10,
  capacity: 100_000,
  dayMinutes: { shortest: 5, longest: 1440 },
  text: 2000,
  answer: 1000,
  reason: 500,
  address: 500,
  offerMinutes: { shortest: 5, longest: 20_160 },
  scans: 500,
} as const;

/** An event leaves the lists this many days after its last day, by the clock of its place. */
export const EVENT_EXPIRY_DAYS = 30;

interface EventTimes {
  startsAt: Date;
  endsAt: Date;
}

export function momentOfEvent({ startsAt, endsAt }: EventTimes, now: Date): EventMoment {
  if (now >= endsAt) return 'PAST';
  return now >= startsAt ? 'LIVE' : 'UPCOMING';
}

/** Few are left: at most a tenth of them. */
export const areFewLeft = (free: number, capacity: number): boolean => free > 0 && free * 10 <= capacity;
