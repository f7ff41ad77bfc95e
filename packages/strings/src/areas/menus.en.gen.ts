// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "discussion-desk.menu.title": "Discussions"
} as const satisfies EnglishMessages;
