import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const COMMUNITIES: RouteAccess = { memberPermissions: ['organization_member_access_communities'] };
const ALL_EVENTS = {
  id: 'all-events',
  icon: 'CalendarDays',
  path: '/social/all-events',
  access: { requiresAuth: false, features: ['anonymous-event-view'], pageSwitch: 'all-events' },
} as const;
const GROUPS = {
  titleKey: 'shell.menu.groups',
  feature: 'social-groups',
  access: COMMUNITIES,
} as const;

/**
 * Places of the specification whose pages don't exist yet; they appear with them. A feature that brings such a page takes its
 * entry from here.
 */
export const feature: FeatureParts = {
  menu: [
    { id: 'events', titleKey: 'shell.menu.events', icon: 'CalendarDays', feature: 'events', places: { side: 40 } },
    { ...ALL_EVENTS, titleKey: 'shell.menu.allEvents', places: { 'side.events': 10 } },
    { ...ALL_EVENTS, titleKey: 'shell.menu.events', feature: 'events', places: { header: 40, visitor: 30 } },
    {
      id: 'my-events',
      titleKey: 'shell.menu.myEvents',
      icon: 'CalendarDays',
      path: '/social/my-events',
      access: { memberPermissions: ['organization_member_access_events'] },
      places: { 'side.events': 20 },
    },
    { ...GROUPS, id: 'groups', icon: 'Users', path: '/groups', places: { side: 50, header: 50, visitor: 40 } },
    {
      ...GROUPS,
      id: 'my-groups',
      icon: 'MessageSquare',
      path: '/groups/mine',
      needsGroups: true,
      places: { 'side.groups': 10 },
    },
    {
      id: 'coaching',
      titleKey: 'shell.menu.coaching',
      icon: 'Target',
      path: '/coaching',
      feature: 'coaching',
      access: { memberPermissions: ['organization_member_access_coaching'] },
      places: { side: 60 },
    },
    {
      id: 'download-app',
      titleKey: 'shell.menu.downloadApp',
      icon: 'Smartphone',
      path: '/download-app',
      feature: 'download-app',
      access: { requiresAuth: false },
      places: { header: 60, visitor: 50 },
    },
    {
      id: 'library',
      titleKey: 'shell.menu.library',
      icon: 'Library',
      path: '/library',
      feature: 'library',
      access: { requiresAuth: false },
      places: { side: 70, header: 70, visitor: 60 },
    },
    {
      id: 'checklist',
      titleKey: 'shell.menu.checklist',
      icon: 'ListChecks',
      path: '/checklist',
      feature: 'checklists',
      places: { side: 80 },
    },
    {
      id: 'chat',
      titleKey: 'shell.menu.chat',
      icon: 'Sparkles',
      path: '/chat',
      feature: 'chat',
      access: { requiresAuth: false },
      places: { side: 90, header: 80, visitor: 70 },
    },
    {
      id: 'activity-log',
      titleKey: 'shell.profile.activityLog',
      icon: 'Clock',
      path: '/activity-log',
      feature: 'activity-log',
      places: { profile: 10 },
    },
    {
      id: 'saved-posts',
      titleKey: 'shell.profile.savedPosts',
      icon: 'Bookmark',
      path: '/saved-post',
      feature: 'social-groups',
      access: COMMUNITIES,
      places: { profile: 20 },
    },
    {
      id: 'payment-history',
      titleKey: 'shell.profile.paymentHistory',
      icon: 'CreditCard',
      path: '/profile/payment-history',
      feature: 'marketplace',
      places: { profile: 30 },
    },
    {
      id: 'my-certificates',
      titleKey: 'shell.profile.myCertificates',
      icon: 'Award',
      path: '/my-certificates',
      feature: 'certificates',
      places: { profile: 40 },
    },
  ],
};
