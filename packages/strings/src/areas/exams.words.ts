import type { Words } from '../define.ts';

export const words = {
  'errors.codes.exam.in-use': {
    en: 'This exam is used in a lesson. Remove it there first.',
    ar: 'هذا الاختبار مستخدم في درس. أزله من هناك أولًا.',
  },
  'errors.codes.exam.not-ready': {
    en: 'Some details are missing. Complete them before the exam is taken.',
    ar: 'بعض البيانات ناقصة. أكملها قبل أداء الاختبار.',
  },
  'errors.codes.exam.not-open-yet': { en: 'This exam is not open yet.', ar: 'لم يُفتح هذا الاختبار بعد.' },
  'errors.codes.exam.closed': { en: 'This exam is closed.', ar: 'هذا الاختبار مغلق.' },
  'errors.codes.exam.no-attempts-left': { en: 'You have used all your attempts.', ar: 'استنفدت كل محاولاتك.' },
  'errors.codes.exam.password-wrong': {
    en: 'The exam password is incorrect.',
    ar: 'كلمة مرور الاختبار غير صحيحة.',
  },
  'errors.codes.exam.address-not-allowed': {
    en: 'This exam can’t be taken from your location.',
    ar: 'لا يمكن أداء هذا الاختبار من موقعك الحالي.',
  },
  'errors.codes.exam.cannot-be-drawn': {
    en: 'This exam doesn’t have all its questions. Contact your {instructor}.',
    ar: 'أسئلة هذا الاختبار غير مكتملة. تواصل مع {theInstructor}.',
  },
  'errors.codes.exam.taken-over': {
    en: 'The exam was opened elsewhere. Continue there.',
    ar: 'فُتح الاختبار في مكان آخر. تابعه من هناك.',
  },
  'errors.codes.exam.other-kind': { en: 'This lesson is not an exam.', ar: 'هذا الدرس ليس اختبارًا.' },
  'errors.codes.exam.has-attempts': {
    en: 'This exam has already been taken.',
    ar: 'سبق أداء هذا الاختبار.',
  },
  'organization-settings.features.exams': { en: 'Exams', ar: 'الاختبارات' },
  'organization-settings.featureTexts.exams': {
    en: 'Questions with points and a time limit, marked at once or by people.',
    ar: 'أسئلة بدرجات ومدة محدّدة، تُصحَّح فورًا أو يدويًا.',
  },
  'organization-settings.featureWords.exams': { en: 'test quiz assessment question', ar: 'امتحان كويز تقويم أسئلة' },
  'organization-settings.featureUses.exams': {
    en: { one: '{count} exam', other: '{count} exams' },
    ar: {
      zero: 'لا اختبارات',
      one: 'اختبارًا واحدًا',
      two: 'اختبارين',
      few: '{count} اختبارات',
      many: '{count} اختبارًا',
      other: '{count} اختبار',
    },
  },
} as const satisfies Words;
