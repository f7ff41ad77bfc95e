import type { Feature } from '@sullam/domain/features.ts';

/** The groups of settings, in the order of their tabs. */
export const SETTINGS_TABS = [
  'general',
  'features',
  'appearance',
  'wording',
  'registration',
  'notifications',
  'meetings',
  'landing',
] as const;
/** Tabs of a part of the product that can be switched off. */
export const TAB_FEATURES: Partial<Record<SettingsTab, Feature>> = { meetings: 'lectures' };

export type SettingsTab = (typeof SETTINGS_TABS)[number];
