import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

export const firstPages: readonly FirstPageRule[] = [
  {
    path: '/lms/all-courses',
    isPublic: true,
    screens: ['catalogue.screen'],
    areas: ['catalogue'],
    listCalls: ['/api/courses?skip=0&take=12&expiryDate=$expiryDate'],
    calls: ['/api/courses/filter-options'],
  },
];
