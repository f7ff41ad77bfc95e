import type { Language } from '@sullam/domain/localized.ts';

/** Languages as their own readers call them: what an empty field shows that is to be filled in that language. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
