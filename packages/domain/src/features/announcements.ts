import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  announcements: { place: 70, kind: 'module', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
