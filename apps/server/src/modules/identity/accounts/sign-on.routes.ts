import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { ActAsBody, SignInResult } from '../sessions/sessions.public.ts';
import type { AccountTools } from './account-tools.ts';
import { LinkTokenBody, SignOnBody, SignOnExchange, SignOnOwner, SignOnTicket } from './accounts.schemas.ts';
import { createMasqueradeSignOn, createSignOn, exchangeSignOn, readSignOnOwner } from './sign-on.service.ts';

const tag = 'Sign-on';

export const signOnRoutes = (tools: AccountTools): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/auth/sso',
    operationId: 'createSignOnToken',
    refusesMasquerade: true,
    summary: 'A token that signs in once, within a minute, in the studio or another organisation of the caller',
    tag,
    access: signedIn(),
    body: SignOnBody,
    response: SignOnTicket,
    handle: (context, { body }) => createSignOn(tools, context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/masquerade/sign-on',
    operationId: 'createMasqueradeToken',
    refusesMasquerade: true,
    summary: 'Acts as a member in the learner application: a token that signs in there once, within a minute',
    tag,
    access: administrator(),
    body: ActAsBody,
    response: SignOnTicket,
    errors: { 403: ['masquerade.upward'] },
    handle: (context, { body }) => createMasqueradeSignOn(tools, context, body),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/sso/owner',
    operationId: 'readSignOnOwner',
    summary: 'Whom such a token signs in; it is not spent by the look',
    tag,
    rateLimit: { per: 'address', count: 300, seconds: 900 },
    body: LinkTokenBody,
    response: SignOnOwner,
    errors: { 400: ['token.invalid'] },
    handle: (context, { body }) => readSignOnOwner(context, body.token),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/sso/exchange',
    operationId: 'exchangeSignOnTokenInBody',
    summary: 'Exchanges such a token; keeps it out of addresses',
    tag,
    body: SignOnExchange,
    response: SignInResult,
    errors: { 400: ['token.invalid'], 401: ['auth-007'], 403: ['masquerade.upward', 'not-allowed'] },
    handle: (context, { body }) => exchangeSignOn(tools, context, body),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/auth/sso',
    operationId: 'exchangeSignOnToken',
    summary: 'Exchanges such a token',
    tag,
    query: SignOnExchange,
    response: SignInResult,
    errors: { 400: ['token.invalid'], 403: ['not-allowed'] },
    handle: (context, { query }) => exchangeSignOn(tools, context, query),
  }),
];
