import { administrator, instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-home', '/studio/home'),
  administrator('studio-home-administrator', '/studio/home'),
  instructor('studio-to-mark', '/studio/to-mark'),
];
