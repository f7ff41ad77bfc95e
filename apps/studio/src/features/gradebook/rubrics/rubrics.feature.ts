import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: COURSE_AUTHORS, someFeature: ['assignments', 'exams'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/rubrics',
      load: () => import('./rubrics.screen.tsx').then((file) => file.RubricsScreen),
      titleKey: 'rubrics.titles.rubrics',
      areas: ['studio', 'rubrics', 'sharing', 'errors'],
      access,
    },
    {
      path: '/rubrics/new',
      load: () => import('./rubric-editor.screen.tsx').then((file) => file.NewRubricScreen),
      titleKey: 'rubrics.titles.new',
      areas: ['studio', 'rubrics', 'sharing', 'errors'],
      access,
    },
    {
      path: '/rubrics/$rubricId',
      load: () => import('./rubric-editor.screen.tsx').then((file) => file.RubricEditorScreen),
      titleKey: 'rubrics.titles.rubric',
      areas: ['studio', 'rubrics', 'sharing', 'errors'],
      access,
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
    {
      id: 'new-rubric',
      titleKey: 'studio.titles.newRubric',
      icon: 'ListChecks',
      path: '/rubrics/new',
      letter: 'r',
      places: { new: 30 },
    },
  ],
};
