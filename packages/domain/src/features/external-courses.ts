import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'external-courses': { place: 255, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
