import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  exams: { place: 90, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
