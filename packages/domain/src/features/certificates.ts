import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  certificates: { place: 50, kind: 'module', group: 'teaching', configurationKey: 'certificates_enabled' },
} as const satisfies FeaturesOfNoun;
