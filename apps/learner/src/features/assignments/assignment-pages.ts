import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

const areas = ['assignments', 'errors', 'rubrics'] as const;
const access = { features: ['assignments'] } as const;

/** Inside the frame of a course. */
export const COURSE_ASSIGNMENT_SCREENS: readonly ScreenDefinition[] = [
  {
    path: 'assignments',
    load: () => import('./assignments.screen.tsx').then((file) => file.AssignmentsScreen),
    titleKey: 'course.titles.assignments',
    areas,
    access,
  },
  {
    path: 'assignments/$assignmentId',
    load: () => import('./assignment.screen.tsx').then((file) => file.AssignmentScreen),
    titleKey: 'assignments.titles.assignment',
    areas,
    access,
    prefetch: () => import('./assignments.api.ts').then((file) => file.prefetchAssignment),
  },
];
