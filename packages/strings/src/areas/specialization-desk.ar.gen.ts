// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './specialization-desk.en.gen.ts';

export const messages = {
  "specialization-desk.form.add": "تخصّص جديد",
  "specialization-desk.form.search": "البحث في التخصّصات",
  "specialization-desk.form.empty": "لا تخصّصات بعد.",
  "specialization-desk.form.courses": "{theCourses}",
  "specialization-desk.form.length": "المدّة",
  "specialization-desk.form.orderHint": "في مجموعات، كلٌّ منها بالترتيب المقترح.",
  "specialization-desk.form.group": "المجموعة {number}",
  "specialization-desk.form.groupTitle": "عنوان المجموعة",
  "specialization-desk.form.groupEmpty": "لا شيء هنا بعد",
  "specialization-desk.form.groupHole": "لكل مجموعة عنوان و{course} على الأقل. أكمل الناقص منها أو احذفه.",
  "specialization-desk.form.addGroup": "إضافة مجموعة",
  "specialization-desk.form.editGroup": "تعديل المجموعة",
  "specialization-desk.form.editGroupNamed": "تعديل {title}",
  "specialization-desk.form.removeGroup": "إزالة {title}",
  "specialization-desk.form.intoGroup": "المجموعة",
  "specialization-desk.form.needed": "المطلوب",
  "specialization-desk.form.neededHint": "عدد {theCoursesOblique} التي تكتمل بها المجموعة.",
  "specialization-desk.form.neededLater": "عند إضافة أكثر من {course} يمكنك طلب بعضها فقط.",
  "specialization-desk.form.neededAll": "كلها مطلوبة",
  "specialization-desk.form.neededSome": "{needed} من {total}",
  "specialization-desk.form.byHand": "إصدار الشهادات يدويًا",
  "specialization-desk.form.byHandHint": "وإلا صدرت الشهادة فورًا لكل من يتم التخصّص.",
  "specialization-desk.form.certificates": "الشهادات الصادرة",
  "specialization-desk.form.addCourse": "إضافة {course}",
  "specialization-desk.form.addCoursePlaceholder": "البحث في الدليل",
  "specialization-desk.form.removeCourse": "إزالة {title}",
  "specialization-desk.form.shown": "ظاهر {toTheStudents}",
  "specialization-desk.form.shownHint": "لا تظهر التخصّصات المخفية إلا هنا.",
  "specialization-desk.form.deleteText": "تبقى {theCourses} وتقدّم الجميع محفوظة.",
  "specialization-desk.form.priceHint": "سعر واحد لكل ما في التخصّص. اتركه فارغًا إن كان لا يُباع كاملًا."
} as const satisfies ArabicOf<typeof english>;
