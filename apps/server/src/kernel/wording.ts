import type { Language } from '@sullam/domain/localized.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import type { TermOverrides, Terms } from '@sullam/domain/terms.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { createTranslator, type Translator } from '@sullam/strings/translate.ts';

/** What an organisation says in its own way, in one language. */
export interface OwnWording {
  terms: TermOverrides;
  /** Its own messages, by key. */
  messages: Catalogue;
  /** Locale of numbers and dates, with digits pinned. */
  formatLocale: string;
}

/**
 * The words in which the server speaks to somebody: the shipped messages with the organisation's nouns, own wording and
 * digits in them. The only place of the server where messages become sentences.
 */
export class Wording {
  readonly formatLocale: string;
  readonly #terms: Terms;
  readonly #overrides: Catalogue | undefined;
  readonly #kept = new WeakMap<Catalogue, Translator>();

  constructor(
    readonly language: Language,
    own?: OwnWording,
  ) {
    this.formatLocale = own?.formatLocale ?? formatLocaleOf(language);
    this.#terms = resolveTerms(language, own?.terms);
    this.#overrides = own?.messages;
  }

  /** The wording function over shipped messages, which have to be the same object every time. */
  of(catalogues: Readonly<Record<Language, Catalogue>>): Translator {
    const catalogue = catalogues[this.language];
    let translator = this.#kept.get(catalogue);
    if (!translator) {
      const { language, formatLocale } = this;
      const [terms, overrides] = [this.#terms, this.#overrides];
      translator = createTranslator({ language, catalogue, terms, formatLocale, ...(overrides ? { overrides } : {}) });
      this.#kept.set(catalogue, translator);
    }
    return translator;
  }
}

/** The product's own words, for whom no organisation is known. */
export const PRODUCT_WORDING: Readonly<Record<Language, Wording>> = { en: new Wording('en'), ar: new Wording('ar') };

/** Whoever knows in whose words an organisation speaks. */
export interface Worded {
  wordingIn(language: Language): Promise<Wording>;
}

/** The wording function of a request's reader over shipped messages. */
export const translatorOf = async (
  context: Worded & { language: Language },
  catalogues: Readonly<Record<Language, Catalogue>>,
  language: Language = context.language,
): Promise<Translator> => (await context.wordingIn(language)).of(catalogues);
