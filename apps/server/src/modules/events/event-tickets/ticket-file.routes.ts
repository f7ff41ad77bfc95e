import { signedIn } from '../../../kernel/access/access.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { EventParams } from '../events/events.public.ts';
import { ticketPdf } from './ticket-file.service.ts';

const access = signedIn();

/** Tickets as files: their picture lies in the store. */
export const ticketFileRoutes = (store: FileStore): readonly RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/ticket/pdf',
    operationId: 'getEventTicketPdf',
    refusesMasquerade: true,
    summary: 'The ticket to print, in both languages',
    access,
    params: EventParams,
    isRaw: true,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    handle: async (context, { params }, { reply }) => {
      const { name, bytes } = await ticketPdf(context, store, params.eventId);
      await reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', disposition(name))
        .send(bytes);
    },
  }),
];
