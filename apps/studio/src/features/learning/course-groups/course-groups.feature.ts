import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'groups',
      load: () => import('./course-groups.screen.tsx').then((file) => file.CourseGroupsScreen),
      titleKey: 'studio.titles.groups',
      areas: ['studio', 'course-groups', 'builder', 'errors'],
      access: { features: ['course-groups'] },
      tab: { place: 50, group: 'teach', icon: 'Component' },
    },
  ],
};
