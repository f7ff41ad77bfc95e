import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'course-groups': { place: 170, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
