import type { Words } from '../define.ts';

export const words = {
  'errors.codes.media.type-mismatch': {
    en: 'The file’s content doesn’t match its type.',
    ar: 'محتوى الملف لا يطابق نوعه.',
  },
  'errors.codes.media.upload-incomplete': { en: 'The upload is not complete.', ar: 'لم يكتمل الرفع.' },
  'errors.codes.media.in-use': { en: 'This file is still in use.', ar: 'هذا الملف ما زال مستخدمًا.' },
  'errors.codes.media.link-expired': { en: 'The link to this file has expired.', ar: 'انتهت صلاحية رابط هذا الملف.' },
  'errors.codes.media.unreadable': {
    en: 'The file can’t be read. It may be damaged.',
    ar: 'تعذّرت قراءة الملف. ربما كان تالفًا.',
  },
} as const satisfies Words;
