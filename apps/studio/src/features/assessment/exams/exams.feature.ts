import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { EXAM_AREAS } from '../../../parts/exam-areas.ts';

const access = { memberPermissions: COURSE_AUTHORS, features: ['exams'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/courses/$courseId/exams/$examId/paper',
      load: () => import('./exam-paper.screen.tsx').then((file) => file.ExamPaperScreen),
      titleKey: 'exam-authoring.titles.exam',
      areas: EXAM_AREAS,
      access,
    },
  ],
  courseScreens: [
    {
      path: 'exams',
      load: () => import('./exams.screen.tsx').then((file) => file.ExamsScreen),
      titleKey: 'studio.titles.exams',
      areas: EXAM_AREAS,
      access,
      tab: { place: 80, group: 'assess', icon: 'ClipboardCheck', waits: 'ANSWERS' },
    },
    {
      path: 'exams/$examId',
      load: () => import('./exam-editor.screen.tsx').then((file) => file.ExamEditorScreen),
      titleKey: 'exam-authoring.titles.exam',
      areas: EXAM_AREAS,
      access,
    },
  ],
};
