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
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

/** States in which administrators find sessions: booked ones are BOOKED until they end, then OVER. */
export const MANAGED_STATES = ['HELD', 'BOOKED', 'OVER', 'CANCELLED', 'EXPIRED', 'DECLINED'] as const;
export type ManagedState = (typeof MANAGED_STATES)[number];

const Side = OneOf('LEARNER', 'COACH');
const summary = {
  coachingSessionId: Id,
  state: OneOf(...MANAGED_STATES),
  startsAt: DateTime,
  endsAt: DateTime,
  title: LocalizedName,
  coachId: Id,
  coach: Person,
  /** Null: a group session. */
  learner: Nullable(Person),
  /** Learners with a seat; 1 for a one-to-one session. */
  learnerCount: Type.Integer(),
  /** Side that did not come. Of a group session: LEARNER if at least one learner did not. */
  missedBy: Nullable(Side),
  /** Learners of a group session who did not come. */
  missedCount: Type.Integer(),
  /** What became of the objection to a no-show; null: there is none. */
  objection: Nullable(OneOf('WAITING', 'UPHELD', 'WITHDRAWN')),
};

/** A session in the list of administrators. */
export const ManagedSession = NamedObject('ManagedCoachingSession', summary);
export type ManagedSession = Static<typeof ManagedSession>;

const filters = {
  /** Names of coach or learners. */
  search: SearchText,
  /** Sessions that start at this moment or later. */
  from: Type.Optional(DateTime),
  /** Sessions that start before this moment. */
  until: Type.Optional(DateTime),
  coachId: Type.Optional(Id),
  state: Type.Optional(OneOf(...MANAGED_STATES)),
  /** Sessions that this side missed. */
  missedBy: Type.Optional(Side),
  /** Sessions with an objection to a no-show that waits for a decision, or has one. */
  objection: Type.Optional(OneOf('WAITING', 'DECIDED')),
};

export const ManagedSessionFilters = Type.Object(filters);
export type ManagedSessionFilters = Static<typeof ManagedSessionFilters>;

export const ManagedSessionQuery = Type.Object({
  ...PageQuery,
  ...filters,
  sort: Type.Optional(OneOf('latest', 'earliest')),
});
export type ManagedSessionQuery = Static<typeof ManagedSessionQuery>;

export const ManagedSessionFileQuery = Type.Object({ ...filters, ...tableFormat });
export type ManagedSessionFileQuery = Static<typeof ManagedSessionFileQuery>;

/** A session with its history. Notes and answers are for its learners and its coach alone. */
export const ManagedSessionDetail = NamedObject('ManagedCoachingSessionDetail', {
  ...summary,
  byVideo: Type.Boolean(),
  place: LocalizedName,
  /** IANA zone of the promised time. */
  timeZone: Type.String(),
  missedAt: Nullable(DateTime),
  objectedAt: Nullable(DateTime),
  /** What the side that is said to have missed it wrote. */
  objectionText: Nullable(Type.String()),
  cancelledBy: Nullable(OneOf('LEARNER', 'COACH', 'ADMINISTRATOR')),
  refundPercent: Nullable(Type.Integer()),
  /** Whether the caller may decide about the objection: it waits, and the caller is no side of the session. */
  mayDecide: Type.Boolean(),
  /** Learners of a group session, those with a seat first. */
  participants: Type.Array(
    NamedObject('ManagedSessionParticipant', { person: Person, isWaiting: Type.Boolean(), isMissed: Type.Boolean() }),
  ),
  changes: Type.Array(
    NamedObject('ManagedSessionChange', {
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
      by: Nullable(Person),
      at: DateTime,
      startsBefore: Nullable(DateTime),
      startsAfter: Nullable(DateTime),
      message: Nullable(Type.String()),
    }),
  ),
});
export type ManagedSessionDetail = Static<typeof ManagedSessionDetail>;

export const DecisionBody = NamedObject('MissedSessionDecisionBody', {
  /** UPHELD: the no-show stands. WITHDRAWN: it is taken back. */
  decision: OneOf('UPHELD', 'WITHDRAWN'),
});
