import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import {
  BookOpen,
  CalendarDays,
  GraduationCap,
  House,
  Info,
  Layers,
  LayoutDashboard,
  Library,
  ListChecks,
  Mail,
  Megaphone,
  MessageSquare,
  Smartphone,
  Sparkles,
  Target,
  Users,
} from '@sullam/ui/base/icons.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';

const COURSES: MenuEntry = {
  id: 'courses',
  titleKey: 'shell.menu.courses',
  icon: BookOpen,
  children: [
    {
      id: 'all-courses',
      titleKey: 'shell.menu.allCourses',
      icon: BookOpen,
      path: '/lms/all-courses',
      access: HOME_ACCESS['all-courses'],
    },
    {
      id: 'my-courses',
      titleKey: 'shell.menu.myCourses',
      icon: GraduationCap,
      path: '/lms/my-courses',
      access: HOME_ACCESS['my-courses'],
    },
    {
      id: 'specializations',
      titleKey: 'shell.menu.specializations',
      icon: Layers,
      path: '/lms/specializations',
      feature: 'specializations',
      access: { memberPermissions: ['organization_member_access_courses'] },
    },
  ],
};

const DASHBOARD: MenuEntry = {
  id: 'dashboard',
  titleKey: 'shell.menu.dashboard',
  icon: LayoutDashboard,
  path: '/dashboard',
  access: HOME_ACCESS.dashboard,
};

const ANNOUNCEMENTS: MenuEntry = {
  id: 'announcements',
  titleKey: 'shell.menu.announcements',
  icon: Megaphone,
  path: '/announcements',
  feature: 'announcements',
};

const EVENTS_ACCESS = { memberPermissions: ['organization_member_access_events'] } as const;
const EVENTS: MenuEntry = {
  id: 'events',
  titleKey: 'shell.menu.events',
  icon: CalendarDays,
  feature: 'events',
  children: [
    {
      id: 'all-events',
      titleKey: 'shell.menu.allEvents',
      icon: CalendarDays,
      path: '/social/all-events',
      access: { requiresAuth: false, features: ['anonymous-event-view'], pageSwitch: 'all-events' },
    },
    {
      id: 'my-events',
      titleKey: 'shell.menu.myEvents',
      icon: CalendarDays,
      path: '/social/my-events',
      access: EVENTS_ACCESS,
    },
  ],
};

const GROUPS: MenuEntry = {
  id: 'groups',
  titleKey: 'shell.menu.groups',
  icon: Users,
  path: '/groups',
  feature: 'social-groups',
  access: { memberPermissions: ['organization_member_access_communities'] },
};

const COACHING: MenuEntry = {
  id: 'coaching',
  titleKey: 'shell.menu.coaching',
  icon: Target,
  path: '/coaching',
  feature: 'coaching',
  access: { memberPermissions: ['organization_member_access_coaching'] },
};

const LIBRARY: MenuEntry = {
  id: 'library',
  titleKey: 'shell.menu.library',
  icon: Library,
  path: '/library',
  feature: 'library',
  access: { requiresAuth: false },
};

const CHECKLIST: MenuEntry = {
  id: 'checklist',
  titleKey: 'shell.menu.checklist',
  icon: ListChecks,
  path: '/checklist',
  feature: 'checklists',
};

const CHAT: MenuEntry = {
  id: 'chat',
  titleKey: 'shell.menu.chat',
  icon: Sparkles,
  path: '/chat',
  feature: 'chat',
  access: { requiresAuth: false },
};

const DOWNLOAD: MenuEntry = {
  id: 'download-app',
  titleKey: 'shell.menu.downloadApp',
  icon: Smartphone,
  path: '/download-app',
  feature: 'download-app',
  access: { requiresAuth: false },
};

const HOME: MenuEntry = {
  id: 'home',
  titleKey: 'shell.menu.home',
  icon: House,
  path: '/landing-page',
  access: HOME_ACCESS['landing-page'],
};

const ABOUT: MenuEntry = {
  id: 'about',
  titleKey: 'shell.menu.about',
  icon: Info,
  path: '/landing-page/about-us',
  access: { requiresAuth: false, pageSwitch: 'landing-about-us' },
};

const CONTACT: MenuEntry = {
  id: 'contact',
  titleKey: 'shell.menu.contact',
  icon: Mail,
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
    children: [{ ...GROUPS, id: 'my-groups', path: '/groups/mine', icon: MessageSquare, needsGroups: true }],
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
