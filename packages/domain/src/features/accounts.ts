import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'self-registration': { place: 20, kind: 'rule', group: 'accounts', configurationKey: 'self_registration_enabled' },
} as const satisfies FeaturesOfNoun;
