// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './reports.en.gen.ts';

export const messages = {
  "reports.menu.title": "التقارير",
  "reports.titles.kinds": "أنواع التقارير",
  "reports.titles.all": "كل من في التقرير",
  "reports.titles.list": "{figure}، {count}",
  "reports.labels.counted": "أُحصي {time}. كل رقم يفتح قائمته.",
  "reports.labels.from": "سُجّل من",
  "reports.labels.to": "سُجّل حتى",
  "reports.labels.group": "المجموعة",
  "reports.labels.everyGroup": "كل المجموعات",
  "reports.labels.status": "من",
  "reports.labels.person": "{theStudent}",
  "reports.labels.courses": "المقارنة بين {theCoursesOblique}",
  "reports.labels.chooseCourse": "إضافة {course}",
  "reports.labels.search": "البحث بالاسم أو البريد",
  "reports.labels.median": "الوسيط",
  "reports.labels.showAll": "عرض الجميع",
  "reports.status.LEARNING": "يتعلم الآن",
  "reports.status.LEFT": "غادر",
  "reports.status.EVERYONE": "كل من سُجّل يومًا",
  "reports.actions.list": "عرض القائمة: {figure}، {count}",
  "reports.actions.removeCourse": "إزالة {title}",
  "reports.actions.clear": "مسح عوامل التصفية",
  "reports.actions.download": "تنزيل",
  "reports.actions.csv": "CSV، لأي برنامج",
  "reports.actions.xlsx": "مصنف Excel",
  "reports.actions.print": "طباعة",
  "reports.empty.title": "لا شيء للتقرير بعد",
  "reports.empty.text": "تظهر الأرقام بمجرد تسجيل أول شخص.",
  "reports.empty.plot": "لا شيء هنا بهذه التصفية.",
  "reports.empty.overlap": "اختر {course} أخرى لترى من في كلتيهما."
} as const satisfies ArabicOf<typeof english>;
