import type { Words } from '../define.ts';

/** Lists of people that are pasted or brought in a file. */
export const words = {
  'studio.lists.upload': { en: 'Upload a file', ar: 'رفع ملف' },
  'studio.exports.xlsx': { en: 'Excel workbook', ar: 'مصنف Excel' },
  'studio.exports.csv': { en: 'CSV file', ar: 'ملف CSV' },
  'studio.lists.leftOut': { en: 'Not used: {cells}', ar: 'لم يُستخدم: {cells}' },
  'errors.codes.table-file.unreadable': {
    en: 'This file can’t be read. Save it as CSV or an Excel workbook (.xlsx).',
    ar: 'تعذّرت قراءة هذا الملف. احفظه بصيغة CSV أو مصنف Excel (.xlsx).',
  },
  'errors.codes.table-file.too-large': {
    en: 'This file is too large. Lists can have 5,000 rows and 5 MB.',
    ar: 'هذا الملف أكبر من المسموح. الحد الأقصى للقائمة ٥٠٠٠ صف و٥ ميغابايت.',
  },
} as const satisfies Words;
