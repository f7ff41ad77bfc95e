import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

const areas = ['grades'] as const;
const access = { features: ['grades'] } as const;

/** Inside the frame of a course. */
export const COURSE_GRADE_SCREENS: readonly ScreenDefinition[] = [
  {
    path: 'grade-items',
    load: () => import('./grades.screen.tsx').then((file) => file.GradesScreen),
    titleKey: 'grades.titles.page',
    areas,
    access,
  },
  {
    path: 'grade-items/$gradeItemId',
    load: () => import('./grade-item.screen.tsx').then((file) => file.GradeItemScreen),
    titleKey: 'grades.titles.item',
    areas,
    access,
    prefetch: () => import('./grades.api.ts').then((file) => file.prefetchGradeItem),
  },
];

/** Over all courses. */
export const GRADE_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/lms/transcript',
    load: () => import('./transcript.screen.tsx').then((file) => file.TranscriptScreen),
    titleKey: 'grades.titles.transcript',
    areas,
    access: { memberPermissions: ['organization_member_access_courses'], features: ['grades'] },
  },
];
