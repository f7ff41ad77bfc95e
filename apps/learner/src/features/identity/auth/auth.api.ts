import type { AcceptInvitationBody, RegistrationBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';

// The screens word every refusal themselves: nothing here is handled a second time for all pages (`isBare`).

export const signIn = (body: { email: string; password: string }) =>
  api('POST /api/auth/login', { body, isBare: true });

export const finishTwoFactor = (body: { token: string; code: string }) =>
  api('POST /api/auth/2fa', { body, isBare: true });

/** A new code for the second step. */
export const resendCode = (token: string) => api('POST /api/auth/resend', { body: { token }, isBare: true });

/** A new link that confirms an address. */
export const resendVerification = (email: string) => api('POST /api/auth/resend', { body: { email }, isBare: true });

export const requestPasswordReset = (email: string) =>
  api('POST /api/reset-password/student', { body: { email }, isBare: true });

export const confirmPasswordReset = (body: { token: string; newPassword: string }) =>
  api('POST /api/reset-password/confirm', { body, isBare: true });

export const verifyEmail = (token: string) => api('POST /api/auth/verify-email', { query: { token }, isBare: true });

export const register = (body: RegistrationBody) => api('POST /api/auth/register', { body, isBare: true });

export const acceptInvitation = (body: AcceptInvitationBody) =>
  api('POST /api/auth/accept-invitation', { body, isBare: true });

/** Whom an invitation is for. A look changes nothing, so it may be kept like any other response. */
export const invitationQuery = (token: string) => ({
  queryKey: ['invitation', token],
  queryFn: () => api('POST /api/auth/invitation', { body: { token }, isBare: true }),
  meta: { isQuiet: true },
});

/** What a link about another address asks. A look changes nothing. */
export const emailChangeLinkQuery = (token: string) => ({
  queryKey: ['email-change-link', token],
  queryFn: () => api('POST /api/auth/email-change/link', { body: { token }, isBare: true }),
  meta: { isQuiet: true },
});

export const confirmEmailChange = (token: string) =>
  api('POST /api/auth/email-change/confirm', { body: { token }, isBare: true });

export const rejectEmailChange = (token: string) =>
  api('POST /api/auth/email-change/reject', { body: { token }, isBare: true });

/** The organisation's own questions at registration. */
export const registrationFormQuery = () => apiQuery('GET /api/organizations-dashboard/registration');
