import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  checklists: { place: 250, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
