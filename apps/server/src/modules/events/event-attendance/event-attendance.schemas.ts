import { EVENT_ENROLLMENT_STATES, EVENT_LIMITS, SCAN_OUTCOMES } from '@sullam/domain/events/event.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { EventAnswer } from '../event-enrollments/event-enrollments.public.ts';

const Hash = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'SHA-256 of a ticket’s secret, base64url' });

const DoorTicket = NamedObject('DoorTicket', {
  eventEnrollmentId: Id,
  ticketHash: Hash,
  shortCode: Type.String(),
  name: Type.String(),
  ticketType: LocalizedName,
  /** The first admission of the last check-in day for which the holder came. */
  attendedAt: Nullable(DateTime),
});

/** What a device at the door knows while there is no network. */
export const DoorList = NamedObject('DoorList', {
  eventId: Id,
  title: LocalizedName,
  scope: Type.String(),
  madeAt: DateTime,
  dayTurns: Type.Array(DateTime, {
    description: 'When check-in moves on to the next day: a ticket lets its holder in once a day',
  }),
  publicKey: Type.String({ description: 'Ed25519, base64url: tickets are signed with the key that belongs to it' }),
  earlierKeys: Type.Array(Type.String(), {
    description: 'Keys that were replaced: what was printed is signed with them',
  }),
  tickets: Type.Array(DoorTicket),
  /** What somebody who comes without a ticket can be given. */
  ticketTypes: Type.Array(NamedObject('DoorTicketType', { eventTicketTypeId: Id, name: LocalizedName })),
  voidHashes: Type.Array(Hash),
  /** Events of the same days, by what their tickets name: a guest at the wrong door is sent to the right one. */
  others: Type.Array(
    NamedObject('DoorOtherEvent', {
      scope: Type.String(),
      title: LocalizedName,
      place: LocalizedName,
      startTime: DateTime,
      zone: Type.String(),
    }),
  ),
  signature: Type.String({ description: 'Of all else that it says: `doorListText` of the domain' }),
});
export type DoorList = Static<typeof DoorList>;

const Gate = Type.String({ minLength: 1, maxLength: 60 });

export const ScanBody = NamedObject('EventScanBody', {
  scanId: Type.String({
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    description: 'Made by the device: sent twice it is one',
  }),
  code: code({ maxLength: 400, description: 'What was scanned, or the eight letters that were typed' }),
  scannedAt: DateTime,
});
export type ScanBody = Static<typeof ScanBody>;

export const ScansBody = NamedObject('EventScansBody', {
  device: Gate,
  gate: Gate,
  scans: Type.Array(ScanBody, { maxItems: EVENT_LIMITS.scans }),
});
export type ScansBody = Static<typeof ScansBody>;

export const ScanResult = NamedObject('EventScanResult', {
  scanId: Type.String(),
  outcome: OneOf(...SCAN_OUTCOMES),
  /** Of the ticket's holder; null where it is none of this event. */
  name: Nullable(Type.String()),
  eventEnrollmentId: Nullable(Id),
  /** Where and when the ticket was first let in, if it wasn't now. */
  first: Nullable(NamedObject('EventFirstScan', { scannedAt: DateTime, gate: Type.String() })),
});
export type ScanResult = Static<typeof ScanResult>;

export const ScanResults = NamedObject('EventScanResults', {
  results: Type.Array(ScanResult),
  counts: NamedObject('EventDoorCounts', { expected: Type.Integer(), attended: Type.Integer() }),
});
export type ScanResults = Static<typeof ScanResults>;

export const WalkInBody = NamedObject('EventWalkInBody', {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  eventTicketTypeId: Id,
  device: Gate,
  gate: Gate,
});
export type WalkInBody = Static<typeof WalkInBody>;

export const AttendeeParams = Type.Object({ eventId: Id, eventEnrollmentId: Id });

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
