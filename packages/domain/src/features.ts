import { FEATURES } from './features.gen.ts';

export { FEATURES };

export type Feature = keyof typeof FEATURES;

/** Which features an organisation has switched on. */
export type FeatureState = Readonly<Partial<Record<Feature, boolean>>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Has it a switch? What this release doesn't have yet, and what belongs to such a part, has none; pages of texts always have one. */
export function isOffered(feature: Feature): boolean {
  const definition = FEATURES[feature];
  if ('partOf' in definition) return isOffered(definition.partOf);
  return 'configurationKey' in definition || definition.isOnByDefault || feature.startsWith('landing-');
}
