// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "reports.menu.title": "Reports"
} as const satisfies EnglishMessages;
