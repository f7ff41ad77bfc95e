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
} as const satisfies Words;
