// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './course-copy.en.gen.ts';

export const messages = {
  "course-copy.dialog.title": "نسخ «{title}»",
  "course-copy.dialog.text": "تُنسخ الدروس والاختبارات والاستبانات وقواعدها إلى مسودة. لا يُنسخ {theStudents} ولا أعمالهم، ولا يُنشر شيء من النسخة.",
  "course-copy.dialog.dates": "المواعيد",
  "course-copy.dialog.noDates": "إزالة المواعيد",
  "course-copy.dialog.moveDates": "نقل المواعيد",
  "course-copy.dialog.days": "عدد الأيام",
  "course-copy.dialog.daysHint": "استخدم عددًا سالبًا لتقديم المواعيد.",
  "course-copy.dialog.groups": "نسخ المجموعات دون أعضائها",
  "course-copy.dialog.groupsHint": "بدون المجموعات تصبح الدروس المتاحة لبعضها متاحة للجميع في النسخة.",
  "course-copy.dialog.start": "إنشاء النسخة",
  "course-copy.dialog.done": "أُضيفت النسخة إلى القائمة مسودةً."
} as const satisfies ArabicOf<typeof english>;
