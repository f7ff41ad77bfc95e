// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './course-left.en.gen.ts';

export const messages = {
  "course-left.labels.title": "اكتملت الدروس المطلوبة كلها، ويبقى لإتمام {theCourse}:",
  "course-left.labels.titleOpen": "يبقى لإتمام {theCourse}:",
  "course-left.labels.lessons": "إكمال الدروس المطلوبة",
  "course-left.labels.gradeNow": "درجتك النهائية الآن {grade}، وما لم يُرصد بعد يُحسب صفرًا.",
  "course-left.labels.notPassed": "لم تجتزه، ويمكنك إعادة المحاولة",
  "course-left.labels.noGrade": "لم تُرصد درجات بعد.",
  "course-left.labels.attendanceNow": "حضورك حتى الآن {percent}.",
  "course-left.labels.noAttendance": "لم تُعقد أي جلسة بعد.",
  "course-left.labels.open": "بانتظار الدرجة:",
  "course-left.labels.doable": "ما يمكنك إنجازه:",
  "course-left.labels.pending": "قيد التصحيح",
  "course-left.labels.byHand": "يرصدها {theInstructor}",
  "course-left.labels.allGraded": "رُصدت الدرجات كلها. اسأل {theInstructors} عمّا يمكنك فعله بعد.",
  "course-left.labels.grade": "الحصول على درجة لا تقل عن {grade}",
  "course-left.labels.attendance": "حضور لا يقل عن {percent}"
} as const satisfies ArabicOf<typeof english>;
