import type { Words } from '../define.ts';

/** What a calendar is told, and the dialog that takes it there. */
export const words = {
  'calendar-feeds.name': { en: '{organization}: my dates', ar: 'مواعيدي في {organization}' },
  'calendar-feeds.entries.OPENS': { en: 'Opens: {title}', ar: 'يُفتح: {title}' },
  'calendar-feeds.entries.STARTS': { en: '{title}', ar: '{title}' },
  'calendar-feeds.entries.DUE': { en: 'Due: {title}', ar: 'آخر موعد للتسليم: {title}' },
  'calendar-feeds.entries.LATE_UNTIL': { en: 'Late submissions close: {title}', ar: 'نهاية التسليم المتأخر: {title}' },
  'calendar-feeds.entries.CLOSES': { en: 'Closes: {title}', ar: 'يُغلق: {title}' },
  'calendar-feeds.entries.TIME_UP': { en: 'Time ends: {title}', ar: 'ينتهي الوقت: {title}' },
  'calendar-feeds.dialog.open': { en: 'Add to my calendar', ar: 'إضافة إلى تقويمي' },
  'calendar-feeds.dialog.title': { en: 'Your dates in your own calendar', ar: 'مواعيدك في تقويمك' },
  'calendar-feeds.dialog.lead': {
    en: 'Your calendar fetches everything that is due and takes place, and follows when a date moves.',
    ar: 'يجلب تقويمك كل ما هو مطلوب وكل ما ينعقد، ويتبع المواعيد إذا تغيّرت.',
  },
  'calendar-feeds.dialog.secret': {
    en: 'This address is yours alone: whoever has it sees your dates. It is shown only now.',
    ar: 'هذا العنوان لك وحدك: من حصل عليه رأى مواعيدك. ولن يظهر إلا الآن.',
  },
  'calendar-feeds.dialog.address': { en: 'Address of the calendar', ar: 'عنوان التقويم' },
  'calendar-feeds.dialog.since': { en: 'There has been an address since {date}.', ar: 'لديك عنوان منذ {date}.' },
  'calendar-feeds.dialog.fetched': { en: 'A calendar last fetched it: {date}.', ar: 'آخر مرة جلبه تقويم: {date}.' },
  'calendar-feeds.dialog.neverFetched': { en: 'No calendar has fetched it yet.', ar: 'لم يجلبه أي تقويم بعد.' },
  'calendar-feeds.actions.create': { en: 'Make an address', ar: 'إنشاء عنوان' },
  'calendar-feeds.actions.renew': { en: 'Make a new address', ar: 'إنشاء عنوان جديد' },
  'calendar-feeds.actions.copy': { en: 'Copy address', ar: 'نسخ العنوان' },
  'calendar-feeds.actions.subscribe': { en: 'Open in calendar', ar: 'فتح في التقويم' },
  'calendar-feeds.actions.revoke': { en: 'Take the address away', ar: 'إلغاء العنوان' },
  'calendar-feeds.confirm.renew': {
    en: 'Calendars that use the address you have will find nothing there any more.',
    ar: 'التقاويم التي تستخدم عنوانك الحالي لن تجد فيه شيئًا بعد الآن.',
  },
  'calendar-feeds.confirm.renewTitle': { en: 'Make a new address?', ar: 'إنشاء عنوان جديد؟' },
  'calendar-feeds.confirm.revokeTitle': { en: 'Take the address away?', ar: 'إلغاء العنوان؟' },
  'calendar-feeds.told.revoked': { en: 'The address is gone.', ar: 'أُلغي العنوان.' },
} as const satisfies Words;
