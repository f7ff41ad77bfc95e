import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  announcements: { place: 70, kind: 'module', group: 'community', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
