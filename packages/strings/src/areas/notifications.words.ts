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
    en: 'Daily and weekly mails come in the morning, weekly ones on Sundays, and only when there is something new.',
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
  'notifications.digest.stop': { en: 'Stop these mails', ar: 'أوقف هذه الرسائل' },
  'notifications.unsubscribe.title': { en: 'Stop the bundled mails?', ar: 'إيقاف الرسائل المجمّعة؟' },
  'notifications.unsubscribe.text': {
    en: 'What you get daily or weekly by email now then appears at once in your notifications, and nowhere else. You can change that in your profile.',
    ar: 'ما يصلك الآن يوميًا أو أسبوعيًا بالبريد سيظهر فورًا في إشعاراتك وحدها. يمكنك تغيير ذلك من ملفك الشخصي.',
  },
  'notifications.unsubscribe.stop': { en: 'Stop the mails', ar: 'أوقف الرسائل' },
  'notifications.unsubscribe.done': { en: 'The mails are stopped', ar: 'أُوقفت الرسائل' },
  'notifications.unsubscribe.invalid': {
    en: 'This link isn’t complete. Copy it whole from the mail.',
    ar: 'هذا الرابط غير مكتمل. انسخه كاملًا من الرسالة.',
  },
} as const satisfies Words;
