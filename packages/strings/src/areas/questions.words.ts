import type { Words } from '../define.ts';

export const words = {
  'errors.codes.question.in-use': {
    en: 'This question is used in an exam. Archive it instead of deleting it.',
    ar: 'استُخدم هذا السؤال في اختبار. أرشِفه بدلًا من حذفه.',
  },
  'errors.codes.question-category.not-empty': {
    en: 'This category is not empty. Move its contents first.',
    ar: 'هذا التصنيف غير فارغ. انقل محتواه أولًا.',
  },
  'errors.codes.question-category.inside-itself': {
    en: 'A category can’t be moved into itself.',
    ar: 'لا يمكن نقل تصنيف إلى داخله.',
  },
} as const satisfies Words;
