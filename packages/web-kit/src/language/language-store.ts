import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language } from '@sullam/domain/localized.ts';
import { keepCookie } from '../base/cookie.ts';
import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

/** The `lang` of the address, else the stored preference, else the page's own language, else English. */
export function initialLanguage(search: string, storage: KeyValueStorage, ofPage?: string): Language {
  const candidates = [new URLSearchParams(search).get('lang'), storage.getItem(STORAGE_KEYS.language), ofPage];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Marks the page with a language: `lang`, `dir`, and the class of the body. */
export function markPage(page: Document, language: Language): void {
  page.documentElement.lang = language;
  page.documentElement.dir = directionOf(language);
  page.body.classList.remove('en', 'ar');
  page.body.classList.add(language);
}

/** Keeps the choice: in the storage for the pages, in a cookie so that the server writes the first HTML in it. */
export function keepLanguage(page: Document, storage: KeyValueStorage, language: Language): void {
  storage.setItem(STORAGE_KEYS.language, language);
  keepCookie(page, 'language', language);
}

/** The address without its `lang`, which has been read: left there it would undo a later choice with each reload. */
export function withoutLanguage(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('lang');
  return `${address.pathname}${address.search}${address.hash}`;
}
