import type { Language } from '@sullam/domain/localized.ts';
import { messages as codesAr } from './areas/error-codes.ar.gen.ts';
import { messages as codesEn } from './areas/error-codes.en.gen.ts';
import { messages as errorsAr } from './areas/errors.ar.ts';
import { messages as errorsEn } from './areas/errors.en.ts';
import { messages as mailAr } from './areas/mail.ar.ts';
import { messages as mailEn } from './areas/mail.en.ts';
import { messages as notificationsAr } from './areas/notifications.ar.gen.ts';
import { messages as notificationsEn } from './areas/notifications.en.gen.ts';
import type { Catalogue } from './define.ts';

const ENGLISH: Catalogue = { ...errorsEn, ...codesEn, ...mailEn, ...notificationsEn };

/** The wording that the server itself needs (errors, mails, notifications), at hand without waiting. */
export const SERVER_CATALOGUE: Readonly<Record<Language, Catalogue>> = {
  en: ENGLISH,
  // a message that Arabic lacks is English
  ar: { ...ENGLISH, ...errorsAr, ...codesAr, ...mailAr, ...notificationsAr },
};
