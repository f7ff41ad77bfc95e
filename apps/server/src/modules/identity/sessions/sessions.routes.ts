import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Nullable, Ok } from '../../../kernel/http/schemas.ts';
import { signInNeeded } from '../../../kernel/problem.ts';
import { endMasquerade, startMasquerade } from './masquerade.service.ts';
import { ActAsBody, MyOrganization, RefreshToken, Session, SignedInUser, SignInResult } from './sessions.schemas.ts';
import type { Sessions } from './sessions.service.ts';
import { listMyOrganizations, readSignedInUser } from './signed-in-user.reads.ts';

const ok = { ok: true } as const;

export const sessionRoutes = (sessions: Sessions): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/auth',
    operationId: 'getSignedInUser',
    summary: 'The signed-in person; also shows whether the token is valid',
    access: signedIn(),
    response: SignedInUser,
    handle: async (context) => {
      const user = await readSignedInUser(context, context.caller.userId, context.caller.masqueraderUserId);
      if (!user) throw signInNeeded();
      return user;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/refresh',
    operationId: 'refreshTokens',
    summary: 'A new pair of tokens for a refresh token, which is used up by it',
    body: Type.Object({ token: RefreshToken }),
    response: SignInResult,
    errors: { 401: ['auth-007'] },
    handle: (context, { body }) => sessions.refresh(context, body.token),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/auth/refresh',
    operationId: 'refreshTokensByQuery',
    summary: 'The same for clients that can only read; the other one keeps the token out of addresses',
    query: Type.Object({ token: RefreshToken }),
    response: SignInResult,
    errors: { 401: ['auth-007'] },
    handle: (context, { query }) => sessions.refresh(context, query.token),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/logout',
    operationId: 'signOut',
    summary: 'Ends this session, or with removeAll every session of the person',
    body: Nullable(Type.Object({ removeAll: Type.Optional(Type.Boolean()), token: Type.Optional(RefreshToken) })),
    response: Ok,
    handle: async (context, { body }) => {
      await sessions.logout(context, body ?? {});
      return ok;
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/auth/organizations',
    operationId: 'listMyOrganizations',
    summary: 'The organisations that the person is an active member of',
    access: signedIn(),
    response: Type.Object({ data: Type.Array(MyOrganization) }),
    handle: (context) => listMyOrganizations(context),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/auth/sessions',
    operationId: 'listSessions',
    summary: 'Where the person is signed in',
    access: signedIn(),
    response: Type.Object({ data: Type.Array(Session) }),
    handle: (context) => sessions.list(context),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    operationId: 'endSession',
    refusesMasquerade: true,
    summary: 'Signs the person out on one device',
    access: signedIn(),
    params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
    response: Ok,
    handle: async (context, { params }) => {
      await sessions.revoke(context, params.sessionId);
      return ok;
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/masquerade',
    operationId: 'startMasquerade',
    refusesMasquerade: true,
    summary: 'An administrator acts as a member; the reason is kept',
    access: administrator(),
    body: ActAsBody,
    response: SignInResult,
    errors: { 401: ['auth-007'], 403: ['masquerade.upward'] },
    handle: (context, { body }) => startMasquerade(sessions, context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/auth/masquerade',
    operationId: 'endMasquerade',
    summary: "Back to the administrator's own session",
    access: signedIn(),
    response: SignInResult,
    errors: { 401: ['auth-007'] },
    handle: (context) => endMasquerade(sessions, context),
  }),
];
