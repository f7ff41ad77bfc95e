import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

export const firstPages: readonly FirstPageRule[] = [
  {
    path: '/lms/courses/$courseId/overview',
    isPublic: true,
    hidesBanner: 'on-phones',
    screens: ['course-overview.screen'],
    areas: ['catalogue', 'course', 'course-overview'],
    calls: ['/api/courses/$courseId'],
  },
];
