// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './course-interests.en.gen.ts';

export const messages = {
  "course-interests.menu.title": "المهتمّون",
  "course-interests.list.hint": "من طلبوا إخبارهم عند فتح باب التسجيل، ويصلهم الخبر مرة واحدة فور فتحه.",
  "course-interests.list.search": "البحث بالاسم",
  "course-interests.list.empty": "لم يطلب أحد بعد",
  "course-interests.list.emptyHint": "ما دام باب التسجيل غير مفتوح، يمكن لمن يطّلع على الصفحة أن يطلب إخباره.",
  "course-interests.columns.name": "الاسم",
  "course-interests.columns.askedAt": "تاريخ الطلب",
  "course-interests.columns.state": "الحالة",
  "course-interests.standing.WAITING": "بالانتظار",
  "course-interests.standing.TOLD": "أُخبر",
  "course-interests.standing.ENROLLED": "مسجّل",
  "course-interests.counts.waiting": {
    "zero": "لا أحد بالانتظار",
    "one": "واحد بالانتظار",
    "two": "اثنان بالانتظار",
    "few": "{count} بالانتظار",
    "many": "{count} بالانتظار",
    "other": "{count} بالانتظار"
  },
  "course-interests.counts.told": {
    "zero": "لم يُخبر أحد",
    "one": "أُخبر واحد",
    "two": "أُخبر اثنان",
    "few": "أُخبر {count}",
    "many": "أُخبر {count}",
    "other": "أُخبر {count}"
  },
  "course-interests.counts.enrolled": {
    "zero": "لم يسجّل أحد",
    "one": "سجّل واحد",
    "two": "سجّل اثنان",
    "few": "سجّل {count}",
    "many": "سجّل {count}",
    "other": "سجّل {count}"
  }
} as const satisfies ArabicOf<typeof english>;
