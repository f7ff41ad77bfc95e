import type { Words } from '../define.ts';

export const words = {
  'errors.codes.announcement.already-sent': { en: 'Already sent.', ar: 'تم الإرسال من قبل.' },
  'organization-settings.features.announcements': { en: 'Announcements', ar: 'الإعلانات' },
  'notifications.kinds.announcement': { en: 'There is a new announcement.', ar: 'هناك إعلان جديد.' },
  'search.groups.announcements': { en: 'Announcements', ar: 'الإعلانات' },
} as const satisfies Words;
