import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  chat: { place: 260, kind: 'module', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
