import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok } from '../../../kernel/http/schemas.ts';
import type { AccountTools } from '../accounts/accounts.public.ts';
import { confirmEmailChange, readEmailChangeLink, rejectEmailChange } from './email-change-links.service.ts';
import {
  EmailChangeBody,
  EmailChangeLink,
  EmailChangeLinkBody,
  EmailChangeOutcome,
  EmailChangeState,
  MemberEmailChangeBody,
  MemberParams,
} from './email-changes.schemas.ts';
import {
  askEmailChange,
  askMemberEmailChange,
  cancelEmailChange,
  cancelMemberEmailChange,
  readEmailChange,
  readMemberEmailChange,
} from './email-changes.service.ts';

const ok = { ok: true } as const;

const ownRoutes = (tools: AccountTools): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/auth/email-change',
    operationId: 'getEmailChange',
    summary: "The change of the caller's address that waits for its mailboxes",
    access: signedIn(),
    response: EmailChangeState,
    handle: (context) => readEmailChange(tools, context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/email-change',
    operationId: 'askEmailChange',
    refusesMasquerade: true,
    summary:
      'Asks for another address: both mailboxes get a link; the response is the same for an address that has an account',
    access: signedIn(),
    body: EmailChangeBody,
    response: EmailChangeState,
    errors: { 400: ['auth-008', 'password.old-wrong', 'two-factor.code-needed'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await askEmailChange(tools, context, body);
      return readEmailChange(tools, context);
    },
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/auth/email-change',
    operationId: 'cancelEmailChange',
    refusesMasquerade: true,
    summary: 'Takes the change back',
    access: signedIn(),
    response: Ok,
    handle: async (context) => {
      await cancelEmailChange(tools, context);
      return ok;
    },
  }),
];

const linkRoutes = (tools: AccountTools): RouteDefinition[] => [
  publicRoute({
    method: 'POST',
    path: '/api/auth/email-change/link',
    operationId: 'readEmailChangeLink',
    summary: 'What a link of a mail asks; changes nothing',
    body: EmailChangeLinkBody,
    response: EmailChangeLink,
    errors: { 400: ['token.invalid'], 429: ['auth-004'] },
    handle: (context, { body }) => readEmailChangeLink(tools, context, body.token),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/email-change/confirm',
    operationId: 'confirmEmailChange',
    summary: 'A mailbox confirms the change of address',
    body: EmailChangeLinkBody,
    response: EmailChangeOutcome,
    errors: {
      400: ['token.invalid'],
      409: ['email-change.address-unavailable', 'email-change.person-only'],
      429: ['auth-004'],
    },
    handle: (context, { body }) => confirmEmailChange(tools, context, body.token),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/email-change/reject',
    operationId: 'rejectEmailChange',
    summary: 'A mailbox refuses the change of address, or objects to it',
    body: EmailChangeLinkBody,
    response: Ok,
    errors: { 400: ['token.invalid'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await rejectEmailChange(tools, context, body.token);
      return ok;
    },
  }),
];

const memberRoutes = (tools: AccountTools): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/members/:userId/email-change',
    operationId: 'getMemberEmailChange',
    summary: "The change of a member's address that an administrator of this organisation asked for",
    access: administrator(),
    params: MemberParams,
    response: EmailChangeState,
    handle: (context, { params }) => readMemberEmailChange(tools, context, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/email-change',
    operationId: 'askMemberEmailChange',
    refusesMasquerade: true,
    summary:
      'Asks for another address of a member who belongs to this organisation only: the new mailbox confirms, the old one may object for a day',
    access: administrator(),
    params: MemberParams,
    body: MemberEmailChangeBody,
    errors: { 409: ['email-change.person-only'], 429: ['auth-004'] },
    handle: (context, { params, body }) => askMemberEmailChange(tools, context, params.userId, body.newEmail),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/members/:userId/email-change',
    operationId: 'cancelMemberEmailChange',
    refusesMasquerade: true,
    summary: 'Takes it back',
    access: administrator(),
    params: MemberParams,
    handle: (context, { params }) => cancelMemberEmailChange(tools, context, params.userId),
  }),
];

/** Another e-mail address: asked for, answered by mailboxes, asked for by an administrator. */
export const emailChangeRoutes = (tools: AccountTools): RouteDefinition[] => [
  ...ownRoutes(tools),
  ...linkRoutes(tools),
  ...memberRoutes(tools),
];
