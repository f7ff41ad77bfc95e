import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.marketplace': { en: 'Marketplace', ar: 'المتجر' },
} as const satisfies Words;
