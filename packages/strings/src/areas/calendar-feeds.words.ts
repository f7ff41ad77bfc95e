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
    en: 'Your calendar shows everything that is due or takes place, and updates when a date changes.',
    ar: 'يعرض تقويمك كل ما هو مطلوب وكل ما ينعقد، ويتحدّث عند تغيّر المواعيد.',
  },
  'calendar-feeds.dialog.secret': {
    en: 'Only you should have this address: anyone who has it sees your dates. It is shown only once.',
    ar: 'هذا العنوان لك وحدك: من حصل عليه رأى مواعيدك. لن يُعرض إلا هذه المرة.',
  },
  'calendar-feeds.dialog.address': { en: 'Address of the calendar', ar: 'عنوان التقويم' },
  'calendar-feeds.dialog.since': { en: 'Your address was created on {date}.', ar: 'أُنشئ عنوانك في {date}.' },
  'calendar-feeds.dialog.fetched': { en: 'A calendar last fetched it: {date}.', ar: 'آخر مرة جلبه تقويم: {date}.' },
  'calendar-feeds.dialog.neverFetched': { en: 'No calendar has fetched it yet.', ar: 'لم يجلبه أي تقويم بعد.' },
  'calendar-feeds.actions.create': { en: 'Create address', ar: 'إنشاء عنوان' },
  'calendar-feeds.actions.renew': { en: 'Create new address', ar: 'إنشاء عنوان جديد' },
  'calendar-feeds.actions.copy': { en: 'Copy address', ar: 'نسخ العنوان' },
  'calendar-feeds.actions.subscribe': { en: 'Open in calendar', ar: 'فتح في التقويم' },
  'calendar-feeds.actions.revoke': { en: 'Revoke address', ar: 'إلغاء العنوان' },
  'calendar-feeds.confirm.renew': {
    en: 'Calendars that use your current address will stop updating.',
    ar: 'ستتوقف التقاويم التي تستخدم عنوانك الحالي عن التحديث.',
  },
  'calendar-feeds.confirm.renewTitle': { en: 'Create a new address?', ar: 'هل تريد إنشاء عنوان جديد؟' },
  'calendar-feeds.confirm.revokeTitle': { en: 'Revoke the address?', ar: 'هل تريد إلغاء العنوان؟' },
  'calendar-feeds.told.revoked': { en: 'Address revoked.', ar: 'أُلغي العنوان.' },
} as const satisfies Words;
