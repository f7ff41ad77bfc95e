import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/external-courses',
      load: () => import('./external-courses.screen.tsx').then((file) => file.ExternalCoursesScreen),
      titleKey: 'external-courses.titles.all',
      areas: ['studio', 'external-courses', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['external-courses'] },
    },
  ],
  menu: [
    {
      id: 'external-courses',
      titleKey: 'external-courses.menu.title',
      icon: 'Globe',
      path: '/external-courses',
      feature: 'external-courses',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 57 },
    },
  ],
};
