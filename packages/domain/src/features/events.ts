import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'anonymous-event-view': {
    place: 40,
    kind: 'rule',
    group: 'community',
    partOf: 'events',
    configurationKey: 'allow_anonymous_event_view',
  },
  events: { place: 220, kind: 'module', group: 'community', isOnByDefault: true },
  'all-events': { place: 300, kind: 'page', group: 'community', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
