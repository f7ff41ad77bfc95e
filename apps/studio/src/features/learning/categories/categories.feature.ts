import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/categories',
      load: () => import('./categories.screen.tsx').then((file) => file.CategoriesScreen),
      titleKey: 'studio.titles.categories',
      areas: ['studio', 'categories', 'builder', 'errors'],
      access: { memberPermissions: ['organization_update_courses'] },
    },
  ],
  menu: [
    {
      id: 'categories',
      titleKey: 'studio.titles.categories',
      icon: 'Tag',
      path: '/categories',
      places: { catalogue: 50 },
    },
  ],
};
