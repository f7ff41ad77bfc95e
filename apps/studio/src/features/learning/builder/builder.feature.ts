import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'outline',
      load: () => import('./outline.screen.tsx').then((file) => file.OutlineScreen),
      titleKey: 'studio.titles.outline',
      areas: ['builder', 'errors'],
      tab: { place: 10, group: 'build', icon: 'ListTree', alsoHolds: ['lessons'] },
    },
    {
      path: 'lessons/$courseSubsectionId',
      load: () => import('./lesson.screen.tsx').then((file) => file.LessonScreen),
      titleKey: 'studio.titles.lesson',
      areas: ['builder', 'media', 'attachments', 'errors'],
    },
  ],
};
