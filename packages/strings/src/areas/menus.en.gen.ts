// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "attendance.menu.attendance": "Attendance",
  "lectures.menu.lectures": "Lectures",
  "lectures.menu.zoomPolicy": "Zoom policy"
} as const satisfies EnglishMessages;
