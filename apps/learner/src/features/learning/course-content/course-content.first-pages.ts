import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

export const firstPages: readonly FirstPageRule[] = [
  {
    path: '/lms/courses/$courseId/content/$subsectionId',
    isPublic: false,
    hidesBanner: true,
    screens: ['course-frame.screen', 'lesson.screen'],
    areas: ['course'],
  },
];
