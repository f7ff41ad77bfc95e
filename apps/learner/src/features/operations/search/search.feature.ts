import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/search',
      load: () => import('./search.screen.tsx').then((file) => file.SearchScreen),
      titleKey: 'search.titles.page',
      areas: ['search', 'catalogue'],
      access: { requiresAuth: false, features: ['anonymous-course-view'] },
    },
  ],
};
