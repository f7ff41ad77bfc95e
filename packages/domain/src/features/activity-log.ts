import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'activity-log': { place: 270, kind: 'module', group: 'teaching', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
