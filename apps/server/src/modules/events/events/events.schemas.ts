import {
  EVENT_AUDIENCES,
  EVENT_FORMATS,
  EVENT_LIMITS,
  EVENT_QUESTION_KINDS,
  EVENT_STATUSES,
  EVENT_TICKET_AUDIENCES,
} from '@sullam/domain/events/event.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { OfferedPrice } from '../../learning/item-prices/item-prices.public.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

const { days, sessions, hosts, guests, questions, choices, dayMinutes, text, reason, address, capacity } = EVENT_LIMITS;

export const EventText = localized(text);
const Address = Type.String({ maxLength: address });
const LocalDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in the zone of the event' });
const LocalHour = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'What the wall shows in the zone of the event',
});
const Minutes = Type.Integer({ minimum: dayMinutes.shortest, maximum: dayMinutes.longest });
export const EventKey = Type.String({
  pattern: '^[A-Za-z0-9-]{1,40}$',
  description: 'Tells it from the others of its event',
});
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: '409 if it is older' });

export const EventParams = Type.Object({ eventId: Id });

export const EventDay = NamedObject('EventDay', { date: LocalDay, time: LocalHour, durationMinutes: Minutes });
export type EventDay = Static<typeof EventDay>;

export const EventSession = NamedObject('EventSession', {
  key: EventKey,
  ...EventDay.properties,
  title: LocalizedName,
  track: LocalizedName,
  room: LocalizedName,
  speakers: LocalizedName,
});

export const EventQuestion = NamedObject('EventQuestion', {
  key: EventKey,
  kind: OneOf(...EVENT_QUESTION_KINDS),
  text: LocalizedName,
  choices: Type.Array(LocalizedName, { maxItems: choices }),
  isRequired: Type.Boolean(),
});
export type EventQuestion = Static<typeof EventQuestion>;

export const EventTicketType = NamedObject('EventTicketType', {
  eventTicketTypeId: Id,
  name: LocalizedName,
  description: LocalizedName,
  /** What the reader would pay; the list price for people who edit the event. */
  price: OfferedPrice,
  audience: OneOf(...EVENT_TICKET_AUDIENCES),
  /** The group whose members can have it. */
  group: Nullable(NamedObject('EventTicketGroup', { socialGroupId: Id, name: LocalizedName })),
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  quota: Nullable(Type.Integer()),
  free: Nullable(Type.Integer()),
  perPerson: Type.Integer({ description: 'How many one person may have, those for guests among them' }),
  /** Why nobody gets one now; null: it is to be had. */
  closed: Nullable(OneOf('NOT_YET', 'OVER', 'MEMBERS_ONLY', 'GROUP_ONLY', 'TAKEN_OFF')),
});
export type EventTicketType = Static<typeof EventTicketType>;

const editable = {
  title: LocalizedName,
  subtitle: LocalizedName,
  description: EventText,
  courseCategoryId: Nullable(Id),
  coverMediaId: Nullable(Id),
  bannerMediaId: Nullable(Id),
  audience: OneOf(...EVENT_AUDIENCES),
  isFeatured: Type.Boolean(),
  format: OneOf(...EVENT_FORMATS),
  place: LocalizedName,
  address: LocalizedName,
  mapUrl: Nullable(Address),
  meetingUrl: Nullable(Address),
  zone: Type.String({ maxLength: 64, description: 'The name of a time zone, such as Asia/Riyadh' }),
  days: Type.Array(EventDay, { minItems: 1, maxItems: days }),
  sessions: Type.Array(EventSession, { maxItems: sessions }),
  questions: Type.Array(EventQuestion, { maxItems: questions }),
  hostUserIds: Type.Array(Id, { maxItems: hosts, uniqueItems: true }),
  guests: Type.Array(
    NamedObject('EventGuestBody', {
      name: LocalizedName,
      role: LocalizedName,
      portraitMediaId: Nullable(Id),
    }),
    { maxItems: guests },
  ),
  capacity: Nullable(Type.Integer({ minimum: 1, maximum: capacity })),
  offerMinutes: Type.Integer({
    minimum: EVENT_LIMITS.offerMinutes.shortest,
    maximum: EVENT_LIMITS.offerMinutes.longest,
  }),
};

export const NewEventBody = NamedObject('NewEventBody', {
  title: LocalizedName,
  zone: editable.zone,
  days: editable.days,
});
export type NewEventBody = Static<typeof NewEventBody>;

export const EventBody = NamedObject('EventBody', {
  ...Type.Partial(Type.Object(editable)).properties,
  version: Version,
});
export type EventBody = Static<typeof EventBody>;

export const EventTicketTypeBody = NamedObject('EventTicketTypeBody', {
  eventTicketTypeId: Nullable(Id),
  name: LocalizedName,
  description: LocalizedName,
  priceMinor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  audience: OneOf(...EVENT_TICKET_AUDIENCES),
  socialGroupId: Type.Optional(Nullable(Id)),
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  quota: Nullable(Type.Integer({ minimum: 1, maximum: capacity })),
  perPerson: Type.Optional(
    Type.Integer({ minimum: 1, maximum: EVENT_LIMITS.perPerson, description: 'How many one person may have; else 1' }),
  ),
});
export type EventTicketTypeBody = Static<typeof EventTicketTypeBody>;

export const EventTicketTypesBody = NamedObject('EventTicketTypesBody', {
  ticketTypes: Type.Array(EventTicketTypeBody, { minItems: 1, maxItems: EVENT_LIMITS.ticketTypes }),
  version: Version,
});

export const EventVersionBody = NamedObject('EventVersionBody', { version: Version });

export const CancelEventBody = NamedObject('CancelEventBody', { reason: localized(reason), version: Version });

/** All that its organisers write. */
export const EventEditing = NamedObject('EventEditing', {
  eventId: Id,
  status: OneOf(...EVENT_STATUSES),
  ...editable,
  days: Type.Array(EventDay),
  cover: Nullable(MediaRef),
  banner: Nullable(MediaRef),
  coverArt: Type.String(),
  hosts: Type.Array(NamedObject('EventHost', { userId: Id, name: Type.String() })),
  portraits: Type.Array(Nullable(MediaRef)),
  ticketTypes: Type.Array(EventTicketType),
  taken: Type.Integer(),
  offered: Type.Integer(),
  waiting: Type.Integer(),
  currency: Type.String(),
  /** What has to be there before it is published. */
  missing: Type.Array(OneOf('TITLE', 'PLACE', 'MEETING', 'TICKETS', 'PAYMENT')),
  version: Type.Integer(),
});
export type EventEditing = Static<typeof EventEditing>;

export const ManagedEvent = NamedObject('ManagedEvent', {
  eventId: Id,
  title: LocalizedName,
  status: OneOf(...EVENT_STATUSES),
  startTime: DateTime,
  endTime: DateTime,
  zone: Type.String(),
  capacity: Nullable(Type.Integer()),
  taken: Type.Integer(),
  waiting: Type.Integer(),
});
export type ManagedEvent = Static<typeof ManagedEvent>;

export const ManagedEventQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  statuses: Type.Optional(Type.Array(OneOf(...EVENT_STATUSES), { maxItems: EVENT_STATUSES.length })),
});
export type ManagedEventQuery = Static<typeof ManagedEventQuery>;

export const CreatedEvent = NamedObject('CreatedEvent', { eventId: Id });
