import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

const LANDING: Omit<FirstPageRule, 'path'> = {
  feature: 'landing-page',
  isPublic: true,
  screens: ['landing.screen'],
  areas: ['landing'],
  picture: { frame: 'landing-night landing-planet', image: 'landing-mirrored' },
  calls: [
    '/api/organizations-dashboard/landing',
    '/api/courses?skip=0&take=6&sort=popular&expiryDate=$expiryDate',
    '/api/courses/filter-options',
    '/api/specializations?skip=0&take=3',
  ],
};

export const firstPages: readonly FirstPageRule[] = [
  // the home of visitors, which the application leads on to the landing page
  { ...LANDING, path: '/' },
  { ...LANDING, path: '/landing-page' },
  { path: '/landing-page/$slug', isPublic: true, screens: [], areas: ['landing'] },
];
