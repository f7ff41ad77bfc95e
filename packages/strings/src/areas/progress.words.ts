import type { Words } from '../define.ts';

export const words = {
  'search.groups.articles': { en: 'Articles', ar: 'المقالات' },
} as const satisfies Words;
