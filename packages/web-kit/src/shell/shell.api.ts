import type { BodyOf } from '@sullam/api-client/client.ts';
import type { SignOnBody } from '@sullam/api-client/schema.gen.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiQuery } from '../api.ts';

/** Ends acting as another member; answers the administrator's own session. */
export const endMasquerade = () => api('DELETE /api/auth/masquerade');

/** A token of one minute for the studio, the learner application or another organisation. */
export const createSignOnToken = (body: SignOnBody) => api('POST /api/auth/sso', { body });

/** Signs in again on a page whose session has ended; the dialog words every refusal itself. */
export const signInAgain = (body: { email: string; password: string }) =>
  api('POST /api/auth/login', { body, isBare: true });
export const finishSignInAgain = (body: { token: string; code: string }) =>
  api('POST /api/auth/2fa', { body, isBare: true });

export const changePassword = (body: BodyOf<'POST /api/users/change-password'>) =>
  api('POST /api/users/change-password', { body });

/** The organisations that the signed-in person belongs to. */
export const membershipsQuery = () => apiQuery('GET /api/auth/organizations');

/** The organisation's registration form; says which details of a profile are required. */
export const registrationFormQuery = () => apiQuery('GET /api/organizations-dashboard/registration');

const PALETTE_TAKE = 12;

/** Everything that fits some words; the last results stay while new ones are on their way. */
export const searchQuery = (q: string) => ({
  ...apiQuery('GET /api/search', { query: { q, skip: 0, take: PALETTE_TAKE } }),
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});
