import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.coaching': { en: 'Coaching', ar: 'الإرشاد' },
  'members.permissions.organization_coaching': { en: 'Coaching', ar: 'الإرشاد' },
  'members.permissions.organization_member_access_coaching': { en: 'Access to coaching', ar: 'الوصول إلى الإرشاد' },
} as const satisfies Words;
