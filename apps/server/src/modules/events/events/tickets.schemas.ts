import { EVENT_LIMITS, SCAN_OUTCOMES } from '@sullam/domain/events/event.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Email,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { EventAnswer, EventCard } from './events.schemas.ts';

export const EnrollBody = NamedObject('EnrollInEventBody', {
  eventTicketTypeId: Id,
  answers: Type.Array(EventAnswer, { maxItems: EVENT_LIMITS.questions }),
});

export const TransferBody = NamedObject('TransferTicketBody', {
  email: Email,
});

export const EventTicket = NamedObject('EventTicket', {
  event: EventCard,
  holder: Type.String(),
  ticketType: LocalizedName,
  address: LocalizedName,
  mapUrl: Nullable(Type.String()),
  meetingUrl: Nullable(Type.String()),
  /** What its picture says; null: it opens no door. */
  code: Nullable(Type.String()),
  /** The same as a drawing: dark squares as a path in a square of `size`. */
  drawing: Nullable(NamedObject('TicketDrawing', { path: Type.String(), size: Type.Integer() })),
  shortCode: Nullable(Type.String()),
  /** Why it opens no door; null: it does. */
  void: Nullable(OneOf('EVENT_CANCELLED', 'OVER')),
  attendedAt: Nullable(DateTime),
  googleUrl: Nullable(
    Type.String({ description: 'Adds the running or next day to Google Calendar; null once all days are over' }),
  ),
});
export type EventTicket = Static<typeof EventTicket>;

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
