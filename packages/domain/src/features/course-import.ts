import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'course-import': { place: 200, kind: 'module', group: 'teaching', isPlanned: true },
} as const satisfies FeaturesOfNoun;
