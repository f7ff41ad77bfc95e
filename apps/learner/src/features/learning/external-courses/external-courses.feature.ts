import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/external-courses',
      load: () => import('./external-courses.screen.tsx').then((file) => file.ExternalCoursesScreen),
      titleKey: 'external-courses.titles.mine',
      areas: ['external-courses', 'errors'],
      access: { memberPermissions: ['organization_member_access_courses'], features: ['external-courses'] },
    },
  ],
  menu: [
    {
      id: 'external-courses',
      titleKey: 'external-courses.menu.title',
      icon: 'Globe',
      path: '/external-courses',
      places: { profile: 45 },
    },
  ],
};
