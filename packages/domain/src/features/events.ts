import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'anonymous-event-view': { place: 40, kind: 'rule', configurationKey: 'allow_anonymous_event_view' },
  events: { place: 220, kind: 'module', isOnByDefault: false },
  'all-events': { place: 300, kind: 'page', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
