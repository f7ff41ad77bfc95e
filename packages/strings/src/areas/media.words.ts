import type { Words } from '../define.ts';

export const words = {
  'errors.codes.media.type-mismatch': {
    en: 'What is in this file isn’t what its name says. Save it again in the right format.',
    ar: 'محتوى هذا الملف ليس كما يدل عليه اسمه. احفظه من جديد بالصيغة الصحيحة.',
  },
  'errors.codes.media.upload-incomplete': { en: 'The upload is not complete.', ar: 'لم يكتمل الرفع.' },
  'errors.codes.media.in-use': { en: 'This file is still in use.', ar: 'هذا الملف ما زال مستخدمًا.' },
  'errors.codes.media.link-expired': { en: 'The link to this file has expired.', ar: 'انتهت صلاحية رابط هذا الملف.' },
  'errors.codes.media.unreadable': {
    en: 'The file can’t be read. It may be damaged.',
    ar: 'تعذّرت قراءة الملف. ربما كان تالفًا.',
  },
} as const satisfies Words;
