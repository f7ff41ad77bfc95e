import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/rubrics',
      load: () => import('./rubrics.screen.tsx').then((file) => file.RubricsScreen),
      titleKey: 'rubrics.titles.rubrics',
      areas: ['studio', 'rubrics', 'errors'],
    },
    {
      path: '/rubrics/new',
      load: () => import('./rubric-editor.screen.tsx').then((file) => file.NewRubricScreen),
      titleKey: 'rubrics.titles.new',
      areas: ['studio', 'rubrics', 'errors'],
    },
    {
      path: '/rubrics/$rubricId',
      load: () => import('./rubric-editor.screen.tsx').then((file) => file.RubricEditorScreen),
      titleKey: 'rubrics.titles.rubric',
      areas: ['studio', 'rubrics', 'errors'],
    },
  ],
  menu: [
    {
      id: 'rubrics',
      titleKey: 'studio.titles.rubrics',
      icon: 'ListChecks',
      path: '/rubrics',
      places: { instructor: 40 },
    },
  ],
};
