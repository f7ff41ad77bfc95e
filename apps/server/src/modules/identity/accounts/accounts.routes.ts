import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { giveDeviceCookie, readDeviceCookie } from '../../../kernel/http/device-cookie.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok } from '../../../kernel/http/schemas.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { SignInResult, withPerson } from '../sessions/sessions.public.ts';
import { PasswordBody, resendCode } from '../two-factor/two-factor.public.ts';
import { deleteAccount } from './account-deletion.service.ts';
import type { AccountTools } from './account-tools.ts';
import {
  AcceptInvitationBody,
  Invitation,
  LinkToken,
  LinkTokenBody,
  RegistrationBody,
  RegistrationResult,
  ResendBody,
  SignInBody,
} from './accounts.schemas.ts';
import { resendVerification, verifyEmail } from './email-verification.service.ts';
import { acceptInvitation, readInvitation } from './invitations.service.ts';
import { register } from './registration.service.ts';
import { signIn } from './sign-in.service.ts';

const ok = { ok: true } as const;

export const accountRoutes = (tools: AccountTools): RouteDefinition[] => [
  publicRoute({
    method: 'POST',
    path: '/api/auth/register',
    operationId: 'registerAccount',
    summary: "Registers by the organisation's own form",
    body: RegistrationBody,
    response: RegistrationResult,
    successStatus: 201,
    errors: { 403: ['registration.closed'], 429: ['auth-004'] },
    handle: (context, { body }) => register(tools, context, body),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/login',
    operationId: 'signIn',
    summary: 'Signs in; answers tokens, or the token of the second step',
    body: SignInBody,
    response: SignInResult,
    errors: { 401: ['auth-003'], 429: ['auth-004'] },
    handle: async (context, { body }, { request, reply }) => {
      const device = readDeviceCookie(request);
      const result = await signIn(tools, context, { ...body, device });
      if (result.user) giveDeviceCookie(reply, context.config, withPerson(context, device, result.user.id));
      return result;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/resend',
    operationId: 'resendCode',
    summary: 'A new code for the second step (token), or a new link that confirms an address (email)',
    body: ResendBody,
    response: Ok,
    errors: { 401: ['auth-008'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      if (body.token) await resendCode(tools.sessions, context, body.token);
      else if (body.email) await resendVerification(context, body.email);
      else throw invalidField('email', 'required');
      return ok;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/verify-email',
    operationId: 'verifyEmail',
    summary: 'Confirms an address by the link of the mail',
    query: Type.Object({ token: LinkToken }),
    response: Ok,
    errors: { 400: ['token.invalid'] },
    handle: async (context, { query }) => {
      await verifyEmail(tools, context, query.token);
      return ok;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/invitation',
    operationId: 'readInvitation',
    summary: 'Whom an invitation is for',
    body: LinkTokenBody,
    response: Invitation,
    errors: { 400: ['invitation.expired'], 429: ['auth-004'] },
    handle: (context, { body }) => readInvitation(context, body.token),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/auth/accept-invitation',
    operationId: 'acceptInvitation',
    summary: 'Accepts an invitation, with a new password where the account has none',
    body: AcceptInvitationBody,
    response: SignInResult,
    errors: { 400: ['invitation.expired', 'password.too-weak'], 429: ['auth-004'] },
    handle: (context, { body }) => acceptInvitation(tools, context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/auth/account',
    operationId: 'deleteAccount',
    refusesMasquerade: true,
    summary: "Deletes the caller's account in every organisation; learning records stay, without a name",
    access: signedIn(),
    body: PasswordBody,
    response: Ok,
    errors: { 400: ['password.old-wrong'], 409: ['organization.last-administrator'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await deleteAccount(tools, context, body.password);
      return ok;
    },
  }),
];
