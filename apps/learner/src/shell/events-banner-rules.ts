import { BANNER_HIDDEN_FOR } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { RouteAccess } from '@sullam/domain/route-access.ts';

/** An event that the organisation puts forward. */
export interface FeaturedEvent {
  id: number;
  title: Localized;
  startTime: string;
}

/** Who sees the banner; where it stands says the rest: not in the instructor view, not without the app bar. */
export const BANNER_ACCESS: RouteAccess = {
  requiresAuth: false,
  features: ['events'],
  memberPermissions: ['organization_member_access_events'],
  organizationPermissions: ['organization_social_events'],
};

/** When the banner was last put away; null where it never was, or the entry isn't a time. */
export function readDismissal(stored: string | null): number | null {
  const at = Number(stored ?? Number.NaN);
  return Number.isFinite(at) && at > 0 ? at : null;
}

/** Hidden for 24 hours after it was put away. */
export const isHiddenStill = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && now - dismissedAt <= BANNER_HIDDEN_FOR;
