import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['announcements'] } as const;
const areas = ['announcements'] as const;
const prefetchOne = () => import('./announcements.api.ts').then((file) => file.prefetchAnnouncement);

export const feature: FeatureParts = {
  screens: [
    {
      path: '/announcements',
      load: () => import('./announcements.screen.tsx').then((file) => file.AnnouncementsScreen),
      titleKey: 'announcements.titles.list',
      areas,
      access,
    },
    {
      path: '/announcements/$announcementId',
      load: () => import('./announcements.screen.tsx').then((file) => file.AnnouncementScreen),
      titleKey: 'announcements.titles.list',
      areas,
      access,
      prefetch: prefetchOne,
    },
  ],
  courseScreens: [
    {
      path: 'announcements',
      load: () => import('./course-announcements.screen.tsx').then((file) => file.CourseAnnouncementsScreen),
      titleKey: 'announcements.titles.list',
      areas,
      access,
      tab: { titleKey: 'course.titles.announcements', place: 30, news: 'ANNOUNCEMENTS' },
    },
    {
      path: 'announcements/$announcementId',
      load: () => import('./course-announcements.screen.tsx').then((file) => file.CourseAnnouncementScreen),
      titleKey: 'announcements.titles.list',
      areas,
      access,
      prefetch: prefetchOne,
    },
  ],
  menu: [
    {
      id: 'announcements',
      titleKey: 'shell.menu.announcements',
      icon: 'Megaphone',
      path: '/announcements',
      places: { side: 30 },
    },
  ],
};
