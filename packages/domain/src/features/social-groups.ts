import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'social-groups': { place: 210, kind: 'module', group: 'community', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
