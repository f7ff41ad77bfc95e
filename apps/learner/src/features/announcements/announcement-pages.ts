import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

const access = { features: ['announcements'] } as const;
const areas = ['announcements'] as const;
const prefetchOne = () => import('./announcements.api.ts').then((file) => file.prefetchAnnouncement);

/** Inside the frame of a course. */
export const COURSE_ANNOUNCEMENT_SCREENS: readonly ScreenDefinition[] = [
  {
    path: 'announcements',
    load: () => import('./course-announcements.screen.tsx').then((file) => file.CourseAnnouncementsScreen),
    titleKey: 'announcements.titles.list',
    areas,
    access,
  },
  {
    path: 'announcements/$announcementId',
    load: () => import('./course-announcements.screen.tsx').then((file) => file.CourseAnnouncementScreen),
    titleKey: 'announcements.titles.list',
    areas,
    access,
    prefetch: prefetchOne,
  },
];

/** To the whole organisation. */
export const ANNOUNCEMENT_SCREENS: readonly ScreenDefinition[] = [
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
];
