import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.lectures': { en: 'Lectures', ar: 'المحاضرات' },
} as const satisfies Words;
