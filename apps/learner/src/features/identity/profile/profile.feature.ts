import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/profile',
      load: () => import('./profile.screen.tsx').then((file) => file.ProfileScreen),
      titleKey: 'profile.titles.page',
      areas: ['profile', 'auth', 'notifications', 'errors'],
      access: HOME_ACCESS.profile,
    },
  ],
  menu: [{ id: 'bottom-me', titleKey: 'shell.bottom.me', icon: 'User', path: '/profile', places: { bottom: 40 } }],
};
