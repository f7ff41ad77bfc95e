import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  lectures: { place: 150, kind: 'module', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
