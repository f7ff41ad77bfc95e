import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';

/** Links to events are shared: their first HTML says what they are. It names no files beside those of the frame. */
export const firstPages: readonly FirstPageRule[] = [
  {
    path: '/event/$eventId',
    feature: 'anonymous-event-view',
    isPublic: true,
    hidesBanner: true,
    screens: [],
    areas: [],
    calls: ['/api/events/$eventId'],
  },
];
