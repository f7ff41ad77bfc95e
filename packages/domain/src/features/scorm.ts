import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  scorm: { place: 190, kind: 'module', group: 'teaching', isPlanned: true },
} as const satisfies FeaturesOfNoun;
