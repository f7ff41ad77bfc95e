import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const AREAS = ['exam-marking', 'marking', 'exam-authoring', 'question-view', 'rubrics', 'errors'] as const;
const access = { features: ['exams'] } as const;
const marking = { memberPermissions: COURSE_AUTHORS, ...access } as const;

export const feature: FeatureParts = {
  // marking wants the whole width
  screens: [
    {
      path: '/courses/$courseId/exams/held/$subsectionExamId/attempts/$examAttemptId/marking',
      load: () => import('./marking.screen.tsx').then((file) => file.AttemptMarkingScreen),
      isWorkspace: true,
      titleKey: 'exam-marking.titles.marking',
      areas: AREAS,
      access: marking,
    },
    {
      path: '/courses/$courseId/exams/held/$subsectionExamId/marking/$questionId',
      load: () => import('./marking.screen.tsx').then((file) => file.QuestionMarkingScreen),
      isWorkspace: true,
      titleKey: 'exam-marking.titles.marking',
      areas: AREAS,
      access: marking,
    },
  ],
  courseScreens: [
    {
      path: 'exams/held/$subsectionExamId/results',
      load: () => import('./exam-results.screen.tsx').then((file) => file.ExamResultsScreen),
      titleKey: 'exam-marking.titles.results',
      areas: AREAS,
      access,
    },
    {
      path: 'exams/held/$subsectionExamId/attempts/$examAttemptId',
      load: () => import('./exam-attempt.screen.tsx').then((file) => file.ExamAttemptScreen),
      titleKey: 'exam-marking.titles.attempt',
      areas: AREAS,
      access,
    },
    {
      path: 'exams/held/$subsectionExamId/marking',
      load: () => import('./marking-overview.screen.tsx').then((file) => file.MarkingOverviewScreen),
      titleKey: 'exam-marking.titles.marking',
      areas: AREAS,
      access,
    },
    {
      path: 'exams/held/$subsectionExamId/statistics',
      load: () => import('./exam-statistics.screen.tsx').then((file) => file.ExamStatisticsScreen),
      titleKey: 'exam-marking.titles.statistics',
      areas: AREAS,
      access,
    },
    {
      path: 'exams/held/$subsectionExamId/changes',
      load: () => import('./mark-changes.screen.tsx').then((file) => file.MarkChangesScreen),
      titleKey: 'exam-marking.titles.changes',
      areas: AREAS,
      access,
    },
  ],
};
