import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { DateTime, Id } from '../../../kernel/http/schemas.ts';
import { signInNeeded } from '../../../kernel/problem.ts';
import type { Wiring } from '../../../wiring.ts';
import { findGoodOwners } from './live-updates.reads.ts';
import type { OpenStreams } from './open-streams.ts';
import type { StreamOwner } from './sse-connection.ts';
import { issueTicket, redeemTicket } from './tickets.service.ts';

type Callers = Wiring['callers'];

interface StreamQuery {
  ticket?: string;
  userId?: number;
  accessToken?: string;
}

/** Whose stream is asked for: by the Authorization header, a ticket, or (as the specification has it) user and token. */
async function ownerOf(context: RequestContext, callers: Callers, query: StreamQuery): Promise<StreamOwner> {
  if (query.ticket !== undefined) {
    const owner = await redeemTicket(context, query.ticket);
    if (!owner || (await findGoodOwners(context, [owner])).size === 0) throw signInNeeded();
    return owner;
  }
  let { caller } = context;
  if (caller.kind === 'anonymous' && query.accessToken !== undefined)
    caller = await callers.callerOf(query.accessToken, context.organizationId, context.organizationPermissions, {
      path: '/api/sse',
      requiresTwoFactor: context.configuration.two_factor_enabled,
      requiresVerifiedEmail: context.configuration.email_verification_required,
    });
  if (caller.kind === 'anonymous') throw signInNeeded();
  if (query.userId !== undefined && query.userId !== caller.userId) throw signInNeeded();
  return { organizationId: context.organizationId, userId: caller.userId, sessionId: caller.sessionId };
}

const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return null;
  // something that we never sent as an id: nothing is known of that past
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

export const streamRoutes = (streams: OpenStreams, callers: Callers): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/sse',
    operationId: 'openStream',
    summary: 'The real-time stream of the signed-in member (text/event-stream); 401 for everybody else',
    isRaw: true,
    query: Type.Object({
      ticket: Type.Optional(Type.String({ maxLength: 100, description: 'From POST /api/sse/ticket, used once' })),
      userId: Type.Optional(Id),
      accessToken: Type.Optional(Type.String({ maxLength: 4000, description: 'Prefer the header or a ticket' })),
      lastEventId: Type.Optional(Type.String({ maxLength: 100, description: 'Or the header Last-Event-ID' })),
    }),
    errors: { 429: ['too-many-requests'] },
    handle: async (context, { query }, { request, reply }) => {
      request.raw.url = '/api/sse'; // whoever writes this request down from here on finds no token in it
      const lastSeen = request.headers['last-event-id'] ?? query.lastEventId;
      const owner = await ownerOf(context, callers, query);
      const lastEventId = numberOf(lastSeen as string | undefined);
      await streams.open({ owner, features: context.features, lastEventId }, () => reply.hijack().raw);
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/sse/ticket',
    operationId: 'createStreamTicket',
    summary: 'A ticket that opens the stream once, within half a minute, without a header',
    access: signedIn(),
    response: Type.Object({ ticket: Type.String(), expiresAt: DateTime }),
    successStatus: 201,
    rateLimit: { per: 'caller', count: 60, seconds: 60 },
    handle: (context) => issueTicket(context),
  }),
];
