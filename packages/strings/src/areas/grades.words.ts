import type { Words } from '../define.ts';

export const words = {
  'errors.codes.grade.changed-meanwhile': {
    en: 'Some of these grades have been changed by someone else. Nothing was saved.',
    ar: 'غيّر شخص آخر بعض هذه الدرجات. لم يُحفظ شيء.',
  },
  'organization-settings.features.grades': { en: 'Grades', ar: 'الدرجات' },
  'notifications.kinds.grade': { en: 'You have received a grade.', ar: 'حصلت على درجة.' },
  'notifications.kinds.missing-work': { en: 'Work of yours is marked as missing.', ar: 'عمل مطلوب منك لم يُسلَّم.' },
  'notifications.templates.1070': {
    en: '“{item}” in “{courseTitle}” is marked as missing.',
    ar: 'لم يُسلَّم «{item}» ضمن «{courseTitle}».',
  },
  'organization-settings.featureTexts.grades': {
    en: 'A gradebook for each {course}, and a page of marks for each of its {students}.',
    ar: 'سجل درجات في كل {course}، وصفحة درجات لكل مسجَّل.',
  },
  'organization-settings.featureWords.grades': {
    en: 'marks gradebook scores points report',
    ar: 'علامات سجل تقديرات نقاط كشف',
  },
  'organization-settings.featureUses.grades': {
    en: { one: '{count} grade item', other: '{count} grade items' },
    ar: {
      zero: 'لا بنود درجات',
      one: 'بند درجات واحدًا',
      two: 'بندَي درجات',
      few: '{count} بنود درجات',
      many: '{count} بند درجات',
      other: '{count} بند درجات',
    },
  },
} as const satisfies Words;
