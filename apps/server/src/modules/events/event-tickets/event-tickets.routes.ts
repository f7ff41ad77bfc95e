import { signedIn } from '../../../kernel/access/access.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { EventParams } from '../events/events.public.ts';
import { readTicket } from './event-tickets.reads.ts';
import { EventTicket } from './event-tickets.schemas.ts';
import { ticketCalendar } from './ticket-file.service.ts';

const access = signedIn();

/** The caller's ticket: on a page and as an entry of calendars. */
export const ticketRoutes: readonly RouteDefinition[] = [
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
