import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  marketplace: { place: 60, kind: 'module', group: 'catalogue', configurationKey: 'marketplace_enabled' },
} as const satisfies FeaturesOfNoun;
