import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'surveys', 'errors'] as const;

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'surveys',
      load: () => import('./surveys.screen.tsx').then((file) => file.CourseSurveysScreen),
      titleKey: 'studio.titles.surveys',
      areas,
      tab: { place: 100, group: 'assess', icon: 'ChartColumn', features: ['surveys', 'polls'] },
    },
    {
      path: 'surveys/$surveyId',
      load: () => import('./survey-editor.screen.tsx').then((file) => file.SurveyEditorScreen),
      titleKey: 'studio.titles.surveys',
      areas,
    },
    {
      path: 'surveys/$surveyId/results',
      load: () => import('./survey-results.screen.tsx').then((file) => file.SurveyResultsScreen),
      titleKey: 'surveys.titles.results',
      areas,
    },
  ],
};
