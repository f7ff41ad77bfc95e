import type { Words } from '../define.ts';

export const words = {
  'errors.codes.survey.already-published': { en: 'Already open.', ar: 'باب الإجابة مفتوح بالفعل.' },
  'errors.codes.survey.not-published': { en: 'Not open.', ar: 'باب الإجابة غير مفتوح.' },
  'errors.codes.survey.already-answered': { en: 'You have already answered.', ar: 'سبق أن أجبت.' },
  'errors.codes.survey.closed': { en: 'Closed for answers.', ar: 'أُغلق باب الإجابة.' },
  'errors.codes.survey.questions-fixed': {
    en: 'There are answers, so only the wording of questions can be changed.',
    ar: 'توجد إجابات، فلا يمكن تعديل شيء سوى صياغة الأسئلة.',
  },
  'errors.codes.survey.anonymity-fixed': {
    en: 'There are answers, so anonymity can no longer be reduced.',
    ar: 'توجد إجابات، فلم يعد ممكنًا تخفيف قواعد إخفاء الهوية.',
  },
  'errors.codes.survey.in-another-lesson': {
    en: 'It is already used in another lesson.',
    ar: 'مستخدم في درس آخر.',
  },
  'errors.codes.survey.results-hidden': {
    en: 'The results are not available yet.',
    ar: 'النتائج غير متاحة بعد.',
  },
  'errors.codes.survey.not-filterable': {
    en: 'Answers to anonymous surveys can’t be filtered.',
    ar: 'لا يمكن تصفية إجابات استبانة مجهولة الهوية.',
  },
  'organization-settings.features.surveys': { en: 'Surveys', ar: 'الاستبانات' },
  'organization-settings.features.polls': { en: 'Polls', ar: 'استطلاعات الرأي' },
} as const satisfies Words;
