import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['assignments', 'errors', 'rubrics'] as const;
const access = { features: ['assignments'] } as const;

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'assignments',
      load: () => import('./assignments.screen.tsx').then((file) => file.AssignmentsScreen),
      titleKey: 'course.titles.assignments',
      areas,
      access,
      tab: { place: 20, list: 'ASSIGNMENTS' },
    },
    {
      path: 'assignments/$assignmentId',
      load: () => import('./assignment.screen.tsx').then((file) => file.AssignmentScreen),
      titleKey: 'assignments.titles.assignment',
      areas,
      access,
      prefetch: () => import('./assignments.api.ts').then((file) => file.prefetchAssignment),
    },
  ],
};
