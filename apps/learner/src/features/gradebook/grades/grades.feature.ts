import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['grades'] as const;
const access = { features: ['grades'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms/transcript',
      load: () => import('./transcript.screen.tsx').then((file) => file.TranscriptScreen),
      titleKey: 'grades.titles.transcript',
      areas,
      access: { memberPermissions: ['organization_member_access_courses'], features: ['grades'] },
    },
  ],
  courseScreens: [
    {
      path: 'grade-items',
      load: () => import('./grades.screen.tsx').then((file) => file.GradesScreen),
      titleKey: 'grades.titles.page',
      areas,
      access,
      tab: { titleKey: 'course.titles.gradeItems', place: 24, list: 'GRADES' },
    },
    {
      path: 'grade-items/$gradeItemId',
      load: () => import('./grade-item.screen.tsx').then((file) => file.GradeItemScreen),
      titleKey: 'grades.titles.item',
      areas,
      access,
      prefetch: () => import('./grades.api.ts').then((file) => file.prefetchGradeItem),
    },
  ],
};
