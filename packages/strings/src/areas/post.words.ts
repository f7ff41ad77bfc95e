import type { Words } from '../define.ts';

export const words = {
  'post.deletedSuccessfully': { en: 'Post deleted.', ar: 'حُذف المنشور.' },
} as const satisfies Words;
