import { COURSE_WORK } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/home',
      load: () => import('./home.screen.tsx').then((file) => file.HomeScreen),
      titleKey: 'studio.titles.home',
      areas: ['studio', 'announcements'],
    },
    {
      path: '/to-mark',
      load: () => import('./to-mark.screen.tsx').then((file) => file.ToMarkScreen),
      titleKey: 'studio.titles.toMark',
      areas: ['studio'],
      access: { memberPermissions: COURSE_WORK },
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
    {
      id: 'to-mark',
      titleKey: 'studio.titles.toMark',
      icon: 'CircleCheck',
      path: '/to-mark',
      places: { instructor: 15 },
    },
  ],
};
