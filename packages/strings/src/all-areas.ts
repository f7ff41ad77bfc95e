import { LOADERS } from './areas.gen.ts';
import type { Area } from './areas.ts';
import { LATER_LOADERS } from './later-areas.gen.ts';

/** The names of all areas but `menus`, whose messages are those of others. */
export const AREAS = [...Object.keys(LOADERS), ...Object.keys(LATER_LOADERS)]
  .map((name) => name as Area)
  .filter((area) => area !== 'menus')
  .sort();
