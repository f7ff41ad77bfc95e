import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const AREAS = [
  'studio',
  'accommodations',
  'builder',
  'course-groups',
  'assignment-marking',
  'marking',
  'plagiarism',
  'rubrics',
  'media',
  'errors',
] as const;
const access = { memberPermissions: COURSE_AUTHORS, features: ['assignments'] } as const;

export const feature: FeatureParts = {
  screens: [
    // marking wants the whole width
    {
      path: '/courses/$courseId/assignments/$assignmentId/submissions/$assignmentSubmissionId',
      load: () => import('./marking.screen.tsx').then((file) => file.MarkingScreen),
      isWorkspace: true,
      titleKey: 'assignment-marking.titles.marking',
      areas: AREAS,
      access,
    },
  ],
  courseScreens: [
    {
      path: 'assignments',
      load: () => import('./assignments.screen.tsx').then((file) => file.CourseAssignmentsScreen),
      titleKey: 'assignment-marking.titles.assignments',
      areas: AREAS,
      access,
      tab: {
        titleKey: 'studio.titles.assignments',
        place: 70,
        group: 'assess',
        icon: 'NotebookPen',
        waits: 'SUBMISSIONS',
      },
    },
    {
      path: 'assignments/$assignmentId/submissions',
      load: () => import('./submissions.screen.tsx').then((file) => file.SubmissionsScreen),
      titleKey: 'assignment-marking.titles.submissions',
      areas: AREAS,
      access,
    },
    {
      path: 'assignments/$assignmentId/rules',
      load: () => import('./rules.screen.tsx').then((file) => file.AssignmentRulesScreen),
      titleKey: 'assignment-marking.titles.rules',
      areas: AREAS,
      access,
    },
    {
      path: 'assignments/$assignmentId/accommodations',
      load: () => import('./accommodations.screen.tsx').then((file) => file.AssignmentAccommodationsScreen),
      titleKey: 'assignment-marking.titles.accommodations',
      areas: AREAS,
      access,
    },
  ],
};
