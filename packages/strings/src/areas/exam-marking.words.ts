import type { Words } from '../define.ts';

export const words = {
  'errors.codes.answer-review.not-needed': {
    en: 'Two other people are marking this answer.',
    ar: 'يصحّح هذه الإجابة مصحّحان آخران.',
  },
  'errors.codes.answer-review.score-too-high': {
    en: 'The score is outside the allowed range.',
    ar: 'الدرجة خارج النطاق المسموح.',
  },
  'errors.codes.answer-review.not-disputed': {
    en: 'The two markers agree.',
    ar: 'لا خلاف بين المصحّحين.',
  },
  'errors.codes.answer-review.not-first': {
    en: 'This mark replaced an earlier one. Change it instead.',
    ar: 'حلّت هذه الدرجة محلّ درجة سابقة، فعدّلها بدلًا من التراجع عنها.',
  },
  'errors.codes.answer-comment.of-another': { en: 'Someone else wrote this comment.', ar: 'كتب هذا التعليق شخص آخر.' },
  'errors.codes.answer-comment.too-many': {
    en: 'This answer has reached its comment limit.',
    ar: 'بلغت التعليقات على هذه الإجابة حدّها الأقصى.',
  },
  'errors.codes.question-rubric.in-use': {
    en: 'Marking has started, so the rubric can’t be changed.',
    ar: 'بدأ التصحيح، فلا يمكن تغيير سلّم التقدير.',
  },
  'errors.codes.exam-regrade.other-type': {
    en: 'The question now has another type, so its key can’t be used.',
    ar: 'صار السؤال من نوع آخر، فلا يمكن استخدام مفتاح إجابته.',
  },
  'errors.codes.exam-regrade.not-asked': {
    en: 'This question hasn’t been asked here.',
    ar: 'لم يُطرح هذا السؤال هنا.',
  },
  'errors.codes.exam-regrade.already-withdrawn': {
    en: 'This decision has already been withdrawn.',
    ar: 'سُحب هذا القرار من قبل.',
  },
  'errors.codes.exam-regrade.not-applicable': {
    en: 'Answers to this type of question can’t be compared.',
    ar: 'لا يمكن مقارنة إجابات هذا النوع من الأسئلة.',
  },
} as const satisfies Words;
