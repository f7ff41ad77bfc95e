import { permission, signedIn } from '../../../kernel/access/access.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { hitRateLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { AttendeeParams } from '../event-attendance/event-attendance.public.ts';
import { GuestTicket, readGuestTicket } from '../event-tickets/event-tickets.public.ts';
import { EventParams } from '../events/events.public.ts';
import { GuestBody, GuestClaimed, GuestEnrolled, GuestLinkBody } from './event-guests.schemas.ts';
import { claimGuestTicket, enrollGuest, remindGuest, removeGuest } from './event-guests.service.ts';

const access = signedIn();
const LOOKS: Limit = { name: 'guest ticket', count: 120, seconds: 900 };

export const guestRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/guests',
    operationId: 'enrollEventGuest',
    summary: 'Takes a place for somebody without an account and mails them the ticket',
    access: permission('organization_update_social_events'),
    params: EventParams,
    body: GuestBody,
    response: GuestEnrolled,
    successStatus: 201,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    errors: {
      409: [
        'event.cancelled',
        'event.guest-known',
        'event.not-published',
        'event.over',
        'event.per-person',
        'event.ticket-closed',
        'event.without-ticket',
        'place.none-free',
      ],
    },
    handle: (context, { params, body }) => enrollGuest(context, params.eventId, 'organizer', body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/enrollment/guests',
    operationId: 'addEventGuest',
    refusesMasquerade: true,
    summary: 'Brings somebody along, as many as the kind of ticket allows one person',
    access,
    params: EventParams,
    body: GuestBody,
    response: GuestEnrolled,
    successStatus: 201,
    rateLimit: { per: 'caller', count: 10, seconds: 3600 },
    errors: {
      409: [
        'event.cancelled',
        'event.guest-known',
        'event.not-published',
        'event.over',
        'event.per-person',
        'event.ticket-closed',
        'event.without-ticket',
      ],
    },
    handle: (context, { params, body }) => enrollGuest(context, params.eventId, 'member', body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/events/:eventId/guests/:eventEnrollmentId',
    operationId: 'removeEventGuest',
    summary: 'Takes the ticket of a guest back, who is told',
    access,
    params: AttendeeParams,
    errors: { 409: ['event.attended'] },
    handle: (context, { params }) => removeGuest(context, params.eventId, params.eventEnrollmentId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/:eventId/guests/:eventEnrollmentId/mail',
    operationId: 'resendGuestTicket',
    summary: 'Mails a guest the ticket once more',
    access,
    params: AttendeeParams,
    rateLimit: { per: 'caller', count: 10, seconds: 3600 },
    errors: { 409: ['event.without-ticket'] },
    handle: (context, { params }) => remindGuest(context, params.eventId, params.eventEnrollmentId),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/events/guest-ticket',
    operationId: 'getGuestTicket',
    summary: 'The ticket of a guest, by the link of the mail',
    body: GuestLinkBody,
    response: GuestTicket,
    errors: { 404: ['event.guest-link'], 409: ['event.without-ticket'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await hitRateLimit(context, LOOKS, networkOf(context.ip));
      return transaction(context, (tx) => readGuestTicket(context, tx, body.link));
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/events/guest-ticket/claim',
    operationId: 'claimGuestTicket',
    refusesMasquerade: true,
    summary: "Puts a guest's ticket into the account of the same address",
    access: permission('organization_member_access_events'),
    body: GuestLinkBody,
    response: GuestClaimed,
    rateLimit: { per: 'caller', count: 30, seconds: 3600 },
    errors: { 404: ['event.guest-link'], 409: ['event.guest-other', 'place.has-one'] },
    handle: (context, { body }) => claimGuestTicket(context, body.link),
  }),
];
