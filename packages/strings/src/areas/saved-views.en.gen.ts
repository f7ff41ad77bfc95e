// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "saved-views.titles.views": "Saved views",
  "saved-views.titles.save": "Save view",
  "saved-views.texts.save": "Keeps the current search and filters under a name. Only you see it.",
  "saved-views.fields.name": "Name",
  "saved-views.actions.delete": "Delete view",
  "saved-views.done.saved": "View saved.",
  "saved-views.done.deleted": "View deleted."
} as const satisfies EnglishMessages;
