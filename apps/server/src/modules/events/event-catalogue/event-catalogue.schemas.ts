import {
  EVENT_AUDIENCES,
  EVENT_ENROLLMENT_STATES,
  EVENT_FORMATS,
  EVENT_STATUSES,
} from '@sullam/domain/events/event.ts';
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
import { shownPerson } from '../../../kernel/http/shown-person.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { OwnEnrollment } from '../event-enrollments/event-enrollments.public.ts';
import { EventDay, EventQuestion, EventSession, EventText, EventTicketType } from '../events/events.public.ts';

const Flag = Type.Integer({ minimum: 0, maximum: 1 });

export const EventListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  featuredOnly: Type.Optional(Flag),
  expiryDate: Type.Optional(DateTime),
  from: Type.Optional(DateTime),
  to: Type.Optional(DateTime),
  categories: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  formats: Type.Optional(Type.Array(OneOf(...EVENT_FORMATS), { maxItems: EVENT_FORMATS.length })),
});
export type EventListQuery = Static<typeof EventListQuery>;

const EventCategoryRef = NamedObject('EventCategoryRef', {
  courseCategoryId: Id,
  name: LocalizedName,
  hue: Type.Integer(),
});

/** How many places there are, as the caller may know. */
const figures = {
  capacity: Nullable(Type.Integer()),
  free: Nullable(Type.Integer({ description: 'Left to be taken; null: any number' })),
};

export const EventCard = NamedObject('EventCard', {
  eventId: Id,
  /** The same as `eventId`, under the name of the specification. */
  id: Type.Optional(Id),
  title: LocalizedName,
  subtitle: LocalizedName,
  category: Nullable(EventCategoryRef),
  cover: Nullable(MediaRef),
  coverArt: Type.String({ description: 'Where its dial is drawn, shown while it has no picture' }),
  startTime: DateTime,
  endTime: DateTime,
  zone: Type.String(),
  days: Type.Array(EventDay),
  format: OneOf(...EVENT_FORMATS),
  place: LocalizedName,
  status: OneOf(...EVENT_STATUSES),
  audience: OneOf(...EVENT_AUDIENCES),
  postponedFrom: Nullable(DateTime),
  isFree: Type.Boolean(),
  ...figures,
  ownState: Nullable(OneOf(...EVENT_ENROLLMENT_STATES)),
  isFavorite: Type.Boolean(),
  isFeatured: Type.Boolean(),
});
export type EventCard = Static<typeof EventCard>;

const EventPerson = NamedObject(
  'EventPerson',
  { userId: Nullable(Id), name: LocalizedName, role: LocalizedName, portrait: Nullable(MediaRef) },
  shownPerson('An event says who hosts it and who speaks.'),
);

export const EventDetail = NamedObject('EventDetail', {
  ...EventCard.properties,
  description: EventText,
  banner: Nullable(MediaRef),
  address: LocalizedName,
  mapUrl: Nullable(Type.String()),
  sessions: Type.Array(EventSession),
  people: Type.Array(EventPerson),
  questions: Type.Array(EventQuestion),
  ticketTypes: Type.Array(EventTicketType),
  waiting: Type.Integer(),
  attended: Type.Integer(),
  offerMinutes: Type.Integer(),
  cancelReason: LocalizedName,
  own: Nullable(OwnEnrollment),
  now: DateTime,
  abilities: NamedObject('EventAbilities', {
    canEnroll: Type.Boolean(),
    canEdit: Type.Boolean(),
    /** Hosts of a published event and whoever edits events let people in. */
    canCheckIn: Type.Boolean(),
  }),
});
export type EventDetail = Static<typeof EventDetail>;
