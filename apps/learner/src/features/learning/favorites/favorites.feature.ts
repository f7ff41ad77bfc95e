import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    { path: '/favorite', redirectTo: '/favorite/courses' },
    {
      path: '/favorite/courses',
      load: () => import('./favorites.screen.tsx').then((file) => file.FavoritesScreen),
      titleKey: 'catalogue.titles.favoriteCourses',
      areas: ['catalogue', 'prices'],
      access: { memberPermissions: ['organization_member_access_courses'] },
    },
  ],
  menu: [
    {
      id: 'favorites',
      titleKey: 'shell.menu.favorites',
      icon: 'Heart',
      path: '/favorite/courses',
      places: { bar: 10 },
    },
  ],
};
