import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.certificates': { en: 'Certificates', ar: 'الشهادات' },
  'notifications.kinds.certificate': { en: 'You have received a certificate.', ar: 'حصلت على شهادة.' },
} as const satisfies Words;
