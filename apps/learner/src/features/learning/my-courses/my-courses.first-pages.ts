import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

export const firstPages: readonly FirstPageRule[] = [
  {
    path: '/lms/my-courses',
    isPublic: false,
    screens: ['my-courses.screen'],
    areas: ['catalogue'],
    parts: ['parts/favorite-button.tsx'],
  },
];
