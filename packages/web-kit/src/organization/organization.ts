import type { Configuration } from '@sullam/domain/configuration.ts';
import { chooseText, type Language, otherLanguage } from '@sullam/domain/localized.ts';
import { mergeTerms, TERM_SLUGS, type TermOverrides, type Terms } from '@sullam/domain/terms.ts';
import { createFormatter, type Formatter } from '@sullam/strings/format.ts';
import type { Bootstrap } from './bootstrap.ts';

/** The organisation's nouns in one language. */
export function termsOf(bootstrap: Bootstrap, language: Language): Terms {
  const initial: Partial<Terms> = {};
  const own: TermOverrides = {};
  for (const slug of TERM_SLUGS) {
    const entry = bootstrap.terminology[slug];
    const forms = entry?.defaultValue?.[language];
    if (!forms) throw new Error(`The page holds no noun for ${slug}.`);
    initial[slug] = forms;
    if (entry.value?.[language]) own[slug] = entry.value[language];
  }
  return mergeTerms(initial as Terms, own);
}

/** A sentence or picture that the organisation may set: banner titles, header pictures, the picture of sign-in. */
export function wordingOf(bootstrap: Bootstrap, slug: string, language: Language): string | null {
  const entry = bootstrap.terminology[slug];
  return entry?.value?.[language]?.singular?.trim() || entry?.defaultValue?.[language]?.singular?.trim() || null;
}

/** The picture that the organisation chose for a slug: the reader's, else that of the other language. */
export function pictureOf(bootstrap: Bootstrap, slug: string, language: Language): string | null {
  const media = bootstrap.terminology[slug]?.media;
  return media?.[language] ?? media?.[otherLanguage(language)] ?? null;
}

/** The organisation's name for a reader. */
export function organizationName(bootstrap: Bootstrap, language: Language): string {
  return chooseText(bootstrap.organization.name, language)?.text ?? bootstrap.organization.prefix;
}

/** Dates, numbers and prices the way the organisation writes them in a language. */
export function formatterOf(configuration: Configuration, language: Language): Formatter {
  return createFormatter({
    language,
    region: configuration.format_region,
    arabicDigits: configuration.arabic_digits,
    showsHijri: configuration.hijri_dates_shown,
  });
}
