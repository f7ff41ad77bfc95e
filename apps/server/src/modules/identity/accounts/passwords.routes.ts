import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Ok } from '../../../kernel/http/schemas.ts';
import type { AccountTools } from './account-tools.ts';
import { EmailBody, LinkToken, TypedPassword } from './accounts.schemas.ts';
import { changePassword } from './change-password.service.ts';
import { confirmPasswordReset, requestPasswordReset } from './password-reset.service.ts';

const ok = { ok: true } as const;

export const passwordRoutes = (tools: AccountTools): RouteDefinition[] => [
  publicRoute({
    method: 'POST',
    path: '/api/reset-password/student',
    operationId: 'requestPasswordResetOfLearner',
    summary: "Mails a link to a new password, in the request's organisation; the response is always the same",
    body: EmailBody,
    response: Ok,
    errors: { 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await requestPasswordReset(tools, context, body);
      return ok;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/reset-password/confirm',
    operationId: 'confirmPasswordReset',
    summary: 'Sets a new password by the link of the mail; ends every session',
    body: Type.Object({ token: LinkToken, newPassword: TypedPassword }),
    response: Ok,
    errors: { 400: ['password.same-as-old', 'password.too-weak', 'token.invalid'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await confirmPasswordReset(tools, context, body);
      return ok;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/reset-password/:prefix',
    operationId: 'requestPasswordReset',
    summary: 'Mails a link to a new password, in the organisation of this prefix; the response is always the same',
    params: Type.Object({ prefix: Type.String({ minLength: 1, maxLength: 63 }) }),
    body: EmailBody,
    response: Ok,
    errors: { 429: ['auth-004'] },
    handle: async (context, { params, body }) => {
      await requestPasswordReset(tools, context, { ...body, prefix: params.prefix });
      return ok;
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/users/change-password',
    operationId: 'changePassword',
    refusesMasquerade: true,
    summary: "Changes the caller's password; every other session ends",
    access: signedIn(),
    body: Type.Object({ oldPassword: TypedPassword, newPassword: TypedPassword }),
    response: Ok,
    errors: { 400: ['password.old-wrong', 'password.same-as-old', 'password.too-weak'], 429: ['auth-004'] },
    handle: async (context, { body }) => {
      await changePassword(tools, context, body);
      return ok;
    },
  }),
];
