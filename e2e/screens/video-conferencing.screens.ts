import { administrator, instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-zoom', () => '/studio/zoom'),
  administrator('studio-settings-meetings', () => '/studio/settings/meetings'),
];
