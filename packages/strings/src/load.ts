import type { Language } from '@sullam/domain/localized.ts';
import { LOADERS } from './areas.gen.ts';
import type { Area } from './areas.ts';
import type { Catalogue } from './define.ts';

/** The names of all areas but `menus`, whose messages are those of others. */
export const AREAS = (Object.keys(LOADERS) as Area[]).filter((area) => area !== 'menus');

/**
 * Loads the wording of one area in one language; a module of its own, fetched once. Empty where the build left the area
 * out, because the application names none of its messages.
 */
export async function loadArea(area: Area, language: Language): Promise<Catalogue> {
  const loaders: Partial<typeof LOADERS> = LOADERS;
  const file = await loaders[area]?.[language]();
  return file?.messages ?? {};
}

/** Loads several areas and merges them into the catalogue that `createTranslator` takes. */
export async function loadAreas(areas: readonly Area[], language: Language): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(area, language)));
  return Object.assign({}, ...parts) as Catalogue;
}
