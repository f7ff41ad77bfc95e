// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "certificate-desk.menu.templates": "Certificates",
  "checklist-keeping.menu.title": "Checklists",
  "discussion-desk.menu.title": "Discussions",
  "reports.menu.title": "Reports"
} as const satisfies EnglishMessages;
