// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "course-copy.dialog.title": "Copy “{title}”",
  "course-copy.dialog.text": "Lessons, exams, surveys and their rules are copied into a draft. {Students} and their work are not copied, and nothing in the copy is published.",
  "course-copy.dialog.dates": "Dates",
  "course-copy.dialog.noDates": "Remove dates",
  "course-copy.dialog.moveDates": "Shift dates",
  "course-copy.dialog.days": "Days to shift",
  "course-copy.dialog.daysHint": "Use a negative number to move dates earlier.",
  "course-copy.dialog.groups": "Copy groups without members",
  "course-copy.dialog.groupsHint": "Without groups, lessons released to certain groups are open to everyone in the copy.",
  "course-copy.dialog.start": "Create copy",
  "course-copy.dialog.done": "The copy has been added to the list as a draft."
} as const satisfies EnglishMessages;
