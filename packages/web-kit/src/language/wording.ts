import { DEFAULT_LANGUAGE, type Language } from '@sullam/domain/localized.ts';
import type { Area } from '@sullam/strings/areas.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { loadArea as loadShipped } from '@sullam/strings/load.ts';
import { createTranslator, type Translator } from '@sullam/strings/translate.ts';
import { createStore, type Store } from '../base/store.ts';
import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '../base/stored.ts';
import type { Bootstrap } from '../organization/bootstrap.ts';
import { termsOf } from '../organization/organization.ts';

export interface WordingOptions {
  bootstrap: Bootstrap;
  storage: KeyValueStorage;
  language: Language;
  /** Fetches what replaces shipped messages of a language: the content service's and the organisation's own. */
  fetchOverrides: (language: Language) => Promise<Catalogue>;
  onMissing?: (key: string) => void;
  /** Fetches an area of the shipped wording. */
  loadArea?: typeof loadShipped;
}

export interface Wording extends Store<Translator> {
  /** Loads areas of the wording in the current language; those that are there cost nothing. */
  ensure(areas: readonly Area[]): Promise<void>;
  /** Whether areas are there. */
  hasAreas(areas: readonly Area[]): boolean;
  /** Fetches what is in use in another language ahead of a switch. */
  warm(language: Language): Promise<void>;
  /** Loads everything that is in use in another language, then switches in one step. */
  switchTo(language: Language): Promise<void>;
  /** Fetches the organisation's wording of the current language unless the page brought it. */
  refreshOverrides(): Promise<void>;
}

const isCatalogue = (value: unknown): value is Catalogue => typeof value === 'object' && value !== null;

/** The wording of the reader: the shipped areas in use, the organisation's terms and own texts. */
export function createWording(options: WordingOptions): Wording {
  const { bootstrap, storage, fetchOverrides, onMissing, loadArea = loadShipped } = options;
  const { configurations } = bootstrap;
  const storageKey = (language: Language) =>
    `${STORAGE_KEYS.wording}.${bootstrap.organization.organizationId}.${language}`;
  const loaded = new Map<Area, Catalogue>();
  /** English (the default and fallback) of areas in which a message was missing. */
  const fallbacks = new Map<Area, Catalogue>();
  let current = options.language;

  const overridesOf = (language: Language): Catalogue | undefined =>
    language === bootstrap.language
      ? bootstrap.messages
      : (readJson(storage, storageKey(language), isCatalogue) ?? undefined);

  const translator = (language: Language): Translator =>
    createTranslator({
      language,
      catalogue: Object.assign({}, ...loaded.values()) as Catalogue,
      fallback: Object.assign({}, ...fallbacks.values()) as Catalogue,
      terms: termsOf(bootstrap, language),
      overrides: overridesOf(language),
      formatLocale: formatLocaleOf(language, {
        region: configurations.format_region,
        arabicDigits: configurations.arabic_digits,
      }),
      onMissing: (key) => {
        fallBack(key);
        onMissing?.(key);
      },
    });

  /** A message that the language of the reader lacks is shown in English, as soon as that is here. */
  const fallBack = (key: string): void => {
    const area = key.split('.')[0] as Area;
    if (current === DEFAULT_LANGUAGE || !loaded.has(area) || fallbacks.has(area)) return;
    fallbacks.set(area, {});
    loadArea(area, DEFAULT_LANGUAGE).then(
      (catalogue) => {
        fallbacks.set(area, catalogue);
        store.set(translator(current));
      },
      () => fallbacks.delete(area), // asked for again with the next drawing
    );
  };

  const store = createStore<Translator>(translator(current));
  const load = async (areas: readonly Area[], language: Language) =>
    Promise.all(areas.map(async (area) => [area, await loadArea(area, language)] as const));

  const refreshOverrides = async (): Promise<void> => {
    const language = current;
    if (language === bootstrap.language) return;
    writeJson(storage, storageKey(language), await fetchOverrides(language));
    if (language === current) store.set(translator(language));
  };

  return {
    ...store,
    async ensure(areas) {
      const language = current;
      const missing = areas.filter((area) => !loaded.has(area));
      if (missing.length === 0) return;
      const parts = await load(missing, language);
      // The reader switched while these were on their way: fetch them again in the new language.
      if (language !== current) return this.ensure(areas);
      for (const [area, catalogue] of parts) loaded.set(area, catalogue);
      store.set(translator(language));
    },
    hasAreas: (areas) => areas.every((area) => loaded.has(area)),
    async warm(language) {
      await load([...loaded.keys()], language);
    },
    async switchTo(language) {
      const parts = await load([...loaded.keys()], language);
      current = language;
      for (const [area, catalogue] of parts) loaded.set(area, catalogue);
      store.set(translator(language));
    },
    refreshOverrides,
  };
}
