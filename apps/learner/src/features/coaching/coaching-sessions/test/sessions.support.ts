import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import type { CoachingSession, OwnCoachingCredits, SessionType, Slot } from '../coaching-sessions.api.ts';

const DAY = 86_400_000;

/** Noon in UTC some days from now. */
export const noonIn = (days: number): Date => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY + DAY / 2);

/** Fifty minutes, told in UTC and by the clock of Riyadh. */
export function slotAt(at: Date): Slot {
  const day = at.toISOString().slice(0, 10);
  return {
    startsAt: at.toISOString(),
    endsAt: new Date(at.getTime() + 50 * 60_000).toISOString(),
    coachDate: day,
    coachTime: '15:00',
    coachOffset: 180,
    coachZone: 'Asia/Riyadh',
    zoneDate: day,
    zoneTime: at.toISOString().slice(11, 16),
    zoneOffset: 0,
    zone: 'UTC',
    occurrence: 'ONLY',
  };
}

export const sessionType: SessionType = {
  sessionTypeId: 5,
  coachId: 3,
  title: { en: 'Fifty minutes', ar: 'خمسون دقيقة' },
  summary: {},
  lengthMinutes: 50,
  seats: 1,
  booking: 'INSTANT',
  payment: 'FREE',
  priceMinor: null,
  currency: 'SAR',
  isForSale: true,
  hasVideo: true,
  place: {},
  cancellationTiers: [{ hoursBeforeStart: 24, refundPercent: 100 }],
  questions: [],
};

/** One credit of four, valid for a month. */
export const creditLot: OwnCoachingCredits = {
  creditLotId: 1,
  title: { en: 'Four sessions', ar: 'أربع جلسات' },
  coachId: 3,
  coachName: 'Reem Al-Qahtani',
  isPromotional: false,
  reason: null,
  expiresAt: noonIn(30).toISOString(),
  isExpired: false,
  isSuspended: false,
  granted: 4,
  remaining: 1,
  consumed: 2,
  booked: [noonIn(1).toISOString()],
};

export function session(at: Date, more: Partial<CoachingSession> = {}): CoachingSession {
  const slot = slotAt(at);
  const moment = { at: slot.startsAt, date: slot.zoneDate, time: slot.zoneTime, offset: 0, zone: 'UTC' };
  return {
    coachingSessionId: 9,
    state: 'BOOKED',
    heldFor: null,
    heldUntil: null,
    slot,
    lengthMinutes: 50,
    coverArt: '/dial.svg',
    byVideo: true,
    place: {},
    coachId: 3,
    sessionTypeId: 5,
    title: sessionType.title,
    coach: { userId: 30, firstName: 'Reem', lastName: 'Al-Qahtani' },
    learner: { userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' },
    missedBy: null,
    isPrepared: true,
    questionCount: 0,
    price: null,
    joinOpensAt: moment,
    abilities: {
      pay: false,
      move: true,
      cancel: true,
      answerQuestions: true,
      accept: false,
      decline: false,
      suggest: false,
      reportMissed: false,
      object: false,
      join: false,
      addToCalendar: true,
    },
    side: 'LEARNER',
    note: null,
    questions: [],
    answers: [],
    policy: {
      refundPercent: 100,
      lastFreeChange: moment,
      holdsUntil: moment,
      tiers: [{ refundPercent: 100, until: moment }],
    },
    order: null,
    cancelledBy: null,
    cancelledAt: null,
    refundPercent: null,
    message: null,
    missedAt: null,
    objectUntil: null,
    objection: null,
    changes: [{ kind: 'BOOKED', by: 'LEARNER', at: moment, startsBefore: null, startsAfter: moment, message: null }],
    ...more,
  };
}

const member = sessionFor(900);

/** Somebody who may use coaching. */
export const coachingMember = {
  ...member,
  user: { ...member.user, permissions: ['organization_member_access_coaching'] },
};
