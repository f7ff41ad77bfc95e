import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: ['organization_update_social_events'], features: ['events'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/events',
      load: () => import('./events.screen.tsx').then((file) => file.EventsScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'event-desk', 'errors'],
      access,
    },
    {
      path: '/events/$eventId',
      load: () => import('./event-editor.screen.tsx').then((file) => file.EventEditorScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'builder', 'media', 'event-desk', 'refund-desk', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/programme',
      load: () => import('./event-programme.screen.tsx').then((file) => file.EventProgrammeScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'builder', 'media', 'event-desk', 'refund-desk', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/questions',
      load: () => import('./event-questions.screen.tsx').then((file) => file.EventQuestionsScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'builder', 'media', 'event-desk', 'refund-desk', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/tickets',
      load: () => import('./event-tickets.screen.tsx').then((file) => file.EventTicketsScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'event-desk', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/attendees',
      load: () => import('./attendees.screen.tsx').then((file) => file.AttendeesScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'event-desk', 'event-tickets', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/credits',
      load: () => import('./event-credits.screen.tsx').then((file) => file.EventCreditsScreen),
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'event-desk', 'checklist-keeping', 'errors'],
      access,
    },
    {
      path: '/events/$eventId/door',
      load: () => import('./door.screen.tsx').then((file) => file.DoorScreen),
      isWorkspace: true,
      titleKey: 'event-desk.menu.events',
      areas: ['studio', 'event-desk', 'event-tickets', 'errors'],
      // for hosts too, who hold none of the permissions: the server gives the list to those alone who run the event
      access: { features: ['events'] },
      usesCamera: true,
    },
  ],
  menu: [
    {
      id: 'events',
      titleKey: 'event-desk.menu.events',
      icon: 'CalendarDays',
      path: '/events',
      feature: 'events',
      places: { catalogue: 75 },
    },
  ],
};
