import { FEATURES } from './features.gen.ts';

export { FEATURES };

export type Feature = keyof typeof FEATURES;

/** Which features an organisation has switched on. */
export type FeatureState = Readonly<Partial<Record<Feature, boolean>>>;

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Features that are not built yet. They are off and have no switch. */
type PlannedFeature = {
  [Name in Feature]: (typeof FEATURES)[Name] extends { isPlanned: true } ? Name : never;
}[Feature];

/** Features that an organisation can switch on and off. */
type SwitchableFeature = Exclude<Feature, PlannedFeature>;

export const isSwitchable = (feature: Feature): feature is SwitchableFeature => !('isPlanned' in FEATURES[feature]);
