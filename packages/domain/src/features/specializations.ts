import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  specializations: { place: 80, kind: 'module', group: 'catalogue', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
