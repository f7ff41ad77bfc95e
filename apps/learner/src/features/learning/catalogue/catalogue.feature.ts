import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms',
      load: () => import('./lms-redirect.screen.tsx').then((file) => file.LmsRedirectScreen),
      access: { requiresAuth: false },
    },
    {
      path: '/lms/all-courses',
      load: () => import('./catalogue.screen.tsx').then((file) => file.CatalogueScreen),
      titleKey: 'catalogue.titles.allCourses',
      areas: ['catalogue', 'prices'],
      access: HOME_ACCESS['all-courses'],
      prefetch: () => import('./catalogue.screen.tsx').then((file) => file.prefetchCatalogue),
    },
  ],
  menu: [
    { id: 'courses', titleKey: 'shell.menu.courses', icon: 'BookOpen', places: { side: 20 } },
    {
      id: 'all-courses',
      titleKey: 'shell.menu.allCourses',
      icon: 'BookOpen',
      path: '/lms/all-courses',
      places: { 'side.courses': 10, header: 20, visitor: 20 },
    },
    {
      id: 'bottom-explore',
      titleKey: 'shell.bottom.explore',
      icon: 'Search',
      path: '/lms/all-courses',
      places: { bottom: 30 },
    },
  ],
};
