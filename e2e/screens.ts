import { MENU_PLACES } from './menu-places.gen.ts';
import { HAND_WRITTEN } from './screens.gen.ts';
import { administrator, learner, type Screen } from './support/screen.ts';

const isPictured = (path: string): boolean => HAND_WRITTEN.some((screen) => screen.as && screen.path === path);

/**
 * Every screen that there is, each with its pictures and its accessibility test. What a menu leads to is among them by itself;
 * what has a number in its address, opens something or shows itself to visitors has a line in `screens/<noun>.screens.ts`.
 */
export const SCREENS: readonly Screen[] = [
  ...HAND_WRITTEN,
  ...MENU_PLACES.learner.filter(({ path }) => !isPictured(path)).map(({ name, path }) => learner(name, path)),
  ...MENU_PLACES.studio.filter(({ path }) => !isPictured(path)).map(({ name, path }) => administrator(name, path)),
];
