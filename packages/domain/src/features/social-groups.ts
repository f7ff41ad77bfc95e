import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'social-groups': { place: 210, kind: 'module', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
