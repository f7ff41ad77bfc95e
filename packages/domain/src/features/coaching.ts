import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  coaching: { place: 230, kind: 'module', group: 'community', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
