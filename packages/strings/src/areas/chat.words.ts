import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.chat': { en: 'Assistant', ar: 'المساعد' },
} as const satisfies Words;
