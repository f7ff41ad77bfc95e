import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';

const COURSES: MenuEntry = {
  id: 'courses',
  titleKey: 'shell.menu.courses',
  children: [
    {
      id: 'all-courses',
      titleKey: 'shell.menu.allCourses',
      path: '/lms/all-courses',
      access: HOME_ACCESS['all-courses'],
    },
    {
      id: 'my-courses',
      titleKey: 'shell.menu.myCourses',
      path: '/lms/my-courses',
      access: HOME_ACCESS['my-courses'],
    },
    {
      id: 'specializations',
      titleKey: 'shell.menu.specializations',
      path: '/lms/specializations',
      feature: 'specializations',
      access: { memberPermissions: ['organization_member_access_courses'] },
    },
  ],
};

const DASHBOARD: MenuEntry = {
  id: 'dashboard',
  titleKey: 'shell.menu.dashboard',
  path: '/dashboard',
  access: HOME_ACCESS.dashboard,
};

const ANNOUNCEMENTS: MenuEntry = {
  id: 'announcements',
  titleKey: 'shell.menu.announcements',
  path: '/announcements',
  feature: 'announcements',
};

const EVENTS_ACCESS = { memberPermissions: ['organization_member_access_events'] } as const;
const EVENTS: MenuEntry = {
  id: 'events',
  titleKey: 'shell.menu.events',
  feature: 'events',
  children: [
    {
      id: 'all-events',
      titleKey: 'shell.menu.allEvents',
      path: '/social/all-events',
      access: { requiresAuth: false, features: ['anonymous-event-view'], pageSwitch: 'all-events' },
    },
    {
      id: 'my-events',
      titleKey: 'shell.menu.myEvents',
      path: '/social/my-events',
      access: EVENTS_ACCESS,
    },
  ],
};

const GROUPS: MenuEntry = {
  id: 'groups',
  titleKey: 'shell.menu.groups',
  path: '/groups',
  feature: 'social-groups',
  access: { memberPermissions: ['organization_member_access_communities'] },
};

const COACHING: MenuEntry = {
  id: 'coaching',
  titleKey: 'shell.menu.coaching',
  path: '/coaching',
  feature: 'coaching',
  access: { memberPermissions: ['organization_member_access_coaching'] },
};

const LIBRARY: MenuEntry = {
  id: 'library',
  titleKey: 'shell.menu.library',
  path: '/library',
  feature: 'library',
  access: { requiresAuth: false },
};

const CHECKLIST: MenuEntry = {
  id: 'checklist',
  titleKey: 'shell.menu.checklist',
  path: '/checklist',
  feature: 'checklists',
};

const CHAT: MenuEntry = {
  id: 'chat',
  titleKey: 'shell.menu.chat',
  path: '/chat',
  feature: 'chat',
  access: { requiresAuth: false },
};

const DOWNLOAD: MenuEntry = {
  id: 'download-app',
  titleKey: 'shell.menu.downloadApp',
  path: '/download-app',
  feature: 'download-app',
  access: { requiresAuth: false },
};

const HOME: MenuEntry = {
  id: 'home',
  titleKey: 'shell.menu.home',
  path: '/landing-page',
  access: HOME_ACCESS['landing-page'],
};

const ABOUT: MenuEntry = {
  id: 'about',
  titleKey: 'shell.menu.about',
  path: '/landing-page/about-us',
  access: { requiresAuth: false, pageSwitch: 'landing-about-us' },
};

const CONTACT: MenuEntry = {
  id: 'contact',
  titleKey: 'shell.menu.contact',
  path: '/landing-page/contact-us',
  access: { requiresAuth: false, pageSwitch: 'landing-contact-us' },
};

/** The side menu of signed-in readers. */
export const SIDE_MENU: readonly MenuEntry[] = [
  DASHBOARD,
  COURSES,
  ANNOUNCEMENTS,
  EVENTS,
  {
    ...GROUPS,
    children: [{ ...GROUPS, id: 'my-groups', path: '/groups/mine', needsGroups: true }],
  },
  COACHING,
  LIBRARY,
  CHECKLIST,
  CHAT,
];

const COURSE_PLACES = COURSES.children ?? [];

/** The header of signed-in readers. */
export const HEADER_MENU: readonly MenuEntry[] = [
  DASHBOARD,
  ...COURSE_PLACES.slice(0, 2),
  ...(EVENTS.children ?? [])
    .slice(0, 1)
    .map((entry): MenuEntry => ({ ...entry, titleKey: 'shell.menu.events', feature: 'events' })),
  GROUPS,
  DOWNLOAD,
  LIBRARY,
  CHAT,
];

/** Header and drawer of visitors: what they may open, about and contact. */
export const VISITOR_MENU: readonly MenuEntry[] = [
  HOME,
  ...COURSE_PLACES.slice(0, 1),
  ...HEADER_MENU.slice(3),
  ABOUT,
  CONTACT,
];
