import { COURSE_READERS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms/courses/$courseId/overview',
      load: () => import('./course-overview.screen.tsx').then((file) => file.CourseOverviewScreen),
      titleKey: 'course.titles.overview',
      areas: ['catalogue', 'course', 'course-overview', 'prices'],
      // its own bar with the way in stands there
      hidesBanner: 'on-phones',
      access: {
        requiresAuth: false,
        organizationPermissions: ['organization_lms'],
        memberPermissions: COURSE_READERS,
        features: ['anonymous-course-view'],
        whenClosed: 'notAuthenticated',
      },
      prefetch: () => import('./course-overview.screen.tsx').then((file) => file.prefetchCourse),
    },
  ],
};
