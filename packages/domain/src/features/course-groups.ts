import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'course-groups': { place: 170, kind: 'module', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
