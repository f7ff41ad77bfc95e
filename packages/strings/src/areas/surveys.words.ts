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
  'organization-settings.featureTexts.surveys': {
    en: 'Several questions, anonymous if you like.',
    ar: 'عدّة أسئلة، دون أسماء إن شئت.',
  },
  'organization-settings.featureWords.surveys': {
    en: 'questionnaire feedback form evaluation',
    ar: 'استبيان نموذج رأي تقييم',
  },
  'organization-settings.featureUses.surveys': {
    en: { one: '{count} survey', other: '{count} surveys' },
    ar: {
      zero: 'لا استبانات',
      one: 'استبانة واحدة',
      two: 'استبانتين',
      few: '{count} استبانات',
      many: '{count} استبانة',
      other: '{count} استبانة',
    },
  },
  'organization-settings.featureTexts.polls': {
    en: 'One question, answered with one tap.',
    ar: 'سؤال واحد يُجاب عنه بنقرة.',
  },
  'organization-settings.featureWords.polls': { en: 'vote voting question quick', ar: 'تصويت سؤال رأي سريع' },
  'organization-settings.featureUses.polls': {
    en: { one: '{count} poll', other: '{count} polls' },
    ar: {
      zero: 'لا استطلاعات',
      one: 'استطلاعًا واحدًا',
      two: 'استطلاعين',
      few: '{count} استطلاعات',
      many: '{count} استطلاعًا',
      other: '{count} استطلاع',
    },
  },
} as const satisfies Words;
