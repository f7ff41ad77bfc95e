import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/announcements',
      load: () => import('./announcements.screen.tsx').then((file) => file.OrganizationAnnouncementsScreen),
      titleKey: 'studio.titles.announcements',
      areas: ['studio', 'announcements', 'media', 'errors'],
      access: { memberPermissions: ['organization_everything'] },
    },
  ],
  courseScreens: [
    {
      path: 'announcements',
      load: () => import('./announcements.screen.tsx').then((file) => file.CourseAnnouncementsScreen),
      titleKey: 'studio.titles.announcements',
      areas: ['studio', 'announcements', 'errors'],
      tab: { place: 60, group: 'teach', icon: 'Megaphone', features: ['announcements'] },
    },
  ],
  menu: [
    {
      id: 'announcements',
      titleKey: 'studio.titles.announcements',
      icon: 'Megaphone',
      path: '/announcements',
      feature: 'announcements',
      places: { people: 40 },
    },
  ],
};
