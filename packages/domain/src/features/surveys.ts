import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  surveys: { place: 110, kind: 'module', group: 'teaching', isOnByDefault: true },
  polls: { place: 120, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
