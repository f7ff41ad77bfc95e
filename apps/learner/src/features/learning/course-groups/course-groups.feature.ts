import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'groups',
      load: () => import('./course-groups.screen.tsx').then((file) => file.CourseGroupsScreen),
      titleKey: 'course.titles.groups',
      areas: ['course-groups'],
      access: { features: ['course-groups'] },
      tab: { place: 58, list: 'GROUPS' },
    },
  ],
};
