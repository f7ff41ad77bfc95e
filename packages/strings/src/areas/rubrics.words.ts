import type { Words } from '../define.ts';

export const words = {
  'errors.codes.rubric.in-use': {
    en: 'This rubric is in use. Archive it instead of deleting it.',
    ar: 'سلّم التقدير هذا قيد الاستخدام. أرشِفه بدلًا من حذفه.',
  },
} as const satisfies Words;
