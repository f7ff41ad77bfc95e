import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

const AUTH = { hidesBar: true, areas: ['auth', 'errors'] } as const;

export const firstPages: readonly FirstPageRule[] = [
  { ...AUTH, path: '/auth/login', isPublic: true, screens: ['auth-frame', 'login.screen'] },
  {
    ...AUTH,
    path: '/register',
    isPublic: true,
    screens: ['auth-frame', 'register.screen'],
    calls: ['/api/organizations-dashboard/registration'],
  },
  { ...AUTH, path: '/auth', isPublic: false, screens: ['auth-frame', 'login.screen'] },
  { ...AUTH, path: '/auth/$page', isPublic: false, screens: ['auth-frame'] },
];
