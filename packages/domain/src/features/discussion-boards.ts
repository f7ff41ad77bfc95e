import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'discussion-boards': { place: 130, kind: 'module', group: 'community', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
