import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  lectures: { place: 150, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
