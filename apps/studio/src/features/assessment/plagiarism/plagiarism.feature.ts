import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'assignment-marking', 'plagiarism', 'errors'] as const;
const access = { memberPermissions: COURSE_AUTHORS, features: ['assignments'] } as const;

/** The pages of an assignment about submissions that are alike. */
export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'assignments/$assignmentId/plagiarism',
      load: () => import('./plagiarism.screen.tsx').then((file) => file.PlagiarismScreen),
      titleKey: 'plagiarism.titles.plagiarism',
      areas,
      access,
    },
    {
      path: 'assignments/$assignmentId/plagiarism/$findingId',
      load: () => import('./finding.screen.tsx').then((file) => file.FindingScreen),
      titleKey: 'plagiarism.titles.pair',
      areas,
      access,
    },
  ],
};
