import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['exam-sitting', 'errors'] as const;
const EXAMS = { features: ['exams'] } as const;
const prefetch = () => import('./exams.api.ts').then((file) => file.prefetchExam);

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'exams',
      load: () => import('./exams.screen.tsx').then((file) => file.ExamsScreen),
      titleKey: 'course.titles.exams',
      areas,
      access: EXAMS,
      tab: { place: 22, list: 'EXAMS' },
    },
    {
      path: 'exams/$subsectionExamId',
      load: () => import('./exam.screen.tsx').then((file) => file.ExamScreen),
      titleKey: 'course.kinds.exam',
      areas,
      access: EXAMS,
      prefetch,
    },
    {
      path: 'exams/review/$examAttemptId',
      load: () => import('./review.screen.tsx').then((file) => file.ReviewScreen),
      titleKey: 'exam-sitting.titles.review',
      areas: [...areas, 'question-view', 'rubrics'],
      access: EXAMS,
      isConfidential: true,
    },
  ],
};
