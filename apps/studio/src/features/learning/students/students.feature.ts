import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'students',
      load: () => import('./students.screen.tsx').then((file) => file.StudentsScreen),
      titleKey: 'studio.titles.students',
      areas: ['studio', 'builder'],
      tab: { place: 40, group: 'teach', icon: 'Users', counts: 'learners' },
    },
  ],
};
