import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'course-import': { place: 200, kind: 'module', group: 'teaching', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
