import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, LocalizedName, NamedObject, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { acceptOfferedPlace, enrollInEvent, leaveEvent, transferTicket } from './enrollments.service.ts';
import { readEvent } from './event-detail.reads.ts';
import { checkMayLookAtEvents } from './events.access.ts';
import { listEnrolledEvents, listEventCategories, listEvents, listFavoriteEvents } from './events.reads.ts';
import { EventCard, EventDetail, EventListQuery, EventParams, OwnEnrollment } from './events.schemas.ts';
import { markEventSeen, setFavoriteEvent } from './own-marks.service.ts';
import { ticketCalendar } from './ticket-file.service.ts';
import { readTicket } from './tickets.reads.ts';
import { EnrollBody, EventTicket, TransferBody } from './tickets.schemas.ts';

const access = signedIn();
const members = permission('organization_member_access_events');
const ListPage = Type.Object(PageQuery);

const EventCategories = NamedObject('EventCategories', {
  data: Type.Array(NamedObject('EventCategory', { courseCategoryId: Id, name: LocalizedName, hue: Type.Integer() })),
});

const lists: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events',
    operationId: 'listEvents',
    summary: 'Events that are out: those to come first; who left the lists 30 days after their last day are left out',
    query: EventListQuery,
    response: page(EventCard),
    errors: { 403: ['not-allowed'] },
    handle: async (context, { query }) => {
      checkMayLookAtEvents(context);
      return reading(context, (tx) => listEvents(context, tx, query));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/events/categories',
    operationId: 'listEventCategories',
    summary: 'Categories of events that are listed',
    response: EventCategories,
    errors: { 403: ['not-allowed'] },
    handle: async (context) => {
      checkMayLookAtEvents(context);
      return { data: (await reading(context, (tx) => listEventCategories(context, tx))) as never };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/enrolled',
    operationId: 'listEnrolledEvents',
    summary: 'Events that the caller has a ticket of or waits for',
    access: members,
    query: ListPage,
    response: page(EventCard),
    handle: (context, { query }) => reading(context, (tx) => listEnrolledEvents(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/favorites/events',
    operationId: 'listFavoriteEvents',
    summary: 'Events that the caller marked with the heart',
    access: members,
    query: ListPage,
    response: page(EventCard),
    handle: (context, { query }) => reading(context, (tx) => listFavoriteEvents(context, tx, query)),
  }),
];

const marks: RouteDefinition[] = [
  memberRoute({
    method: 'PUT',
    path: '/api/favorites/events/:eventId',
    operationId: 'addFavoriteEvent',
    summary: 'Marks an event as a favourite; twice is once',
    access,
    params: EventParams,
    handle: (context, { params }) => setFavoriteEvent(context, params.eventId, true),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/favorites/events/:eventId',
    operationId: 'removeFavoriteEvent',
    summary: 'Takes the mark away',
    access,
    params: EventParams,
    handle: (context, { params }) => setFavoriteEvent(context, params.eventId, false),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/seen',
    operationId: 'markEventSeen',
    summary: 'The caller has put the banner of this event away: it stays away for a day, on every device',
    access,
    params: EventParams,
    handle: (context, { params }) => markEventSeen(context, params.eventId),
  }),
];

const own: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/events/:eventId',
    operationId: 'getEvent',
    summary: 'An event with its programme, people and tickets; never with the link of its meeting',
    params: EventParams,
    response: EventDetail,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }) => reading(context, (tx) => readEvent(context, tx, params.eventId)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/enrollment',
    operationId: 'enrollInEvent',
    refusesMasquerade: true,
    summary: 'Takes a place, or one in the queue where all are taken; asking twice changes nothing',
    access,
    params: EventParams,
    body: EnrollBody,
    response: OwnEnrollment,
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed'] },
    handle: (context, { params, body }) => enrollInEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/enrollment/accept-offer',
    operationId: 'acceptOfferedPlace',
    refusesMasquerade: true,
    summary: 'Takes the place that was offered to the caller',
    access,
    params: EventParams,
    response: OwnEnrollment,
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'place.gone'] },
    handle: (context, { params }) => acceptOfferedPlace(context, params.eventId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId/enrollment',
    operationId: 'leaveEvent',
    refusesMasquerade: true,
    summary: 'Gives a place back, an offer on, or leaves the queue',
    access,
    params: EventParams,
    errors: { 409: ['event.attended', 'event.over'] },
    handle: (context, { params }) => leaveEvent(context, params.eventId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/ticket/transfer',
    operationId: 'transferEventTicket',
    refusesMasquerade: true,
    summary: 'Passes the ticket on to another member; the old one is void from now on',
    access,
    params: EventParams,
    body: TransferBody,
    rateLimit: { per: 'caller', count: 20, seconds: 3600 },
    errors: {
      409: [
        'event.attended',
        'event.cancelled',
        'event.not-published',
        'event.over',
        'event.transfer-to',
        'event.without-ticket',
      ],
    },
    handle: (context, { params, body }) => transferTicket(context, params.eventId, body.email),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/ticket',
    operationId: 'getEventTicket',
    refusesMasquerade: true,
    summary: "The caller's ticket, with the link of the meeting",
    access,
    params: EventParams,
    response: EventTicket,
    errors: { 409: ['event.without-ticket'] },
    handle: (context, { params }) => transaction(context, (tx) => readTicket(context, tx, params.eventId)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/calendar',
    operationId: 'getEventCalendar',
    summary: 'The event as a file for calendars; opened again it replaces what it put there before',
    access,
    params: EventParams,
    isRaw: true,
    handle: async (context, { params }, { reply }) => {
      const { name, text } = await ticketCalendar(context, params.eventId);
      await reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', disposition(name))
        .send(text);
    },
  }),
];

export const eventRoutes: readonly RouteDefinition[] = [...lists, ...marks, ...own];
