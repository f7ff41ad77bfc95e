// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "post.deletedSuccessfully": "Post deleted."
} as const satisfies EnglishMessages;
