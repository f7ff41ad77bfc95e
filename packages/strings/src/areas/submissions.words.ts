import type { Words } from '../define.ts';

export const words = {
  'errors.codes.submission.draft-changed': {
    en: 'Someone else has saved or submitted. Your text is still here; compare both before you save.',
    ar: 'حفظ شخص آخر أو سلّم. ما كتبته ما زال هنا؛ قارن بين النصّين قبل الحفظ.',
  },
  'errors.codes.submission.empty': { en: 'There is nothing to submit yet.', ar: 'لا يوجد ما يُسلَّم بعد.' },
  'errors.codes.submission.too-many-words': {
    en: 'You can submit up to {count} words.',
    ar: 'الحد الأقصى لعدد الكلمات هو {count}.',
  },
  'errors.codes.submission.nothing-handed-in': { en: 'Nothing has been submitted.', ar: 'لم يُسلَّم شيء.' },
  'errors.codes.submission.not-withdrawable': {
    en: 'This submission can’t be withdrawn.',
    ar: 'لا يمكن سحب هذا التسليم.',
  },
  'errors.codes.submission.already-marked': {
    en: 'Marking has started. This submission can no longer be withdrawn.',
    ar: 'بدأ التصحيح، ولم يعد ممكنًا سحب التسليم.',
  },
} as const satisfies Words;
