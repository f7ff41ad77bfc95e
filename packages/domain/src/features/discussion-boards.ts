import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'discussion-boards': { place: 130, kind: 'module', group: 'community', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
