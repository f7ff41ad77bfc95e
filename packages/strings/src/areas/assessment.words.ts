import type { Words } from '../define.ts';

export const words = {
  'errors.codes.saved-comment.too-many': {
    en: 'Your comment bank is full. Delete a comment first.',
    ar: 'امتلأ بنك تعليقاتك. احذف تعليقًا أولًا.',
  },
} as const satisfies Words;
