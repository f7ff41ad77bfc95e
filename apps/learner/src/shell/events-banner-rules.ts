import { BANNER_HIDDEN_FOR } from '@sullam/domain/limits.ts';

/** When the banner was last put away; null where it never was, or the entry isn't a time. */
export function readDismissal(stored: string | null): number | null {
  const at = Number(stored ?? Number.NaN);
  return Number.isFinite(at) && at > 0 ? at : null;
}

/** Hidden for 24 hours after it was put away. */
export const isHiddenStill = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && now - dismissedAt <= BANNER_HIDDEN_FOR;
