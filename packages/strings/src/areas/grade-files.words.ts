import type { Words } from '../define.ts';

export const words = {
  'errors.codes.grade-file.unreadable': {
    en: 'This file can’t be read. Save it as CSV or an Excel workbook (.xlsx).',
    ar: 'تعذّرت قراءة هذا الملف. احفظه بصيغة CSV أو مصنف Excel (.xlsx).',
  },
  'errors.codes.grade-file.too-large': { en: 'This file is too large.', ar: 'هذا الملف أكبر من المسموح.' },
  'errors.codes.grade-file.no-learners': {
    en: 'The first row has no column for member numbers or emails.',
    ar: 'لا يوجد في الصف الأول عمود لأرقام الأعضاء أو بريدهم الإلكتروني.',
  },
  'errors.codes.grade-file.changed': {
    en: 'Grades have changed since the preview. Review it again.',
    ar: 'تغيّرت الدرجات بعد المعاينة. راجعها مرة أخرى.',
  },
  'errors.codes.grade-file.has-errors': {
    en: 'Some cells are invalid. Nothing was saved.',
    ar: 'بعض الخلايا غير صالحة. لم يُحفظ شيء.',
  },
} as const satisfies Words;
