// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './calendar-feeds.en.gen.ts';

export const messages = {
  "calendar-feeds.name": "مواعيدي في {organization}",
  "calendar-feeds.entries.OPENS": "يُفتح: {title}",
  "calendar-feeds.entries.STARTS": "{title}",
  "calendar-feeds.entries.DUE": "آخر موعد للتسليم: {title}",
  "calendar-feeds.entries.LATE_UNTIL": "نهاية التسليم المتأخر: {title}",
  "calendar-feeds.entries.CLOSES": "يُغلق: {title}",
  "calendar-feeds.entries.TIME_UP": "ينتهي الوقت: {title}",
  "calendar-feeds.dialog.open": "إضافة إلى تقويمي",
  "calendar-feeds.dialog.title": "مواعيدك في تقويمك",
  "calendar-feeds.dialog.lead": "يعرض تقويمك كل ما هو مطلوب وكل ما ينعقد، ويتحدّث عند تغيّر المواعيد.",
  "calendar-feeds.dialog.secret": "هذا العنوان لك وحدك: من حصل عليه رأى مواعيدك. لن يُعرض إلا هذه المرة.",
  "calendar-feeds.dialog.address": "عنوان التقويم",
  "calendar-feeds.dialog.since": "أُنشئ عنوانك في {date}.",
  "calendar-feeds.dialog.fetched": "آخر مرة جلبه تقويم: {date}.",
  "calendar-feeds.dialog.neverFetched": "لم يجلبه أي تقويم بعد.",
  "calendar-feeds.actions.create": "إنشاء عنوان",
  "calendar-feeds.actions.renew": "إنشاء عنوان جديد",
  "calendar-feeds.actions.copy": "نسخ العنوان",
  "calendar-feeds.actions.subscribe": "فتح في التقويم",
  "calendar-feeds.actions.revoke": "إلغاء العنوان",
  "calendar-feeds.confirm.renew": "ستتوقف التقاويم التي تستخدم عنوانك الحالي عن التحديث.",
  "calendar-feeds.confirm.renewTitle": "هل تريد إنشاء عنوان جديد؟",
  "calendar-feeds.confirm.revokeTitle": "هل تريد إلغاء العنوان؟",
  "calendar-feeds.told.revoked": "أُلغي العنوان."
} as const satisfies ArabicOf<typeof english>;
