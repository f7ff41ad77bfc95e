import type { Digits } from '@sullam/domain/configuration.ts';
import type { Language } from '@sullam/domain/localized.ts';

/** The organisation's habits of writing dates and numbers, apart from the interface language. */
export interface FormatHabits {
  /** ISO 3166 region: order of dates, first day of the week. */
  region?: string;
  /** Digits of Arabic text; English always has Latin ones. */
  arabicDigits?: Digits;
}

export type Calendar = 'gregory' | 'islamic-umalqura';

/**
 * The locale for Intl with calendar and digits pinned: the defaults of a bare `ar` differ between engines and regions
 * (Latin digits here, Arabic-Indic there, Hijri in older ones).
 */
export function formatLocaleOf(language: Language, habits: FormatHabits = {}, calendar: Calendar = 'gregory'): string {
  const digits = language === 'ar' ? (habits.arabicDigits ?? 'arab') : 'latn';
  const region = habits.region ?? (language === 'ar' ? 'AE' : 'GB');
  // English is written the British way unless the region has an English of its own.
  const base = language === 'ar' ? `ar-${region}` : `en-${ENGLISH_REGIONS.has(region) ? region : 'GB'}`;
  return `${base}-u-ca-${calendar}-nu-${digits}`;
}

const ENGLISH_REGIONS = new Set(['GB', 'US', 'CA', 'AU', 'NZ', 'IE', 'IN', 'ZA', 'AE', 'SG', 'MT']);
