import type { Words } from '../define.ts';

export const words = {
  'errors.codes.notification.unread': {
    en: 'Only read notifications can be deleted.',
    ar: 'لا تُحذف إلا الإشعارات المقروءة.',
  },
  'errors.codes.notification.locked': {
    en: 'Your organisation requires this category.',
    ar: 'هذه الفئة إلزامية في مؤسستك.',
  },
  'notifications.paces.AT_ONCE': { en: 'At once', ar: 'فورًا' },
  'notifications.paces.DAILY': { en: 'Daily by email', ar: 'يوميًا بالبريد' },
  'notifications.paces.WEEKLY': { en: 'Weekly by email', ar: 'أسبوعيًا بالبريد' },
  'notifications.paces.OFF': { en: 'Off', ar: 'متوقفة' },
  'notifications.paces.hint': {
    en: 'Daily and weekly emails arrive in the morning, weekly ones on Sundays, and only when there is something new.',
    ar: 'تصل الرسائل اليومية والأسبوعية صباحًا، والأسبوعية يوم الأحد، ولا تصل إلا إذا كان هناك جديد.',
  },
  'notifications.digest.other': { en: 'Also new', ar: 'مستجدات أخرى' },
  'notifications.digest.more': {
    en: { one: 'And {count} more', other: 'And {count} more' },
    ar: {
      zero: 'ولا شيء غيرها',
      one: 'وإشعار آخر',
      two: 'وإشعاران آخران',
      few: 'و{count} إشعارات أخرى',
      many: 'و{count} إشعارًا آخر',
      other: 'و{count} إشعار آخر',
    },
  },
  'notifications.digest.said': { en: '{person}: {excerpt}', ar: '{person}: {excerpt}' },
  'notifications.digest.stop': { en: 'Stop these emails', ar: 'إيقاف هذه الرسائل' },
  'notifications.unsubscribe.title': {
    en: 'Stop the daily and weekly emails?',
    ar: 'هل تريد إيقاف الرسائل اليومية والأسبوعية؟',
  },
  'notifications.unsubscribe.text': {
    en: 'The news they contain will appear in your notifications at once instead, and not by email. You can change this in your profile.',
    ar: 'ما كانت تجمعه هذه الرسائل سيظهر في إشعاراتك فور حدوثه، ولن يصلك بالبريد. يمكنك تغيير ذلك من ملفك الشخصي.',
  },
  'notifications.unsubscribe.stop': { en: 'Stop the emails', ar: 'إيقاف الرسائل' },
  'notifications.unsubscribe.done': { en: 'You won’t get these emails any more', ar: 'لن تصلك هذه الرسائل بعد الآن' },
  'notifications.unsubscribe.after': {
    en: 'They are stopped from now on. You can turn them on again in your profile.',
    ar: 'توقفت من الآن، ويمكنك تشغيلها من جديد في ملفك الشخصي.',
  },
  'notifications.unsubscribe.undone': {
    en: 'You’ll keep getting these emails',
    ar: 'ستستمر هذه الرسائل في الوصول إليك',
  },
  'notifications.unsubscribe.undoneText': {
    en: 'Everything is as it was before you pressed “Stop the emails”.',
    ar: 'عاد كل شيء كما كان قبل الضغط على «إيقاف الرسائل».',
  },
  'notifications.unsubscribe.invalid': {
    en: 'This link isn’t complete. Copy the whole link from the email.',
    ar: 'هذا الرابط غير مكتمل. انسخه كاملًا من الرسالة.',
  },
} as const satisfies Words;
