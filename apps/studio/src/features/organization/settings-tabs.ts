/** The groups of settings, in the order of their tabs. */
export const SETTINGS_TABS = [
  'general',
  'features',
  'appearance',
  'wording',
  'registration',
  'notifications',
  'landing',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
