import type { Words } from '../define.ts';

export const words = {
  // drawn with every lesson, before the words of the notes themselves are fetched
  'course.notes.open': { en: 'Notes', ar: 'الملاحظات' },
  'course.notes.mark': { en: 'My note, {position}', ar: 'ملاحظتي، {position}' },
  'organization-settings.features.notes': { en: 'Notes', ar: 'الملاحظات' },
  'organization-settings.featureTexts.notes': {
    en: 'Private notes on lessons, at a moment of a video.',
    ar: 'ملاحظات خاصة على الدروس، عند لحظة من الفيديو.',
  },
  'organization-settings.featureWords.notes': {
    en: 'notebook write annotate highlight private',
    ar: 'دفتر تدوين كتابة مذكرة خاصة',
  },
  'organization-settings.featureUses.notes': {
    en: { one: '{count} note', other: '{count} notes' },
    ar: {
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتين',
      few: '{count} ملاحظات',
      many: '{count} ملاحظة',
      other: '{count} ملاحظة',
    },
  },
} as const satisfies Words;
