import type { ArabicOf } from '../define.ts';
import type { messages as english } from './media.en.ts';

export const messages = {
  'media.actions.replace': 'استبدال',
  'media.actions.remove': 'إزالة',

  'media.hints.drop': 'أفلت ملفًا هنا، أو اختر واحدًا',
  'media.hints.accepted': 'المقبول: {types}',
  'media.hints.maximum': 'بحد أقصى {size}',
  'media.hints.altText': 'صف الصورة في جملة واحدة.',

  'media.states.processing': 'تجري المعالجة…',
  'media.states.failed': 'فشل الرفع',
} as const satisfies ArabicOf<typeof english>;
