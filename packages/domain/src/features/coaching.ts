import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  coaching: { place: 230, kind: 'module', group: 'community', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
