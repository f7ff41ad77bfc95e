import type { Language } from '@sullam/domain/localized.ts';
import { LOADERS } from './areas.gen.ts';
import type { Area } from './areas.ts';
import type { Catalogue } from './define.ts';

/** The names of all areas but `menus`, whose messages are those of others. */
export const AREAS = (Object.keys(LOADERS) as Area[]).filter((area) => area !== 'menus');

/** Loads the wording of one area in one language; a module of its own, fetched once. */
export async function loadArea(area: Area, language: Language): Promise<Catalogue> {
  return (await LOADERS[area][language]()).messages;
}

/** Loads several areas and merges them into the catalogue that `createTranslator` takes. */
export async function loadAreas(areas: readonly Area[], language: Language): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(area, language)));
  return Object.assign({}, ...parts) as Catalogue;
}
