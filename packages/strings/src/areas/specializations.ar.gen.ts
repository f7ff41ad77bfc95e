// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './specializations.en.gen.ts';

export const messages = {
  "specializations.page.overview": "عن هذا التخصّص",
  "specializations.page.courses": "المحتوى",
  "specializations.page.progress": "اكتمل {finished} من {total}",
  "specializations.page.needed": "{theCourses}: {total}، والمطلوب منها {needed}",
  "specializations.page.lengthAll": "مجموعها {duration}",
  "specializations.page.enroll": "التسجيل في التخصّص",
  "specializations.page.enrolled": "سُجّلت في كل {courses} هذا التخصّص.",
  "specializations.page.enrolledChoice": "تم تسجيلك. اختر الباقي من القائمة.",
  "specializations.page.all": "كلها مطلوبة",
  "specializations.page.choose": "اختر {needed} من {total}",
  "specializations.page.recognized": "إتمام في جهة أخرى",
  "specializations.page.groupDone": "استوفيت المطلوب",
  "specializations.page.group": "المجموعة {number}",
  "specializations.page.completed": "أتممته في {date}",
  "specializations.page.completedShort": "مكتمل",
  "specializations.page.leave": "مغادرة التخصّص",
  "specializations.page.leaveTitle": "هل تريد مغادرة هذا التخصّص؟",
  "specializations.page.leaveText": "يبقى تسجيلك في {theCoursesOblique} وكل ما أتممته محفوظًا، ويمكنك العودة متى شئت.",
  "specializations.page.left": "غادرت التخصّص.",
  "specializations.page.notForSale": "بعض هذه {theCourses} برسوم، ولا يمكن التسجيل فيها هنا.",
  "specializations.page.priceHint": "يشمل كل {theCourses} في هذا التخصّص",
  "specializations.page.signIn": "تسجيل الدخول للشراء",
  "specializations.page.start": "ابدأ",
  "specializations.page.continue": "متابعة",
  "specializations.page.step": "الخطوة {number}",
  "specializations.page.progressLabel": "تقدّمك في هذا التخصّص",
  "specializations.page.hint": "{courses} مترابطة بترتيب مقترح."
} as const satisfies ArabicOf<typeof english>;
