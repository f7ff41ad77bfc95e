// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './post.en.gen.ts';

export const messages = {
  "post.deletedSuccessfully": "حُذف المنشور."
} as const satisfies ArabicOf<typeof english>;
