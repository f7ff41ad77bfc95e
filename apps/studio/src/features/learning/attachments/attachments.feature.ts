import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'attachments',
      load: () => import('./course-attachments.screen.tsx').then((file) => file.CourseAttachmentsScreen),
      titleKey: 'attachments.menu.files',
      areas: ['attachments', 'errors'],
      tab: { place: 25, group: 'build', icon: 'Paperclip' },
    },
  ],
};
