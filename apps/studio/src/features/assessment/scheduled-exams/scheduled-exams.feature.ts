import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { EXAM_AREAS } from '../../../parts/exam-areas.ts';

const access = { features: ['exams'] } as const;

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'exams/held/$courseSubsectionId',
      load: () => import('./subsection-exam.screen.tsx').then((file) => file.SubsectionExamScreen),
      titleKey: 'exam-authoring.titles.scheduled',
      areas: EXAM_AREAS,
      access,
    },
    {
      path: 'exams/held/$courseSubsectionId/accommodations',
      load: () => import('./accommodations.screen.tsx').then((file) => file.AccommodationsScreen),
      titleKey: 'exam-authoring.titles.accommodations',
      areas: [...EXAM_AREAS, 'course-groups'],
      access,
    },
  ],
};
