import type { Words } from '../define.ts';

export const words = {
  'errors.codes.question.in-use': {
    en: 'This question is used in an exam. Archive it instead of deleting it.',
    ar: 'استُخدم هذا السؤال في اختبار. أرشِفه بدلًا من حذفه.',
  },
  'errors.codes.question.not-editable': {
    en: 'Only its owner can change this question. Duplicate it to make your own.',
    ar: 'لا يغيّر هذا السؤال إلا صاحبه. أنشئ نسخة منه لتعدّلها كما تشاء.',
  },
  'errors.codes.question.not-owner': {
    en: 'Only the owner of a question decides who it is shared with.',
    ar: 'صاحب السؤال وحده يحدّد مع من يُشارَك.',
  },
  'errors.codes.question.key-closed': {
    en: 'You can take an exam that asks this question, so its answer key is closed to you.',
    ar: 'يَرِد هذا السؤال في اختبار يمكنك أن تؤديه، فمفتاح إجابته محجوب عنك.',
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
