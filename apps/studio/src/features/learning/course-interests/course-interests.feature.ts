import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'interests',
      load: () => import('./course-interests.screen.tsx').then((file) => file.CourseInterestsScreen),
      titleKey: 'course-interests.menu.title',
      areas: ['course-interests'],
      tab: { place: 42, group: 'teach', icon: 'BellRing' },
    },
  ],
};
