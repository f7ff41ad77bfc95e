import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { RequestContext } from '../../../kernel/context.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { findMail, listMails } from '../../../kernel/mail/outgoing-mails.ts';
import { notFound } from '../../../kernel/problem.ts';
import { outboxPage } from './outbox-page.ts';

const NEWEST = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async function sendOutbox(context: RequestContext, reply: FastifyReply, outgoingMailId?: number): Promise<void> {
  if (!context.config.isDemo) throw notFound();
  const shown = outgoingMailId === undefined ? undefined : await findMail(context, outgoingMailId);
  if (outgoingMailId !== undefined && !shown?.html) throw notFound();
  const html = outboxPage(await context.wordingIn(context.language), await listMails(context, NEWEST), shown);
  reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
  await reply.type('text/html; charset=utf-8').send(html);
}

/** The local outbox of the organisation of the host, for developers: in the demo only. */
export const outboxRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/outbox',
    operationId: 'showOutbox',
    summary: 'The mails that were made here (demo only)',
    isRaw: true,
    isHidden: true,
    handle: (context, _input, { reply }) => sendOutbox(context, reply),
  }),
  publicRoute({
    method: 'GET',
    path: '/outbox/:outgoingMailId',
    operationId: 'showOutboxMail',
    summary: 'One of the mails that were made here (demo only)',
    params: Type.Object({ outgoingMailId: Id }),
    isRaw: true,
    isHidden: true,
    handle: (context, { params }, { reply }) => sendOutbox(context, reply, params.outgoingMailId),
  }),
];
