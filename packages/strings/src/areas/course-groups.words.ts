import type { Words } from '../define.ts';

export const words = {
  'errors.codes.course-group.full': { en: 'The group is full.', ar: 'المجموعة مكتملة العدد.' },
  'errors.codes.course-group.closed': {
    en: 'Only {instructors} can change this group.',
    ar: 'لا يغيّر هذه المجموعة إلا {theInstructor}.',
  },
  'errors.codes.course-group.capacity-too-small': {
    en: 'The group already has more members than that.',
    ar: 'في المجموعة أعضاء أكثر من هذا العدد.',
  },
  'errors.codes.course-group.too-many': {
    en: 'This {course} has reached the maximum number of groups.',
    ar: 'بلغت المجموعات في {theCourse} حدّها الأقصى.',
  },
  'organization-settings.features.course-groups': { en: 'Groups within {courses}', ar: 'مجموعات داخل {theCourses}' },
  'organization-settings.featureTexts.course-groups': {
    en: 'Smaller groups within {courses}, with dates and work of their own.',
    ar: 'مجموعات أصغر داخل {theCourse} لها مواعيدها وأعمالها.',
  },
  'organization-settings.featureWords.course-groups': { en: 'team class cohort section', ar: 'فريق شعبة فصل دفعة' },
  'organization-settings.featureUses.course-groups': {
    en: { one: '{count} group', other: '{count} groups' },
    ar: {
      zero: 'لا مجموعات',
      one: 'مجموعة واحدة',
      two: 'مجموعتين',
      few: '{count} مجموعات',
      many: '{count} مجموعة',
      other: '{count} مجموعة',
    },
  },
} as const satisfies Words;
