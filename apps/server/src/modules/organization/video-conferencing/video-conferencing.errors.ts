import { Problem } from '../../../kernel/problem.ts';
import type { ZoomFailureKind } from './zoom-client.ts';

/** The organisation has no app at Zoom, or has switched Zoom off. */
export const zoomNotConfigured = (): Problem => new Problem('zoom.not-configured', 409);
/** Whoever comes back from Zoom didn't leave from here, or has been back already. */
export const consentUnknown = (): Problem => new Problem('zoom.consent-unknown', 409);
export const consentDenied = (): Problem => new Problem('zoom.consent-denied', 409);

/** Zoom didn't give what it was asked for. */
export function zoomFailed(kind: ZoomFailureKind): Problem {
  if (kind === 'CONNECT') return new Problem('zoom.code-refused', 409);
  return kind === 'REFUSED' || kind === 'MISSING'
    ? new Problem('zoom.refused', 409)
    : new Problem('zoom.unavailable', 503);
}
