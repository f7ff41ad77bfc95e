import type { Words } from '../define.ts';

/** The dialog that copies a course. */
export const words = {
  'course-copy.dialog.title': { en: 'Copy “{title}”', ar: 'نسخ «{title}»' },
  'course-copy.dialog.text': {
    en: 'Lessons, exams, surveys and their rules are copied into a draft. {Students} and their work are not copied, and nothing in the copy is published.',
    ar: 'تُنسخ الدروس والاختبارات والاستبانات وقواعدها إلى مسودة. لا يُنسخ {theStudents} ولا أعمالهم، ولا يُنشر شيء من النسخة.',
  },
  'course-copy.dialog.dates': { en: 'Dates', ar: 'المواعيد' },
  'course-copy.dialog.noDates': { en: 'Remove dates', ar: 'إزالة المواعيد' },
  'course-copy.dialog.moveDates': { en: 'Shift dates', ar: 'نقل المواعيد' },
  'course-copy.dialog.days': { en: 'Days to shift', ar: 'عدد الأيام' },
  'course-copy.dialog.daysHint': {
    en: 'Use a negative number to move dates earlier.',
    ar: 'استخدم عددًا سالبًا لتقديم المواعيد.',
  },
  'course-copy.dialog.groups': { en: 'Copy groups without members', ar: 'نسخ المجموعات دون أعضائها' },
  'course-copy.dialog.groupsHint': {
    en: 'Without groups, lessons released to certain groups are open to everyone in the copy.',
    ar: 'بدون المجموعات تصبح الدروس المتاحة لبعضها متاحة للجميع في النسخة.',
  },
  'course-copy.dialog.start': { en: 'Create copy', ar: 'إنشاء النسخة' },
  'course-copy.dialog.done': {
    en: 'The copy has been added to the list as a draft.',
    ar: 'أُضيفت النسخة إلى القائمة مسودةً.',
  },
} as const satisfies Words;
