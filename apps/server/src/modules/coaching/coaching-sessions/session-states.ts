import { SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { deadlineOf, tierAt } from '@sullam/domain/commerce/cancellation.ts';
import { HOUR, MINUTE } from '@sullam/domain/limits.ts';
import type { SessionRecord, SessionSide, SessionState } from './coaching-sessions.repository.ts';

/** Minutes before the start at which the room opens. */
const DOORS_MINUTES = 10;
/** Hours in which somebody who is said to have missed a session can object. */
const OBJECTION_HOURS = 48;

/** Longest time that a requested slot waits for its coach. */
const REQUEST_HOURS = 48;

/** When a hold that waits for an answer ends: after 48 hours, and never past the start. */
export const answerUntil = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + REQUEST_HOURS * HOUR, startsAt.getTime()));

export const joinOpensAt = ({ startsAt }: Pick<SessionRecord, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - DOORS_MINUTES * MINUTE);

export const objectionUntil = (missedAt: Date): Date => new Date(missedAt.getTime() + OBJECTION_HOURS * HOUR);

/** When a slot that is held for its payment is free again, unless an order holds it longer. Never past the start. */
export const payUntil = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_TYPE_LIMITS.paymentMinutes * MINUTE, startsAt.getTime()));

/** The state as it is at a moment: a hold that is due has ended, even before a job says so. */
export const stateAt = ({ state, heldUntil }: Pick<SessionRecord, 'state' | 'heldUntil'>, now: Date): SessionState =>
  state === 'HELD' && heldUntil !== null && heldUntil <= now ? 'EXPIRED' : state;

/** Share that a learner gets back who cancels now. Types without terms, and requests that nobody has answered, give back everything. */
export function refundPercentAt(
  { state, startsAt, cancellationTiers }: Pick<SessionRecord, 'state' | 'startsAt' | 'cancellationTiers'>,
  now: Date,
): number {
  if (state === 'HELD' || cancellationTiers.length === 0) return 100;
  return tierAt(cancellationTiers, startsAt, now)?.refundPercent ?? 0;
}

/** Until when each share is given back, the highest share first; the whole one until the start where the type has no terms. */
export const refundDeadlines = ({
  startsAt,
  cancellationTiers,
}: Pick<SessionRecord, 'startsAt' | 'cancellationTiers'>): { refundPercent: number; until: Date }[] =>
  cancellationTiers.length === 0
    ? [{ refundPercent: 100, until: startsAt }]
    : [...cancellationTiers]
        .sort((one, other) => other.refundPercent - one.refundPercent)
        .map((tier) => ({ refundPercent: tier.refundPercent, until: deadlineOf(tier, startsAt) }));

export interface SessionAbilities {
  /** Buy a slot that is held for its payment. */
  pay: boolean;
  move: boolean;
  cancel: boolean;
  answerQuestions: boolean;
  accept: boolean;
  decline: boolean;
  suggest: boolean;
  reportMissed: boolean;
  object: boolean;
  join: boolean;
  addToCalendar: boolean;
}

/** The side whose answer a held session waits for; null where a payment books it. */
function awaited({ heldFor }: SessionRecord): SessionSide | null {
  if (heldFor === 'PAYMENT') return null;
  return heldFor === 'OFFER' ? 'LEARNER' : 'COACH';
}

/** What a side may do with a session at a moment. Commands give the reason why not; this is for screens. */
export function abilitiesOf(session: SessionRecord, side: SessionSide, now: Date): SessionAbilities {
  const state = stateAt(session, now);
  const isWaiting = state === 'HELD';
  const isBooked = state === 'BOOKED';
  const isAhead = session.startsAt > now;
  const takesPart = side !== 'ADMINISTRATOR';
  const answers =
    isWaiting && (awaited(session) === side || (side === 'ADMINISTRATOR' && session.heldFor === 'REQUEST'));
  return {
    pay: isWaiting && side === 'LEARNER' && session.heldFor === 'PAYMENT' && isAhead,
    move: isBooked && isAhead,
    cancel: (isBooked || isWaiting) && isAhead,
    answerQuestions: side === 'LEARNER' && (isBooked || isWaiting) && isAhead,
    accept: answers,
    decline: answers,
    suggest: isWaiting && side === 'COACH' && session.heldFor === 'REQUEST',
    reportMissed: takesPart && isBooked && !isAhead && session.missedAt === null && session.decision === null,
    object:
      session.missedBy === side &&
      session.missedAt !== null &&
      session.objectedAt === null &&
      now <= objectionUntil(session.missedAt),
    join: takesPart && isBooked && session.byVideo && now >= joinOpensAt(session) && now < session.endsAt,
    addToCalendar: isBooked || (state === 'CANCELLED' && session.sequence > 0),
  };
}
