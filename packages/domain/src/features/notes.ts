import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  notes: { place: 180, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
