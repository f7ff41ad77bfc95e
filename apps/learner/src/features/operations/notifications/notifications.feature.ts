import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/notifications',
      load: () => import('./notifications.screen.tsx').then((file) => file.NotificationsScreen),
      titleKey: 'notifications.titles.page',
      areas: ['notifications'],
    },
    {
      path: '/notifications/unsubscribe',
      load: () => import('./unsubscribe.screen.tsx').then((file) => file.UnsubscribeScreen),
      titleKey: 'notifications.unsubscribe.title',
      areas: ['notifications'],
      access: { requiresAuth: false },
    },
  ],
};
