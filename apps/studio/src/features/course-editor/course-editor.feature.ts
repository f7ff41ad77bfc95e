import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/courses/$courseId',
      load: () => import('./course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
      areas: ['builder', 'media', 'errors'],
      access: { memberPermissions: COURSE_AUTHORS },
    },
  ],
  courseScreens: [
    { path: '/', redirectTo: ({ courseId }) => `/courses/${courseId}/information` },
    {
      path: 'information',
      load: () => import('./course-information.screen.tsx').then((file) => file.CourseInformationScreen),
      titleKey: 'builder.titles.information',
      areas: ['builder', 'media', 'errors'],
      tab: { place: 10 },
    },
    {
      path: 'publication',
      load: () => import('./course-publication.screen.tsx').then((file) => file.CoursePublicationScreen),
      titleKey: 'builder.course.publication',
      areas: ['builder', 'errors'],
      tab: { place: 30 },
    },
  ],
};
