/**
 * Routes that prove who calls in their own way (a password, a code, a token in the body): a bearer token that came along
 * by habit is read if it is good and ignored if it isn't.
 */
const OWN_PROOF = new Set([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/2fa',
  '/api/auth/resend',
  '/api/auth/refresh',
  '/api/auth/logout',
  '/api/auth/verify-email',
  '/api/auth/sso/exchange',
  '/api/auth/sso/owner',
  '/api/auth/invitation',
  '/api/auth/accept-invitation',
  '/api/reset-password/:prefix',
  '/api/reset-password/student',
  '/api/reset-password/confirm',
]);

/** What somebody may still do who has to choose a new password first. */
const DURING_FORCED_RESET = new Set([
  '/api/users/change-password',
  '/api/auth',
  '/api/auth/logout',
  '/api/auth/refresh',
]);

/** An exam that has begun goes on: its answers must not wait for a new password. */
const RUNNING_EXAM = new Set(
  ['start', 'latest', 'next', 'hint', 'submit', 'finish', 'events'].map((step) => `/api/exams/:attemptId/${step}`),
);

/** What the client needs to draw its page at all; no member's data. */
const SHELL = [
  '/api/organizations-dashboard',
  '/api/terminology',
  '/api/localizations',
  '/api/health',
  '/api/frontend-logger',
];

export const provesItself = (path: string | undefined): boolean => path !== undefined && OWN_PROOF.has(path);

export const isOpenDuringForcedReset = (path: string | undefined): boolean =>
  path !== undefined &&
  (DURING_FORCED_RESET.has(path) ||
    RUNNING_EXAM.has(path) ||
    provesItself(path) ||
    SHELL.some((start) => path.startsWith(start)));
