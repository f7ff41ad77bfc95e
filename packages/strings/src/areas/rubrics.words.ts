import type { Words } from '../define.ts';

export const words = {
  'errors.codes.rubric.in-use': {
    en: 'This rubric is in use. Archive it instead of deleting it.',
    ar: 'سلّم التقدير هذا قيد الاستخدام. أرشِفه بدلًا من حذفه.',
  },
  'errors.codes.rubric.not-editable': {
    en: 'Only its owner can change this rubric. Duplicate it to make your own.',
    ar: 'لا يغيّر سلّم التقدير هذا إلا صاحبه. أنشئ نسخة منه لتعدّلها كما تشاء.',
  },
  'errors.codes.rubric.not-owner': {
    en: 'Only the owner of a rubric decides who it is shared with.',
    ar: 'صاحب سلّم التقدير وحده يحدّد مع من يُشارَك.',
  },
} as const satisfies Words;
