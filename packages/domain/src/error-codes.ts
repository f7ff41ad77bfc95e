/** The codes of the specification, section 8. */
export const AUTH_ERROR_CODES = [
  'auth-001',
  'auth-002',
  'auth-003',
  'auth-004',
  'auth-005',
  'auth-006',
  'auth-007',
  'auth-008',
  'auth-009',
  'auth-010',
] as const;
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number];

/** Codes that every module may answer with. */
export const GENERIC_ERROR_CODES = [
  'validation',
  'not-authenticated',
  'not-allowed',
  'not-found',
  'conflict',
  'too-many-requests',
  'payload-too-large',
  'unsupported-media-type',
  'csrf',
  'unavailable',
  'internal',
] as const;

/** One fault of a request: where it lies, which rule was broken, in words. */
export interface ApiErrorDetail {
  path: string;
  code: string;
  message: string;
}

/** The one shape of every failure. */
export interface ApiErrorBody {
  message: string;
  status: number;
  errorCode?: string;
  details?: ApiErrorDetail[];
}

/** What the client does besides rejecting to the caller. */
export interface AuthErrorBehaviour {
  /** `server` calls logout; `local` only forgets what is stored; `whenSignedIn` calls logout if there is a session. */
  signOut: 'no' | 'server' | 'local' | 'whenSignedIn';
  /** Check again whether the current page may be seen. */
  recheckAccess: boolean;
  /** Ask the server for the user again (the forced password flag comes with it). */
  verifyToken: boolean;
  /** A toast of 5 seconds with the wording of this code. */
  showsToast: boolean;
}

const QUIET: AuthErrorBehaviour = { signOut: 'no', recheckAccess: false, verifyToken: false, showsToast: false };

/** The table of section 8. Every error is rejected to the caller afterwards, whatever is done globally. */
export const AUTH_ERRORS: Record<AuthErrorCode, AuthErrorBehaviour> = {
  // user disabled
  'auth-001': { ...QUIET, signOut: 'whenSignedIn', recheckAccess: true, showsToast: true },
  // user not in organization
  'auth-002': QUIET,
  // invalid credentials
  'auth-003': QUIET,
  // too many requests
  'auth-004': QUIET,
  // user should reset password
  'auth-005': { ...QUIET, verifyToken: true, showsToast: true },
  // invalid access token
  'auth-006': { ...QUIET, signOut: 'local', recheckAccess: true },
  // invalid refresh token
  'auth-007': { ...QUIET, signOut: 'server', recheckAccess: true },
  // invalid 2FA token
  'auth-008': QUIET,
  // requires approval
  'auth-009': QUIET,
  // not verified
  'auth-010': QUIET,
};

/** Whether a code is one of the ten. */
export function isAuthErrorCode(code: string | undefined): code is AuthErrorCode {
  return code !== undefined && Object.hasOwn(AUTH_ERRORS, code);
}

/** Whether a value has the shape of a failure; anything may arrive from a proxy or a broken connection. */
export function isApiErrorBody(value: unknown): value is ApiErrorBody {
  if (typeof value !== 'object' || value === null) return false;
  const body = value as Record<string, unknown>;
  return typeof body.message === 'string' && typeof body.status === 'number';
}

/**
 * Whether a failed call is worth a refresh and one replay: a 401 without an auth code (the access token ran out).
 * auth-006 and auth-007 sign out at once; wrong credentials and codes have nothing to do with the tokens.
 */
export const mayRefresh = (status: number, errorCode: string | undefined): boolean =>
  status === 401 && !isAuthErrorCode(errorCode);
