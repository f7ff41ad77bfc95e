import type { Localized } from '@sullam/domain/localized.ts';
import { isArabicName } from '@sullam/domain/names.ts';

/** Names that have broken certificates: long ones, vowel signs, joined letters, letters of other files, one script alone. */
export const SAMPLE_NAMES: readonly Localized[] = [
  { en: 'Noura Al-Harbi', ar: 'نورة الحربي' },
  {
    en: 'Abdulrahman Al-Mutairi bin Khalid Al-Sheikh',
    ar: 'عبد الرحمن بن عبد الله بن محمد آل الشيخ المطيري',
  },
  { en: 'Hibatullah Al-Lami', ar: 'هِبَةُ اللهِ اللَّامِي' },
  { en: 'Dr. Nguyễn José (Ali)', ar: 'د. نغوين خوسيه (علي)' },
  { en: 'Emily Carter-O’Neill' },
  { ar: 'لآلئ الأحمد' },
];

/** A name that is tried goes with its script: the other half is left out, as it is for who has one name. */
export function nameTyped(typed: string): Localized | undefined {
  const name = typed.trim();
  if (!name) return undefined;
  return isArabicName(name) ? { ar: name } : { en: name };
}
