import type { Words } from '../define.ts';

/** Making something from anywhere in the studio: what it is called, what it is, and where it goes. */
export const words = {
  'builder.quick.title': { en: 'Title', ar: 'العنوان' },
  'builder.quick.placeholder': { en: 'What is it called?', ar: 'ما عنوانه؟' },
  'builder.quick.in': { en: 'in', ar: 'في' },
  'builder.quick.course': { en: '{Course}', ar: '{theCourse}' },
  'builder.quick.module': { en: '{Module}', ar: '{theModule}' },
  'builder.quick.firstModule': { en: '{Module} {number}', ar: '{theModule} {number}' },
  'builder.quick.kinds': { en: 'What to create', ar: 'ما الذي تنشئه' },
  'builder.quick.create': { en: 'Create {kind}', ar: 'إنشاء {kind}' },
  'builder.quick.open': { en: 'Continue', ar: 'متابعة' },
  'builder.quick.draft': { en: 'A draft until you publish', ar: 'مسودة إلى أن تنشرها' },
  'builder.quick.elsewhere': { en: 'You write the rest on its own page.', ar: 'تكمل الباقي في صفحته.' },
  'builder.quick.announcement': { en: 'Announcement', ar: 'إعلان' },
} as const satisfies Words;
