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
import { shownPerson } from '../../../kernel/http/shown-person.ts';
import { Slot } from '../coach-availability/coach-availability.public.ts';
import { Moment } from '../coaching-sessions/coaching-sessions.public.ts';

export const GroupParams = Type.Object({ groupSessionId: Id });
export const SeatParams = Type.Object({ groupSessionId: Id, groupSeatId: Id });

const Zone = Type.Optional(
  Type.String({ maxLength: 64, description: "The reader's time zone, such as Africa/Casablanca" }),
);

export const CoachGroupsQuery = Type.Object({ coachId: Id, zone: Zone });
export type CoachGroupsQuery = Static<typeof CoachGroupsQuery>;

export const OwnGroupsQuery = Type.Object({
  ...PageQuery,
  view: Type.Optional(OneOf('upcoming', 'past')),
  zone: Zone,
});
export type OwnGroupsQuery = Static<typeof OwnGroupsQuery>;

export const GroupSpanQuery = Type.Object({ from: DateTime, until: DateTime });
export type GroupSpanQuery = Static<typeof GroupSpanQuery>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: "A day of the reader's zone" });
export const GroupTimesQuery = Type.Object({
  sessionTypeId: Id,
  from: Day,
  until: Type.String({ ...Day, description: 'Last day, included; at most 62 days' }),
  /** A session that is moved: its own time counts as free. */
  groupSessionId: Type.Optional(Id),
});
export type GroupTimesQuery = Static<typeof GroupTimesQuery>;

export const NewGroupBody = NamedObject('NewGroupSessionBody', {
  sessionTypeId: Id,
  startsAt: DateTime,
  weeks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_WEEKS, description: 'So many weeks at the same time on the wall' }),
  ),
  byVideo: Type.Boolean(),
});
export type NewGroupBody = Static<typeof NewGroupBody>;

export const CreatedGroups = NamedObject('CreatedGroupSessions', {
  /** One for each week, the first one first. */
  groupSessionIds: Type.Array(Id),
});

export const MoveGroupBody = NamedObject('MoveGroupSessionBody', { startsAt: DateTime });
export const CancelGroupBody = NamedObject('CancelGroupSessionBody', {
  message: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
});

export const SeatBody = NamedObject('BookSeatBody', {
  waits: Type.Boolean({ description: 'Joins the waiting list where every seat is taken' }),
  zone: Zone,
});
export type SeatBody = Static<typeof SeatBody>;

export const AttendanceBody = NamedObject('GroupAttendanceBody', { isMissed: Type.Boolean() });

const card = {
  groupSessionId: Id,
  state: OneOf('BOOKED', 'CANCELLED'),
  slot: Slot,
  lengthMinutes: Type.Integer(),
  coverArt: Type.String({ description: "Where the dial of its hours is drawn, by the reader's clock" }),
  byVideo: Type.Boolean(),
  place: LocalizedName,
  coachId: Id,
  sessionTypeId: Id,
  title: LocalizedName,
  coach: Person,
  seats: Type.Integer(),
  seatsLeft: Type.Integer(),
  participants: Type.Integer({ description: 'Number of learners who have a seat' }),
  waiting: Type.Integer(),
  /** How the caller stands; null: no seat, and not in the queue. */
  own: Nullable(OneOf('BOOKED', 'OFFERED', 'WAITING', 'MISSED')),
  /** Until when a seat is offered to the caller. */
  offeredUntil: Nullable(Moment),
  joinOpensAt: Moment,
  abilities: NamedObject('GroupSessionAbilities', {
    book: Type.Boolean(),
    wait: Type.Boolean(),
    accept: Type.Boolean(),
    leave: Type.Boolean(),
    change: Type.Boolean(),
    report: Type.Boolean(),
    join: Type.Boolean(),
    addToCalendar: Type.Boolean(),
  }),
};

/** A group session in a list. */
export const GroupCard = NamedObject(
  'GroupSessionCard',
  card,
  shownPerson('The coach of the session, as the page of that coach shows them to visitors.'),
);
export type GroupCard = Static<typeof GroupCard>;

export const GroupList = NamedObject('GroupSessions', { data: Type.Array(GroupCard) });

export const GroupDetail = NamedObject('GroupSession', {
  ...card,
  side: OneOf('LEARNER', 'COACH', 'ADMINISTRATOR'),
  /** The caller's place in the queue, from 1. */
  queuePlace: Nullable(Type.Integer()),
  /** What the coach wrote when cancelling. */
  message: Nullable(Type.String()),
  /** Those who have a seat, then those who wait, by when they came. Empty for learners. */
  people: Type.Array(
    NamedObject('GroupParticipant', {
      groupSeatId: Id,
      person: Person,
      state: OneOf('BOOKED', 'WAITING'),
      isMissed: Type.Boolean(),
    }),
  ),
});
export type GroupDetail = Static<typeof GroupDetail>;

export const GroupRoom = NamedObject('GroupSessionRoom', { address: Type.String() });
