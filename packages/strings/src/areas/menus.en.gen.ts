// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "certificate-desk.menu.templates": "Certificates",
  "reports.menu.title": "Reports"
} as const satisfies EnglishMessages;
