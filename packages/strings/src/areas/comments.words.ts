import type { Words } from '../define.ts';

export const words = {
  'errors.codes.comments.gone': {
    en: 'This contribution is no longer there.',
    ar: 'لم تعد هذه المشاركة موجودة.',
  },
  'errors.codes.comments.write-first': {
    en: 'Write your own contribution first.',
    ar: 'اكتب مشاركتك أولًا.',
  },
  'errors.codes.comments.too-late-to-undo': {
    en: 'This decision can no longer be undone. You can decide again.',
    ar: 'لم يعد التراجع عن هذا القرار ممكنًا. يمكنك أن تقرر من جديد.',
  },
  'errors.codes.comments.already-decided': {
    en: 'This has already been decided.',
    ar: 'سبق البتّ في هذا.',
  },
} as const satisfies Words;
