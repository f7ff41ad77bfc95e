import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  specializations: { place: 80, kind: 'module', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
