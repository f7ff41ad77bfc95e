import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

/** What the reader was told. */
export const NOTIFICATION_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/notifications',
    load: () => import('./notifications.screen.tsx').then((file) => file.NotificationsScreen),
    titleKey: 'notifications.titles.page',
    areas: ['notifications'],
  },
];
