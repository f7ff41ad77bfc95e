import { Compass, type IconName, type LucideIcon } from '@sullam/ui/base/icons.ts';
import type { MenuEntry } from './menu-model.ts';

export type IconOf = (entry: Pick<MenuEntry, 'icon'>) => LucideIcon;

/** Finds the drawing of an entry among those of an application. */
export const iconsBy =
  (drawings: Readonly<Partial<Record<IconName, LucideIcon>>>): IconOf =>
  ({ icon }) =>
    (icon && drawings[icon]) ?? Compass;
