import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  assignments: { place: 100, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
