import type { Language } from '@sullam/domain/localized.ts';
import type { Area } from './areas.ts';
import type { Catalogue } from './define.ts';

type Load = () => Promise<{ messages: Catalogue }>;

// Written out, since bundlers split only imports that they can read.
const LOADERS: Record<Area, Record<Language, Load>> = {
  common: { en: () => import('./areas/common.en.ts'), ar: () => import('./areas/common.ar.ts') },
  shell: { en: () => import('./areas/shell.en.ts'), ar: () => import('./areas/shell.ar.ts') },
  auth: { en: () => import('./areas/auth.en.ts'), ar: () => import('./areas/auth.ar.ts') },
  errors: { en: () => import('./areas/errors.en.ts'), ar: () => import('./areas/errors.ar.ts') },
};

/** The names of all areas. */
export const AREAS = Object.keys(LOADERS) as Area[];

/** Loads the wording of one area in one language; a module of its own, fetched once. */
export async function loadArea(area: Area, language: Language): Promise<Catalogue> {
  const { messages } = await LOADERS[area][language]();
  return messages;
}

/** Loads several areas and merges them into the catalogue that `createTranslator` takes. */
export async function loadAreas(areas: readonly Area[], language: Language): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(area, language)));
  return Object.assign({}, ...parts) as Catalogue;
}
