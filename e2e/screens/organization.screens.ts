import { administrator, type Screen } from '../support/screen.ts';

const SETTINGS_TABS = ['general', 'features', 'appearance', 'wording', 'registration', 'notifications', 'landing'];

export const screens: readonly Screen[] = [
  ...SETTINGS_TABS.map((tab) => administrator(`studio-settings-${tab}`, `/studio/settings/${tab}`)),
];
