import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.marketplace': { en: 'Marketplace', ar: 'المتجر' },
  'organization-settings.featureTexts.marketplace': {
    en: 'Prices are shown and a {course} can be bought.',
    ar: 'تظهر الأسعار ويمكن شراء {theCourses}.',
  },
  'organization-settings.featureWords.marketplace': { en: 'shop buy price payment sell', ar: 'متجر شراء سعر دفع بيع' },
} as const satisfies Words;
