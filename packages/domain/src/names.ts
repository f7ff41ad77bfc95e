import type { Language, Localized } from './localized.ts';
import { directionOfText } from './text-direction.ts';

/** A person's name, and how it is written in the other script, where that is known. */
export interface NameInScripts {
  firstName: string;
  lastName: string;
  otherFirstName?: string | null;
  otherLastName?: string | null;
}

/** Whether a name is written in Arabic letters. */
export const isArabicName = (name: string): boolean => directionOfText(name) === 'rtl';

/** The name in the script of a language, as far as there is one: `readers_name` of the database. */
export function readersName(name: NameInScripts, language: Language): Pick<NameInScripts, 'firstName' | 'lastName'> {
  const { firstName, lastName, otherFirstName: first, otherLastName: last } = name;
  if (!first || !last || isArabicName(first) !== (language === 'ar')) return { firstName, lastName };
  return { firstName: first, lastName: last };
}

/** A person's name in the scripts in which it is known; letters of neither script go with the Latin ones. */
export function nameByLanguage(own: string, other: string | null): Localized {
  const isArabic = isArabicName(own);
  if (!other || isArabicName(other) === isArabic) return isArabic ? { ar: own } : { en: own };
  return isArabic ? { ar: own, en: other } : { en: own, ar: other };
}
