import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.notes': { en: 'Notes', ar: 'الملاحظات' },
} as const satisfies Words;
