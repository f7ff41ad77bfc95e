import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

const HOME = {
  isPublic: false,
  screens: ['home.screen'],
  areas: ['announcements'],
  parts: ['hints/hint-note.tsx'],
  partAreas: ['hints'],
} as const;

export const firstPages: readonly FirstPageRule[] = [
  // the application leads on to its home
  { ...HOME, path: '/' },
  { ...HOME, path: '/home' },
];
