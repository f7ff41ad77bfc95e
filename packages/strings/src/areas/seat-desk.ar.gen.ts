// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './seat-desk.en.gen.ts';

export const messages = {
  "seat-desk.titles.seats": "المقاعد",
  "seat-desk.titles.settings": "مقاعد الشركات",
  "seat-desk.texts.lead": "المقاعد التي اشترتها الشركات وكيف تُستخدم.",
  "seat-desk.texts.search": "الشركة أو المشتري أو البريد",
  "seat-desk.texts.until": "حتى {date}",
  "seat-desk.texts.refundable": "استرداد المقاعد الشاغرة يبلغ {amount}. ولا تُسترد المقاعد الموزّعة.",
  "seat-desk.texts.days": "تسري هذه الأعداد على المقاعد الجديدة، ويبقى لكل مجموعة مقاعد آخر يوم لتوزيعها.",
  "seat-desk.texts.reclaim": "تُحسب من يوم الحصول على المقعد، وتنتهي قبل ذلك بإنهاء درسين.",
  "seat-desk.texts.assignment": "تُحسب من يوم الدفع.",
  "seat-desk.fields.buyer": "المشتري",
  "seat-desk.fields.course": "{course}",
  "seat-desk.fields.used": "المستخدم",
  "seat-desk.fields.order": "الطلب",
  "seat-desk.fields.orderNumber": "الطلب {number}",
  "seat-desk.fields.reclaimDays": "أيام استعادة المقعد",
  "seat-desk.fields.assignmentDays": "أيام توزيع المقاعد",
  "seat-desk.counts.used": "{used} من {total} مستخدمة",
  "seat-desk.counts.others": "دعوات: {invited}، شاغرة: {free}",
  "seat-desk.pools.OPEN": "مفتوحة",
  "seat-desk.pools.OVER": "انتهى التوزيع",
  "seat-desk.pools.SUSPENDED": "معلّقة",
  "seat-desk.pools.ENDED": "مستردة",
  "seat-desk.empty.title": "لم تُبَع مقاعد بعد",
  "seat-desk.empty.text": "تشتري الشركات المقاعد من صفحة أي {course}.",
  "seat-desk.done.saved": "حُفظ"
} as const satisfies ArabicOf<typeof english>;
