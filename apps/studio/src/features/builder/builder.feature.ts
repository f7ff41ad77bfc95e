import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/courses/$courseId/lessons/$courseSubsectionId',
      load: () => import('./lesson.screen.tsx').then((file) => file.LessonScreen),
      titleKey: 'builder.titles.lesson',
      areas: ['builder', 'media', 'errors'],
      access: { memberPermissions: COURSE_AUTHORS },
    },
  ],
  courseScreens: [
    {
      path: 'outline',
      load: () => import('./outline.screen.tsx').then((file) => file.OutlineScreen),
      titleKey: 'builder.titles.outline',
      areas: ['builder', 'errors'],
      tab: { place: 20 },
    },
  ],
};
