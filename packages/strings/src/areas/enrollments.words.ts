import type { Words } from '../define.ts';

export const words = {
  'errors.codes.enrolment.already-enrolled': { en: 'You are already enrolled.', ar: 'أنت مسجّل بالفعل.' },
  'errors.codes.enrolment.not-enrolled': { en: 'You are not enrolled.', ar: 'لست مسجّلًا.' },
  'errors.codes.enrolment.self-enrolment-off': {
    en: 'Your organisation manages enrolment.',
    ar: 'تتولّى مؤسستك تسجيل أعضائها.',
  },
  'errors.codes.enrolment.not-for-sale': { en: 'Not available for purchase.', ar: 'غير متاح للشراء.' },
  'errors.codes.enrolment.closed': { en: 'Enrolment is closed.', ar: 'أُغلق باب التسجيل.' },
  'organization-settings.features.self-enrollment': {
    en: 'Self-enrolment',
    ar: 'التسجيل الذاتي في {theCourses}',
  },
  'search.groups.members': { en: 'People', ar: 'الأشخاص' },
  'organization-settings.featureTexts.self-enrollment': {
    en: 'People enrol by themselves; otherwise someone enrols them.',
    ar: 'يسجّل الأشخاص أنفسهم، وإلا سجّلهم غيرهم.',
  },
  'organization-settings.featureWords.self-enrollment': {
    en: 'join enrol admission sign up',
    ar: 'التحاق انضمام قبول',
  },
} as const satisfies Words;
