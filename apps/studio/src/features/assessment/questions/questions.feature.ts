import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

/** The editor of questions has the tools of lessons and the view of learners. */
const QUESTION_AREAS = ['questions', 'sharing', 'question-view', 'builder', 'media', 'errors'] as const;

const access = { memberPermissions: COURSE_AUTHORS, features: ['exams'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/questions',
      load: () => import('./questions.screen.tsx').then((file) => file.QuestionsScreen),
      titleKey: 'questions.titles.bank',
      areas: ['studio', 'questions', 'sharing', 'errors'],
      access,
    },
    {
      path: '/questions/new',
      load: () => import('./question-editor.screen.tsx').then((file) => file.NewQuestionScreen),
      titleKey: 'questions.titles.new',
      areas: QUESTION_AREAS,
      access,
    },
    {
      path: '/questions/$questionId',
      load: () => import('./question-editor.screen.tsx').then((file) => file.QuestionEditorScreen),
      titleKey: 'questions.titles.question',
      areas: QUESTION_AREAS,
      access,
    },
  ],
  menu: [
    {
      id: 'questions',
      titleKey: 'studio.titles.questions',
      icon: 'CircleQuestionMark',
      path: '/questions',
      places: { instructor: 30 },
    },
    {
      id: 'new-question',
      titleKey: 'studio.titles.newQuestion',
      icon: 'CircleQuestionMark',
      path: '/questions/new',
      access,
      letter: 'q',
      places: { new: 20 },
    },
  ],
};
