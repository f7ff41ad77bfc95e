import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  grades: { place: 160, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
