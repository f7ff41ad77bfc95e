import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const member: RouteAccess = {
  memberPermissions: ['organization_member_access_events'],
  features: ['events'],
};
const everyone: RouteAccess = {
  requiresAuth: false,
  memberPermissions: ['organization_member_access_events'],
  organizationPermissions: ['organization_social_events'],
  features: ['events', 'anonymous-event-view'],
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/social/events',
      load: () => import('./events-redirect.screen.tsx').then((file) => file.EventsRedirectScreen),
      access: { requiresAuth: false, features: ['events'] },
    },
    {
      path: '/social/all-events',
      load: () => import('./all-events.screen.tsx').then((file) => file.AllEventsScreen),
      titleKey: 'shell.menu.allEvents',
      areas: ['events'],
      access: { ...everyone, pageSwitch: 'all-events' },
    },
    {
      path: '/social/my-events',
      load: () => import('./own-events.screen.tsx').then((file) => file.MyEventsScreen),
      titleKey: 'shell.menu.myEvents',
      areas: ['events'],
      access: member,
    },
    {
      path: '/favorite/events',
      load: () => import('./own-events.screen.tsx').then((file) => file.FavoriteEventsScreen),
      titleKey: 'shell.menu.favorites',
      areas: ['events'],
      access: member,
    },
    {
      path: '/event/$eventId',
      // it may be the very event that is announced
      hidesBanner: true,
      load: () => import('./event.screen.tsx').then((file) => file.EventScreen),
      titleKey: 'shell.menu.events',
      areas: ['events', 'lectures', 'prices', 'errors'],
      access: { ...everyone, whenClosed: 'notAuthenticated' },
    },
    {
      path: '/event/$eventId/guest',
      load: () => import('./guest-ticket.screen.tsx').then((file) => file.GuestTicketScreen),
      titleKey: 'shell.menu.events',
      areas: ['events'],
      access: { requiresAuth: false, features: ['events'] },
    },
    {
      path: '/event/$eventId/ticket',
      load: () => import('./event-ticket.screen.tsx').then((file) => file.EventTicketScreen),
      titleKey: 'shell.menu.myEvents',
      areas: ['events'],
      access: member,
    },
  ],
  menu: [
    { id: 'events', titleKey: 'shell.menu.events', icon: 'CalendarDays', places: { side: 40 }, feature: 'events' },
    {
      id: 'all-events',
      titleKey: 'shell.menu.allEvents',
      icon: 'CalendarDays',
      path: '/social/all-events',
      within: '/event',
      places: { 'side.events': 10 },
    },
    {
      id: 'header-events',
      titleKey: 'shell.menu.events',
      icon: 'CalendarDays',
      path: '/social/all-events',
      within: '/event',
      places: { header: 40, visitor: 30 },
    },
    {
      id: 'my-events',
      titleKey: 'shell.menu.myEvents',
      icon: 'CalendarDays',
      path: '/social/my-events',
      places: { 'side.events': 20 },
    },
  ],
};
