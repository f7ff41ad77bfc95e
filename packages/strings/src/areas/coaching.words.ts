import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.coaching': { en: 'Coaching', ar: 'الإرشاد' },
  'organization-settings.featureTexts.coaching': {
    en: 'Members find a coach, book sessions and follow their goals.',
    ar: 'يجد الأعضاء مرشدًا ويحجزون جلسات ويتابعون أهدافهم.',
  },
  'organization-settings.featureWords.coaching': {
    en: 'coach mentor mentoring booking appointment session calendar',
    ar: 'مرشد موجّه حجز موعد جلسة تقويم',
  },
  'members.permissions.organization_coaching': { en: 'Coaching', ar: 'الإرشاد' },
  'members.permissions.organization_member_access_coaching': { en: 'Access to coaching', ar: 'الوصول إلى الإرشاد' },
  'coaching.tabs.label': { en: 'Coaching pages', ar: 'صفحات الإرشاد' },
  'coaching.tabs.today': { en: 'Today', ar: 'اليوم' },
  'coaching.tabs.calendar': { en: 'Calendar', ar: 'التقويم' },
  'coaching.tabs.availability': { en: 'Availability', ar: 'أوقات الإتاحة' },
  'coaching.tabs.session-types': { en: 'Session types', ar: 'أنواع الجلسات' },
  'coaching.tabs.learners': { en: '{Students}', ar: '{theStudents}' },
  'coaching.tabs.ratings': { en: 'Ratings', ar: 'التقييمات' },
  'coaching.tabs.profile': { en: 'Profile', ar: 'الملف التعريفي' },
} as const satisfies Words;
