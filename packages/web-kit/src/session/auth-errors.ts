import type { ApiError } from '@sullam/api-client/api-error.ts';
import { AUTH_ERRORS, isAuthErrorCode } from '@sullam/domain/error-codes.ts';
import { AUTH_ERROR_TOAST_DURATION } from '@sullam/domain/limits.ts';
import type { Notify } from '../base/notify.ts';

export interface AuthErrorActions {
  isSignedIn: () => boolean;
  /** Ends the session at the server too. */
  signOut: () => void;
  signOutLocally: () => void;
  /** Asks the guard again whether the current page may be seen. */
  recheckAccess: () => void;
  /** Asks the server for the user again; the forced password flag comes with it. */
  verifyToken: () => void;
  notify: Notify;
}

/** Does what the table of section 8 asks of the client; the error is thrown to its caller whatever happens here. */
export function handleAuthError(error: ApiError, actions: AuthErrorActions): void {
  if (!isAuthErrorCode(error.errorCode)) return;
  const { signOut, recheckAccess, verifyToken, showsToast } = AUTH_ERRORS[error.errorCode];
  const wasSignedIn = actions.isSignedIn();
  if (signOut === 'whenSignedIn' && !wasSignedIn) return;
  if (signOut === 'local') actions.signOutLocally();
  else if (signOut !== 'no') actions.signOut();
  if (recheckAccess) actions.recheckAccess();
  if (verifyToken) actions.verifyToken();
  if (showsToast) actions.notify({ tone: 'error', text: error.message, duration: AUTH_ERROR_TOAST_DURATION });
}
