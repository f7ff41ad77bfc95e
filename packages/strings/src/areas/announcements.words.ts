import type { Words } from '../define.ts';

export const words = {
  'errors.codes.announcement.already-sent': { en: 'Already sent.', ar: 'تم الإرسال من قبل.' },
  'errors.codes.announcement.reminded-lately': {
    en: 'A reminder was sent less than a day ago.',
    ar: 'أُرسل تذكير قبل أقل من يوم.',
  },
  'organization-settings.features.announcements': { en: 'Announcements', ar: 'الإعلانات' },
  'notifications.kinds.announcement': { en: 'There is a new announcement.', ar: 'هناك إعلان جديد.' },
  'search.groups.announcements': { en: 'Announcements', ar: 'الإعلانات' },
  'organization-settings.featureTexts.announcements': {
    en: 'News for everyone or for the {students} of one {course}.',
    ar: 'أخبار للجميع أو {toTheStudents} في {course}.',
  },
  'organization-settings.featureWords.announcements': {
    en: 'news message notice broadcast',
    ar: 'خبر رسالة تنبيه تعميم',
  },
  'organization-settings.featureUses.announcements': {
    en: { one: '{count} announcement', other: '{count} announcements' },
    ar: {
      zero: 'لا إعلانات',
      one: 'إعلانًا واحدًا',
      two: 'إعلانين',
      few: '{count} إعلانات',
      many: '{count} إعلانًا',
      other: '{count} إعلان',
    },
  },
} as const satisfies Words;
