import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  library: { place: 240, kind: 'module', group: 'teaching', isPlanned: true },
} as const satisfies FeaturesOfNoun;
