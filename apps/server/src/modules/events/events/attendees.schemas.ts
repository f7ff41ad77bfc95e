import { EVENT_ENROLLMENT_STATES } from '@sullam/domain/events/event.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { EventAnswer } from './events.schemas.ts';

const State = OneOf(...EVENT_ENROLLMENT_STATES);

export const AttendeeQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  states: Type.Optional(Type.Array(State, { maxItems: EVENT_ENROLLMENT_STATES.length })),
});
export type AttendeeQuery = Static<typeof AttendeeQuery>;

export const EventAttendee = NamedObject('EventAttendee', {
  eventEnrollmentId: Id,
  userId: Nullable(Id),
  name: Type.String(),
  email: Nullable(Type.String()),
  isGuest: Type.Boolean({ description: 'Got the ticket by mail and has no account yet' }),
  ticketType: LocalizedName,
  state: State,
  shortCode: Nullable(Type.String()),
  enrolledAt: DateTime,
  attendedAt: Nullable(DateTime),
  gate: Nullable(Type.String()),
  answers: Type.Array(EventAnswer),
  offeredUntil: Nullable(DateTime),
});
export type EventAttendee = Static<typeof EventAttendee>;

export const EventReport = NamedObject('EventReport', {
  capacity: Nullable(Type.Integer()),
  taken: Type.Integer(),
  waiting: Type.Integer(),
  attended: Type.Integer(),
  counts: Type.Array(Type.Object({ state: State, count: Type.Integer() })),
  /** Enrolled people by the end of each day on which the number changed. */
  curve: Type.Array(Type.Object({ date: Type.String(), enrolled: Type.Integer() })),
  byTicketType: Type.Array(Type.Object({ name: LocalizedName, enrolled: Type.Integer(), attended: Type.Integer() })),
  refusedScans: Type.Array(
    Type.Object({ outcome: OneOf('DOUBLE', 'OTHER_EVENT', 'VOID', 'FORGED'), count: Type.Integer() }),
  ),
});
export type EventReport = Static<typeof EventReport>;

export const AttendeeFileQuery = Type.Object({ format: OneOf('csv', 'xlsx') });
