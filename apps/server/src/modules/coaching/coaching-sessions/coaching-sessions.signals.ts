import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** What became of a session. */
export const SESSION_NEWS = [
  'requested',
  'booked',
  'accepted',
  'declined',
  'suggested',
  'moved',
  'cancelled',
  'expired',
  'missed',
  'objected',
  'upheld',
  'withdrawn',
  'handedOver',
  'zoneMoved',
  'zoneConflict',
] as const;
export type SessionNews = (typeof SESSION_NEWS)[number];

export const coachingSessionChanged = defineSignal<{
  coachingSessionId: number;
  news: SessionNews;
  /** Number of sessions that were booked together, of which this is the first. */
  count: number;
  /** Null: the clock. */
  byUserId: number | null;
  /** Coach before a hand-over. */
  formerCoachUserId?: number;
}>('coaching-session.changed');
