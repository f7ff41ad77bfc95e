import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  coaching: { place: 230, kind: 'module', group: 'community', isPlanned: true },
} as const satisfies FeaturesOfNoun;
