// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './menus.en.gen.ts';

export const messages = {
  "attendance.menu.attendance": "الحضور",
  "lectures.menu.lectures": "المحاضرات",
  "lectures.menu.zoomPolicy": "سياسة استخدام Zoom"
} as const satisfies ArabicOf<typeof english>;
