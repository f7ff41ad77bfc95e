import type { Language } from '@sullam/domain/localized.ts';
import { LOADERS } from './areas.gen.ts';
import type { Area } from './areas.ts';
import type { Catalogue } from './define.ts';

const isFirst = (area: Area): area is keyof typeof LOADERS => area in LOADERS;

/** Where an area's messages are; the list of those that no first page needs comes by itself. */
const loadersOf = async (area: Area) =>
  isFirst(area) ? LOADERS[area] : (await import('./later-areas.gen.ts')).LATER_LOADERS[area];

/** Loads the wording of one area in one language; a module of its own, fetched once. */
export async function loadArea(area: Area, language: Language): Promise<Catalogue> {
  return (await (await loadersOf(area))[language]()).messages;
}

/** Loads several areas and merges them into the catalogue that `createTranslator` takes. */
export async function loadAreas(areas: readonly Area[], language: Language): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(area, language)));
  return Object.assign({}, ...parts) as Catalogue;
}
