// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "categories.list.lead": "The catalogue shows categories in this order. Drag a handle to reorder, or press Enter on it and use the arrow keys.",
  "categories.list.edit": "Edit category",
  "categories.list.icon": "Icon",
  "categories.list.iconNamed": "Icon: {name}",
  "categories.list.oneLanguage": "In one language only",
  "categories.list.inUse": {
    "one": "{count} {course} uses this category. Move it to another category first.",
    "other": "{count} {courses} use this category. Move them to another category first."
  }
} as const satisfies EnglishMessages;
