import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.certificates': { en: 'Certificates', ar: 'الشهادات' },
  'notifications.kinds.certificate': { en: 'You have received a certificate.', ar: 'حصلت على شهادة.' },
  'organization-settings.featureTexts.certificates': {
    en: 'A record for those who complete {courses}.',
    ar: 'وثيقة لمن يتمّ {theCourse}.',
  },
  'organization-settings.featureWords.certificates': {
    en: 'diploma award proof completion',
    ar: 'وثيقة إتمام دبلوم إفادة',
  },
} as const satisfies Words;
