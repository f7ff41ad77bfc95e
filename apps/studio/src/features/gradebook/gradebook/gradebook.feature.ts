import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['gradebook', 'grades', 'studio', 'errors'] as const;
const access = { features: ['grades'] } as const;

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'gradebook',
      load: () => import('./gradebook.screen.tsx').then((file) => file.GradebookScreen),
      titleKey: 'gradebook.titles.page',
      areas,
      access,
      prefetch: () => import('./gradebook.api.ts').then((file) => file.prefetchGradebook),
      tab: { titleKey: 'studio.titles.gradebook', place: 90, group: 'assess', icon: 'Table2', isFlush: true },
    },
    {
      path: 'gradebook/settings',
      load: () => import('./gradebook-settings.screen.tsx').then((file) => file.GradebookSettingsScreen),
      titleKey: 'gradebook.titles.settings',
      areas,
      access,
    },
    {
      path: 'gradebook/print',
      load: () => import('./gradebook-print.screen.tsx').then((file) => file.GradebookPrintScreen),
      titleKey: 'gradebook.titles.page',
      areas,
      access,
    },
    {
      path: 'gradebook/learners/$userId',
      load: () => import('./learner-grades.screen.tsx').then((file) => file.LearnerGradesScreen),
      titleKey: 'gradebook.titles.learner',
      areas,
      access,
    },
    {
      path: 'gradebook/changes',
      load: () => import('./grade-changes.screen.tsx').then((file) => file.GradeChangesScreen),
      titleKey: 'gradebook.titles.changes',
      areas,
      access,
    },
  ],
};
