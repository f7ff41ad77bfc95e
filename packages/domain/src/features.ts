import { FEATURES } from './features.gen.ts';

export { FEATURES };

export type Feature = keyof typeof FEATURES;

/** Which features an organisation has switched on. */
export type FeatureState = Readonly<Partial<Record<Feature, boolean>>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];
