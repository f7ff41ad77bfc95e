// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './refunds.en.gen.ts';

export const messages = {
  "refunds.terms.free": "إلغاء مجاني حتى {date}",
  "refunds.terms.part": "يُستردّ {percent} حتى {date}",
  "refunds.terms.over": "انتهت مهلة الإلغاء",
  "refunds.chips.asked": "طُلب الاسترداد",
  "refunds.chips.cancelled": "ملغى",
  "refunds.chips.running": "الاسترداد في الطريق",
  "refunds.texts.declined": "لم يُقبل طلب الاسترداد: {reason}",
  "refunds.request.open": "طلب استرداد",
  "refunds.request.title": "طلب استرداد",
  "refunds.request.lines": "ما الذي تريد إعادته؟",
  "refunds.request.back": "تستردّ {amount} ({percent}).",
  "refunds.request.free": "لم يُدفع عنه شيء، ويُلغى فورًا.",
  "refunds.request.ask": "نبتّ في ذلك ونُشعرك بالقرار.",
  "refunds.request.reason": "السبب (اختياري)",
  "refunds.request.access": "ينتهي وصولك مع الاسترداد، وتبقى سجلات تعلّمك.",
  "refunds.request.choose": "اختر عنصرًا واحدًا على الأقل.",
  "refunds.request.submitAmount": "إلغاء واسترداد {amount}",
  "refunds.request.submitFree": "إلغاء العنصر",
  "refunds.request.submitAsk": "إرسال الطلب",
  "refunds.request.keep": "إبقاء كل شيء",
  "refunds.done.refunded": "تم الإلغاء. {amount} في طريقه إليك.",
  "refunds.done.cancelled": "تم الإلغاء.",
  "refunds.done.asked": "أُرسل الطلب، وسنُشعرك بالقرار."
} as const satisfies ArabicOf<typeof english>;
