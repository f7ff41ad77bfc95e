import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  checklists: { place: 250, kind: 'module', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
