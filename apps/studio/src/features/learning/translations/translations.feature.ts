import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'translations',
      load: () => import('./translations.screen.tsx').then((file) => file.TranslationsScreen),
      titleKey: 'translations.menu.title',
      areas: ['translations', 'questions', 'builder', 'media', 'errors'],
      tab: { place: 27, group: 'build', icon: 'Languages' },
    },
  ],
};
