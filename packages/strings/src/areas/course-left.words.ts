import type { Words } from '../define.ts';

/** What a course still asks for once its lessons are done. */
export const words = {
  'course-left.labels.title': {
    en: 'All required lessons are done. To finish this {course}, you still need to:',
    ar: 'اكتملت الدروس المطلوبة كلها، ويبقى لإتمام {theCourse}:',
  },
  'course-left.labels.titleOpen': {
    en: 'To finish this {course}, you still need to:',
    ar: 'يبقى لإتمام {theCourse}:',
  },
  'course-left.labels.lessons': {
    en: 'Finish the required lessons',
    ar: 'إكمال الدروس المطلوبة',
  },
  'course-left.labels.gradeNow': {
    en: 'Your final grade is {grade} as things stand. Ungraded work counts as zero.',
    ar: 'درجتك النهائية الآن {grade}، وما لم يُرصد بعد يُحسب صفرًا.',
  },
  'course-left.labels.notPassed': {
    en: 'not passed, you can try again',
    ar: 'لم تجتزه، ويمكنك إعادة المحاولة',
  },
  'course-left.labels.noGrade': {
    en: 'Nothing is graded yet.',
    ar: 'لم تُرصد درجات بعد.',
  },
  'course-left.labels.attendanceNow': {
    en: 'You have attended {percent} so far.',
    ar: 'حضورك حتى الآن {percent}.',
  },
  'course-left.labels.noAttendance': {
    en: 'No session has taken place yet.',
    ar: 'لم تُعقد أي جلسة بعد.',
  },
  'course-left.labels.open': {
    en: 'Waiting for a grade:',
    ar: 'بانتظار الدرجة:',
  },
  'course-left.labels.doable': {
    en: 'What you can still do:',
    ar: 'ما يمكنك إنجازه:',
  },
  'course-left.labels.pending': {
    en: 'being graded',
    ar: 'قيد التصحيح',
  },
  'course-left.labels.byHand': {
    en: 'your {instructor} enters this grade',
    ar: 'يرصدها {theInstructor}',
  },
  'course-left.labels.allGraded': {
    en: 'Everything is graded. Your {instructors} can tell you what you can still do.',
    ar: 'رُصدت الدرجات كلها. اسأل {theInstructors} عمّا يمكنك فعله بعد.',
  },
  'course-left.labels.grade': {
    en: 'Reach a grade of at least {grade}',
    ar: 'الحصول على درجة لا تقل عن {grade}',
  },
  'course-left.labels.attendance': {
    en: 'Attend at least {percent}',
    ar: 'حضور لا يقل عن {percent}',
  },
} as const satisfies Words;
