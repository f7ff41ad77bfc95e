import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  chat: { place: 260, kind: 'module', group: 'community', isPlanned: true },
} as const satisfies FeaturesOfNoun;
