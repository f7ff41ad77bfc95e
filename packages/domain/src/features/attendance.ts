import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  attendance: { place: 140, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
