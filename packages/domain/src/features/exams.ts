import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  exams: { place: 90, kind: 'module', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
