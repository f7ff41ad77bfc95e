import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

/** The reader's own account. */
export const PROFILE_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/profile',
    load: () => import('./profile.screen.tsx').then((file) => file.ProfileScreen),
    titleKey: 'profile.titles.page',
    areas: ['profile', 'auth', 'notifications'],
    access: HOME_ACCESS.profile,
  },
];
