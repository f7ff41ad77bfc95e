import type { Words } from '../define.ts';

export const words = {
  'members.categories.support-teams': { en: 'Support teams', ar: 'فرق الدعم' },
} as const satisfies Words;
