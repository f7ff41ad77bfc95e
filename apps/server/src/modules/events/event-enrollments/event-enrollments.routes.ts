import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject } from '../../../kernel/http/schemas.ts';
import { EventParams } from '../events/events.public.ts';
import { EnrollBody, OwnEnrollment, TransferBody } from './event-enrollments.schemas.ts';
import { acceptOfferedPlace, enrollInEvent, leaveEvent, transferTicket } from './event-enrollments.service.ts';
import { addTicketToCart } from './ticket-sales.service.ts';

const access = signedIn();

/** Taking a place, giving it back, and passing the ticket on. */
export const enrollmentRoutes: readonly RouteDefinition[] = [
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
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed', 'place.free'] },
    handle: (context, { params, body }) => enrollInEvent(context, params.eventId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/enrollment/cart',
    operationId: 'addTicketToCart',
    refusesMasquerade: true,
    summary: 'Puts a ticket that has a price into the cart; a place is held once it is ordered',
    access,
    params: EventParams,
    body: EnrollBody,
    response: NamedObject('TicketInCart', { cartItemId: Id }),
    errors: {
      409: [
        'cart.full',
        'cart.item-closed',
        'cart.item-on-request',
        'cart.item-ordered',
        'cart.item-owned',
        'cart.item-sold-out',
        'event.cancelled',
        'event.not-published',
        'event.over',
        'event.ticket-closed',
      ],
    },
    handle: (context, { params, body }) => addTicketToCart(context, params.eventId, body),
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
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-for-sale', 'place.gone'] },
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
    errors: { 409: ['event.attended', 'event.over', 'event.ticket-bought'] },
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
    method: 'POST',
    path: '/api/events/:eventId/checkout',
    operationId: 'checkOutEvent',
    refusesMasquerade: true,
    summary: 'Takes a place at once, without a cart; the same as enrolling',
    access,
    params: EventParams,
    body: EnrollBody,
    response: OwnEnrollment,
    errors: { 409: ['event.cancelled', 'event.not-published', 'event.over', 'event.ticket-closed', 'place.free'] },
    handle: (context, { params, body }) => enrollInEvent(context, params.eventId, body),
  }),
];
