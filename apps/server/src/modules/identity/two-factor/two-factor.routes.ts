import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { giveDeviceCookie, readDeviceCookie } from '../../../kernel/http/device-cookie.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { code } from '../../../kernel/http/schemas.ts';
import { type Sessions, SignInResult, withPerson } from '../sessions/sessions.public.ts';
import { finishTwoFactor } from './admission.service.ts';
import {
  CurrentPassword,
  OwnerProof,
  PasswordBody,
  RecoveryCodes,
  TotpEnrolment,
  TwoFactorState,
  TypedCode,
} from './two-factor.schemas.ts';
import {
  confirmTotp,
  readTwoFactor,
  removeTotp,
  renewRecoveryCodes,
  setTwoFactor,
  startTotp,
} from './two-factor.service.ts';

export const twoFactorRoutes = (sessions: Sessions): RouteDefinition[] => [
  publicRoute({
    method: 'POST',
    path: '/api/auth/2fa',
    operationId: 'finishTwoFactor',
    summary: 'The second step of a sign-in: the code of the mail or the app, or a recovery code',
    body: Type.Object({ token: code({ minLength: 1, maxLength: 200 }), code: TypedCode }),
    response: SignInResult,
    errors: { 401: ['auth-008'], 429: ['auth-004'] },
    handle: async (context, { body }, { request, reply }) => {
      const device = readDeviceCookie(request);
      const result = await finishTwoFactor(sessions, context, { ...body, device });
      if (result.user) giveDeviceCookie(reply, context.config, withPerson(context, device, result.user.id));
      return result;
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/auth/two-factor',
    operationId: 'getTwoFactor',
    summary: 'How the person signs in',
    access: signedIn(),
    response: TwoFactorState,
    handle: (context) => readTwoFactor(sessions, context),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/auth/two-factor',
    operationId: 'setTwoFactor',
    refusesMasquerade: true,
    summary: 'Asks for a second factor at sign-in, or no longer',
    access: signedIn(),
    body: Type.Object({ isEnabled: Type.Boolean(), ...OwnerProof.properties }),
    response: TwoFactorState,
    errors: { 400: ['auth-008', 'password.old-wrong', 'two-factor.code-needed'], 429: ['auth-004'] },
    handle: (context, { body }) => setTwoFactor(sessions, context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/two-factor/totp',
    operationId: 'startTotp',
    refusesMasquerade: true,
    summary: 'Begins to set up an authenticator app',
    access: signedIn(),
    body: PasswordBody,
    response: TotpEnrolment,
    errors: { 400: ['password.old-wrong'], 409: ['two-factor.already-enabled'], 429: ['auth-004'] },
    handle: (context, { body }) => startTotp(sessions, context, body.password),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/two-factor/totp/confirm',
    operationId: 'confirmTotp',
    refusesMasquerade: true,
    summary: "Finishes it with the app's first code; answers the recovery codes, once",
    access: signedIn(),
    body: Type.Object({ code: TypedCode, password: CurrentPassword }),
    response: RecoveryCodes,
    errors: { 400: ['auth-008', 'password.old-wrong'], 409: ['two-factor.already-enabled'], 429: ['auth-004'] },
    handle: (context, { body }) => confirmTotp(sessions, context, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/auth/two-factor/totp',
    operationId: 'removeTotp',
    refusesMasquerade: true,
    summary: 'Removes the authenticator app',
    access: signedIn(),
    body: OwnerProof,
    response: TwoFactorState,
    errors: {
      400: ['auth-008', 'password.old-wrong', 'two-factor.code-needed'],
      409: ['two-factor.not-enabled'],
      429: ['auth-004'],
    },
    handle: (context, { body }) => removeTotp(sessions, context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/auth/two-factor/recovery-codes',
    operationId: 'renewRecoveryCodes',
    refusesMasquerade: true,
    summary: 'New recovery codes; the old ones stop working',
    access: signedIn(),
    body: OwnerProof,
    response: RecoveryCodes,
    errors: {
      400: ['auth-008', 'password.old-wrong', 'two-factor.code-needed'],
      409: ['two-factor.not-enabled'],
      429: ['auth-004'],
    },
    handle: (context, { body }) => renewRecoveryCodes(sessions, context, body),
  }),
];
