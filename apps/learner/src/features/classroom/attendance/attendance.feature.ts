import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['attendance'] } as const;
const areas = ['attendance', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      // what the code on the screen leads to: short, so that the code is coarse
      path: '/a',
      load: () => import('./scanned.screen.tsx').then((file) => file.ScannedScreen),
      titleKey: 'course.titles.attendance',
      areas,
      access: { ...access, requiresAuth: false },
      hidesMenu: true,
    },
    {
      // after signing in, with what this device got for the code
      path: '/a/claim',
      load: () => import('./scanned.screen.tsx').then((file) => file.ClaimedScreen),
      titleKey: 'course.titles.attendance',
      areas,
      access,
      hidesMenu: true,
    },
  ],
  courseScreens: [
    {
      path: 'attendance',
      load: () => import('./attendance.screen.tsx').then((file) => file.AttendanceScreen),
      titleKey: 'course.titles.attendance',
      areas,
      access,
      tab: { titleKey: 'course.titles.attendance', place: 57, list: 'ATTENDANCE' },
    },
  ],
};
