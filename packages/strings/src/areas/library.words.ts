import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.library': { en: 'Library', ar: 'المكتبة' },
} as const satisfies Words;
