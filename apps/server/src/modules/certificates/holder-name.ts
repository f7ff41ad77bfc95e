import type { Localized } from '@sullam/domain/localized.ts';
import { isArabicName } from '@sullam/domain/names.ts';

export interface NameRow {
  own_first_name: string;
  own_last_name: string;
  other_first_name: string | null;
  other_last_name: string | null;
}

const whole = (first: string, last: string): string => `${first} ${last}`.replace(/\s+/gu, ' ').trim();

/** A person's name in the scripts in which it is known; letters of neither script go with the Latin ones. */
export function nameOf(row: NameRow): Localized {
  const own = whole(row.own_first_name, row.own_last_name);
  const isArabic = isArabicName(own);
  const name: Localized = isArabic ? { ar: own } : { en: own };
  if (row.other_first_name && row.other_last_name) {
    const other = whole(row.other_first_name, row.other_last_name);
    if (isArabicName(other) !== isArabic) name[isArabic ? 'en' : 'ar'] = other;
  }
  return name;
}
