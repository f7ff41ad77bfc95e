// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './course-overview.en.gen.ts';

export const messages = {
  "course-overview.labels.about": "عن {theCourse}",
  "course-overview.labels.learn": "ما ستتعلّمه",
  "course-overview.labels.audience": "الفئة المستهدفة",
  "course-overview.labels.requirements": "المتطلبات السابقة",
  "course-overview.labels.content": "المحتوى",
  "course-overview.labels.instructors": "{theInstructors}",
  "course-overview.labels.language": "اللغة",
  "course-overview.labels.duration": "المدّة",
  "course-overview.labels.level": "المستوى",
  "course-overview.labels.learningType": "نمط التعلّم",
  "course-overview.labels.certificate": "مع شهادة",
  "course-overview.labels.updated": "آخر تحديث: {date}",
  "course-overview.enroll.free": "التسجيل مجانًا",
  "course-overview.enroll.start": "بدء التعلّم",
  "course-overview.enroll.continue": "متابعة التعلّم",
  "course-overview.enroll.review": "مراجعة المحتوى",
  "course-overview.enroll.signIn": "تسجيل الدخول للالتحاق",
  "course-overview.enroll.done": "تم تسجيلك. تعلّمًا ممتعًا!",
  "course-overview.enroll.notForSale": "غير متاح للشراء",
  "course-overview.enroll.contact": "تواصل معنا للتسجيل",
  "course-overview.enroll.notOpen": "تتولّى مؤسستك تسجيل أعضائها.",
  "course-overview.enroll.expired": "انتهت مدة {theCourse}.",
  "course-overview.enroll.lookInside": "معاينة المحتوى",
  "course-overview.enroll.leave": "الانسحاب من {theCourse}",
  "course-overview.enroll.leaveText": "سيبقى تقدّمك محفوظًا إن عدت.",
  "course-overview.enroll.left": "تم الانسحاب، وتقدّمك محفوظ.",
  "course-overview.enroll.completed": "أُكمل في {date}",
  "course-overview.labels.facts": "لمحة سريعة",
  "course-overview.labels.students": "{theStudents}",
  "course-overview.labels.lessonsInModule": {
    "zero": "لا دروس",
    "one": "درس واحد",
    "two": "درسان",
    "few": "{count} دروس",
    "many": "{count} درسًا",
    "other": "{count} درس"
  },
  "course-overview.enroll.opensOn": "يُفتح باب التسجيل في {date}.",
  "course-overview.enroll.byInvitation": "التسجيل بدعوة فقط."
} as const satisfies ArabicOf<typeof english>;
