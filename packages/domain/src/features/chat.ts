import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  chat: { place: 260, kind: 'module', group: 'community', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
