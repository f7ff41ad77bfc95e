import type { Guard } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { createScreenRouter, type ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { ANNOUNCEMENT_SCREENS } from './features/announcements/announcement-pages.ts';
import { AUTH_SCREENS } from './features/auth/auth-pages.ts';
import { LANDING_SCREENS } from './features/landing/landing-pages.ts';
import { LEARNING_SCREENS } from './features/learning-pages.ts';
import { NOTIFICATION_SCREENS } from './features/notifications/notification-pages.ts';
import { PROFILE_SCREENS } from './features/profile/profile-pages.ts';
import { SEARCH_SCREENS } from './features/search/search-pages.ts';
import { Frame } from './shell/frame.tsx';

/** Every screen of the learner application, one entry each; docs/guides/add-a-screen.md explains the fields. */
export const SCREENS: readonly ScreenDefinition[] = [
  ...AUTH_SCREENS,
  ...LANDING_SCREENS,
  ...LEARNING_SCREENS,
  ...ANNOUNCEMENT_SCREENS,
  ...SEARCH_SCREENS,
  ...NOTIFICATION_SCREENS,
  ...PROFILE_SCREENS,
];

/** The router of the learner application. */
export function createLearnerRouter({ queryClient }: Kit, guard: Guard) {
  return createScreenRouter({ screens: SCREENS, frame: Frame, guard, queryClient });
}
