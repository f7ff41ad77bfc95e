import { COURSE_READERS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { ATTEMPT_PAGE } from '../../../parts/attempt-page.ts';

export const feature: FeatureParts = {
  screens: [
    // nothing stands around it that could distract
    {
      path: ATTEMPT_PAGE,
      load: () => import('./attempt.screen.tsx').then((file) => file.AttemptScreen),
      titleKey: 'exam-sitting.titles.attempt',
      areas: ['exam-sitting', 'errors', 'question-view'],
      access: { features: ['exams'], memberPermissions: COURSE_READERS },
      hidesBar: true,
      hidesMenu: true,
      isConfidential: true,
      prefetch: () => import('./attempt.api.ts').then((file) => file.prefetchExam),
    },
  ],
};
