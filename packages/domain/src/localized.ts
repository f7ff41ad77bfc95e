import { isVisible } from './visible-text.ts';

/** The two languages of the product. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Direction = 'ltr' | 'rtl';

/** The language used when nothing else is known (specification, section 9). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Text written by an author in one or both languages. */
export interface Localized {
  en?: string | null;
  ar?: string | null;
}

/** One text chosen for a reader, with the language and direction it has to be marked with. */
export interface ChosenText {
  text: string;
  language: Language;
  direction: Direction;
  /** True when the reader's own language was missing. */
  isFallback: boolean;
}

/** Whether a value names one of the two languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

/** Left-to-right only for English. */
export function directionOf(language: Language): Direction {
  return language === 'en' ? 'ltr' : 'rtl';
}

/** The other one of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/** Blank text counts as missing: an author who typed a space has not written a translation. */
export function hasText(text: string | null | undefined): text is string {
  return typeof text === 'string' && isVisible(text);
}

/** Whether an author wrote it, in either language. */
export function isWritten(text: Localized | null | undefined): text is Localized {
  return hasText(text?.en) || hasText(text?.ar);
}

/** Equal in both languages; what is blank is missing. */
export const isSameText = (one: Localized, other: Localized): boolean =>
  LANGUAGES.every((language) => (one[language]?.trim() ?? '') === (other[language]?.trim() ?? ''));

/** The one rule of choice: the reader's language, else the other, else nothing. */
export function chooseText(text: Localized | null | undefined, language: Language): ChosenText | null {
  if (!text) return null;
  for (const candidate of [language, otherLanguage(language)]) {
    const value = text[candidate];
    if (hasText(value)) {
      return {
        text: value,
        language: candidate,
        direction: directionOf(candidate),
        isFallback: candidate !== language,
      };
    }
  }
  return null;
}

/** How many of the started texts exist in one language. */
export interface LanguageCompleteness {
  filled: number;
  total: number;
  isComplete: boolean;
}

/**
 * Completeness of a group of texts per language. A field that is empty in both languages is optional and left
 * out, so that an unused subtitle does not make a course look half translated.
 */
export function completeness(
  texts: readonly (Localized | null | undefined)[],
  /** These are missing also where neither language has them. */
  expected: readonly (Localized | null | undefined)[] = [],
): Record<Language, LanguageCompleteness> {
  const started = [...expected, ...texts.filter(isWritten)];
  const count = (language: Language): LanguageCompleteness => {
    const filled = started.filter((text) => hasText(text?.[language])).length;
    return { filled, total: started.length, isComplete: started.length > 0 && filled === started.length };
  };
  return { en: count('en'), ar: count('ar') };
}

/** Parts side by side, with the comma of the language; empty ones are left out. */
export const joinParts = (language: Language, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(language === 'ar' ? '، ' : ', ');
