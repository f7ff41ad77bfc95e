import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/courses/$courseId',
      load: () => import('./course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
      sideMenu: () => import('./course-menu.tsx').then((file) => file.CourseMenu),
      areas: ['builder', 'media', 'errors'],
      access: { memberPermissions: COURSE_AUTHORS },
    },
  ],
  courseScreens: [
    { path: '/', redirectTo: ({ courseId }) => `/courses/${courseId}/information` },
    {
      path: 'information',
      load: () => import('./course-information.screen.tsx').then((file) => file.CourseInformationScreen),
      titleKey: 'studio.titles.information',
      areas: ['builder', 'media', 'errors'],
      tab: { place: 20, group: 'build', icon: 'Info' },
    },
    {
      path: 'publication',
      load: () => import('./course-publication.screen.tsx').then((file) => file.CoursePublicationScreen),
      titleKey: 'builder.course.publication',
      areas: ['builder', 'errors'],
      tab: { place: 30, group: 'build', icon: 'Send', counts: 'openPoints' },
    },
  ],
};
