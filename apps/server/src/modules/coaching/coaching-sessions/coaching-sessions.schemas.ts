import { SLOT_PROBLEMS } from '@sullam/domain/coaching/free-times.ts';
import { MOST_WEEKS } from '@sullam/domain/coaching/series.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
} from '../../../kernel/http/schemas.ts';
import { SessionQuestion, Slot } from '../coach-availability/coach-availability.public.ts';

export const SessionParams = Type.Object({ coachingSessionId: Id });

const Zone = Type.String({ maxLength: 64, description: "The reader's time zone, such as Africa/Casablanca" });
export const ZoneQuery = Type.Object({ zone: Type.Optional(Zone) });

const Message = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));
const State = OneOf('HELD', 'BOOKED', 'CANCELLED', 'EXPIRED', 'DECLINED');
const Side = OneOf('LEARNER', 'COACH', 'ADMINISTRATOR');

/** An instant with what the clock on the wall of a zone shows. */
export const Moment = NamedObject('CoachingMoment', {
  at: DateTime,
  date: Type.String(),
  time: Type.String(),
  offset: Type.Integer({ description: 'Minutes ahead of UTC' }),
  zone: Type.String(),
});
export type Moment = Static<typeof Moment>;

export const SessionAnswer = NamedObject('SessionAnswer', {
  key: Type.String({ maxLength: 40 }),
  answer: Type.String({ maxLength: 2000, description: 'Of a choice: its place in the list, from 0' }),
});
export type SessionAnswer = Static<typeof SessionAnswer>;
const Answers = Type.Array(SessionAnswer, { maxItems: 30 });

const choice = { coachId: Id, sessionTypeId: Id, startsAt: DateTime, zone: Type.Optional(Zone) };

export const BookBody = NamedObject('BookSessionBody', {
  ...choice,
  weeks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_WEEKS, description: 'So many weeks at the same time on the wall' }),
  ),
  byVideo: Type.Boolean(),
  note: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  answers: Type.Optional(Answers),
  requestKey: Type.String({ minLength: 8, maxLength: 60, description: 'Sent again with a repeated request' }),
});
export type BookBody = Static<typeof BookBody>;

export const BookedSessions = NamedObject('BookedSessions', {
  /** One for each week, the first one first. */
  coachingSessionIds: Type.Array(Id),
});

export const SeriesBody = NamedObject('SessionSeriesBody', {
  ...choice,
  weeks: Type.Integer({ minimum: 2, maximum: MOST_WEEKS }),
});
export type SeriesBody = Static<typeof SeriesBody>;

export const SessionSeries = NamedObject('SessionSeries', {
  weeks: Type.Array(
    NamedObject('SessionSeriesWeek', {
      /** Null: the clocks skip the time in this week. */
      slot: Nullable(Slot),
      problem: Nullable(OneOf(...SLOT_PROBLEMS)),
    }),
  ),
});
export type SessionSeries = Static<typeof SessionSeries>;

export const MoveBody = NamedObject('MoveSessionBody', {
  startsAt: DateTime,
  message: Message,
  zone: Type.Optional(Zone),
});
export type MoveBody = Static<typeof MoveBody>;

export const MessageBody = NamedObject('SessionMessageBody', { message: Message });
export const ObjectionBody = NamedObject('SessionObjectionBody', {
  objection: Type.String({ minLength: 1, maxLength: 2000 }),
});

export const AnswersBody = NamedObject('SessionAnswersBody', {
  note: Nullable(Type.String({ maxLength: 2000 })),
  answers: Answers,
});
export type AnswersBody = Static<typeof AnswersBody>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: "A day of the reader's zone" });
export const TimesQuery = Type.Object({
  from: Day,
  until: Type.String({ ...Day, description: 'Last day, included; at most 62 days' }),
  zone: Type.Optional(Zone),
});
export type TimesQuery = Static<typeof TimesQuery>;

export const MovingTimes = NamedObject('MovingTimes', {
  zone: Type.String(),
  /** Days with at least one free time, first one first. */
  days: Type.Array(NamedObject('MovingDay', { date: Day, slots: Type.Array(Slot) })),
});
export type MovingTimes = Static<typeof MovingTimes>;

const policy = {
  /** Share that is given back to a learner who cancels now. */
  refundPercent: Type.Integer(),
  /** Last moment at which cancelling gives everything back; null: there is none. */
  lastFreeChange: Nullable(Moment),
  /** Until when the present share holds; null: nothing is given back any more. */
  holdsUntil: Nullable(Moment),
  tiers: Type.Array(NamedObject('CancellationDeadline', { refundPercent: Type.Integer(), until: Moment })),
};
export const CancellationPolicy = NamedObject('SessionPolicy', policy);
export type CancellationPolicy = Static<typeof CancellationPolicy>;
/** `refundPercent` is the caller's: coaches and administrators always give everything back. */
export const CancellationPreview = NamedObject('SessionCancellation', {
  ...policy,
  /** What becomes of the credit that paid for the session; null: none did. */
  credit: Nullable(OneOf('RETURNED', 'LOST')),
  /** What goes back of what was paid, as the present tier says; null: no order paid for it. */
  refund: Nullable(
    NamedObject('SessionRefund', { amountMinor: Type.Integer(), paidMinor: Type.Integer(), currency: Type.String() }),
  ),
});
export type CancellationPreview = Static<typeof CancellationPreview>;

const card = {
  coachingSessionId: Id,
  state: State,
  heldFor: Nullable(OneOf('PAYMENT', 'REQUEST', 'OFFER')),
  heldUntil: Nullable(Moment),
  slot: Slot,
  lengthMinutes: Type.Integer(),
  coverArt: Type.String({ description: "Where the dial of its hours is drawn, by the reader's clock" }),
  byVideo: Type.Boolean(),
  place: LocalizedName,
  coachId: Id,
  sessionTypeId: Id,
  title: LocalizedName,
  coach: Person,
  learner: Person,
  missedBy: Nullable(OneOf('LEARNER', 'COACH')),
  /** Whether the learner has answered every question of the type. */
  isPrepared: Type.Boolean(),
  questionCount: Type.Integer(),
  /** What it costs, as when it was booked; null: no money. */
  price: Nullable(NamedObject('SessionPrice', { amountMinor: Type.Integer(), currency: Type.String() })),
  joinOpensAt: Moment,
  abilities: NamedObject('SessionAbilities', {
    pay: Type.Boolean(),
    move: Type.Boolean(),
    cancel: Type.Boolean(),
    answerQuestions: Type.Boolean(),
    accept: Type.Boolean(),
    decline: Type.Boolean(),
    suggest: Type.Boolean(),
    reportMissed: Type.Boolean(),
    object: Type.Boolean(),
    join: Type.Boolean(),
    addToCalendar: Type.Boolean(),
  }),
};

/** A session in a list. */
export const SessionCard = NamedObject('CoachingSessionCard', { ...card, note: Nullable(Type.String()) });
export type SessionCard = Static<typeof SessionCard>;

export const SessionDetail = NamedObject('CoachingSession', {
  ...card,
  side: Side,
  note: Nullable(Type.String()),
  questions: Type.Array(SessionQuestion),
  answers: Type.Array(SessionAnswer),
  policy: CancellationPolicy,
  /** Order that paid for it, for its buyer and administrators; null: none did, or the reader may not see it. */
  order: Nullable(NamedObject('SessionOrder', { orderId: Id, number: Type.Integer() })),
  cancelledBy: Nullable(Side),
  cancelledAt: Nullable(Moment),
  refundPercent: Nullable(Type.Integer()),
  message: Nullable(Type.String()),
  missedAt: Nullable(Moment),
  objectUntil: Nullable(Moment),
  objection: Nullable(Type.String()),
  changes: Type.Array(
    NamedObject('CoachingSessionChange', {
      kind: OneOf(
        'HELD',
        'BOOKED',
        'MOVED',
        'CANCELLED',
        'EXPIRED',
        'DECLINED',
        'SUGGESTED',
        'HANDED_OVER',
        'MISSED',
        'OBJECTED',
        'UPHELD',
        'WITHDRAWN',
      ),
      /** Null: the clock. */
      by: Nullable(Side),
      at: Moment,
      startsBefore: Nullable(Moment),
      startsAfter: Nullable(Moment),
      message: Nullable(Type.String()),
    }),
  ),
});
export type SessionDetail = Static<typeof SessionDetail>;

export const OwnSessionsQuery = Type.Object({
  ...PageQuery,
  view: Type.Optional(OneOf('upcoming', 'past')),
  zone: Type.Optional(Zone),
});
export type OwnSessionsQuery = Static<typeof OwnSessionsQuery>;

export const CoachSessionsQuery = Type.Object({
  from: DateTime,
  until: DateTime,
  zone: Type.Optional(Zone),
});
export type CoachSessionsQuery = Static<typeof CoachSessionsQuery>;

export const CoachSessions = NamedObject('CoachSessions', {
  /** Sessions of the span that are booked or wait, first one first. */
  sessions: Type.Array(SessionCard),
  /** Requests that wait for the coach, whenever they are, the one that ends first first. */
  requests: Type.Array(SessionCard),
  /** Zone by whose clock the times are told. */
  zone: Type.String(),
});
export type CoachSessions = Static<typeof CoachSessions>;

export const SessionAddress = NamedObject('CoachingRoom', { address: Type.String() });

export const HandOverBody = NamedObject('HandOverBody', {
  coachId: Id,
  message: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
});
export type HandOverBody = Static<typeof HandOverBody>;
export const TakingCoaches = NamedObject('TakingCoaches', {
  data: Type.Array(NamedObject('TakingCoach', { coachId: Id, person: Person })),
});
export type TakingCoaches = Static<typeof TakingCoaches>;
