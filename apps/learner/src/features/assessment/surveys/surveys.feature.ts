import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['surveys', 'errors'] as const;
const SURVEYS = { features: ['surveys'] } as const;
const POLLS = { features: ['polls'] } as const;
const prefetch = () => import('./surveys.api.ts').then((file) => file.prefetchSurvey);

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'surveys',
      load: () => import('./surveys.screen.tsx').then((file) => file.SurveysScreen),
      titleKey: 'surveys.titles.surveys',
      areas,
      access: SURVEYS,
      tab: { titleKey: 'course.titles.surveys', place: 80, list: 'SURVEYS' },
    },
    {
      // open with either: the news of a poll leads here too
      path: 'surveys/$surveyId',
      load: () => import('./survey.screen.tsx').then((file) => file.SurveyScreen),
      titleKey: 'surveys.types.SURVEY',
      areas,
      prefetch,
    },
    {
      path: 'polls',
      load: () => import('./surveys.screen.tsx').then((file) => file.PollsScreen),
      titleKey: 'surveys.titles.polls',
      areas,
      access: POLLS,
      tab: { titleKey: 'course.titles.polls', place: 90, list: 'POLLS' },
    },
    {
      path: 'polls/$surveyId',
      load: () => import('./survey.screen.tsx').then((file) => file.SurveyScreen),
      titleKey: 'surveys.types.POLL',
      areas,
      access: POLLS,
      prefetch,
    },
  ],
};
