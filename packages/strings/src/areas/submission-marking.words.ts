import type { Words } from '../define.ts';

export const words = {
  'errors.codes.submission-mark.other-version': {
    en: 'There is a newer submission, or it was withdrawn. Review it again.',
    ar: 'هناك تسليم أحدث أو سُحب التسليم. راجعه من جديد.',
  },
  'errors.codes.submission-mark.not-needed': { en: 'Two markers are already assigned.', ar: 'يصحّحه مصحّحان بالفعل.' },
  'errors.codes.submission-mark.not-disputed': {
    en: 'There is no difference to resolve.',
    ar: 'لا يوجد اختلاف ليُحسم.',
  },
  'errors.codes.submission-mark.not-marked': { en: 'Not marked yet.', ar: 'لم يُصحَّح بعد.' },
  'errors.codes.submission-annotation.too-many': {
    en: 'This file has reached its annotation limit.',
    ar: 'بلغت العلامات على هذا الملف حدّها الأقصى.',
  },
} as const satisfies Words;
