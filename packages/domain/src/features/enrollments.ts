import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'self-enrollment': { place: 10, kind: 'rule', group: 'catalogue', configurationKey: 'self_enrollment_enabled' },
} as const satisfies FeaturesOfNoun;
