import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.activity-log': { en: 'Activity log', ar: 'سجل النشاط' },
} as const satisfies Words;
