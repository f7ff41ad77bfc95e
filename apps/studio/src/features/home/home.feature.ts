import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/home',
      load: () => import('./home.screen.tsx').then((file) => file.HomeScreen),
      titleKey: 'studio.titles.home',
      areas: ['studio', 'announcements'],
    },
  ],
  menu: [
    {
      id: 'home',
      titleKey: 'studio.titles.home',
      icon: 'House',
      path: '/home',
      places: { instructor: 10 },
    },
  ],
};
