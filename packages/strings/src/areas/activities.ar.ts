import type { ArabicOf } from '../define.ts';
import type { messages as english } from './activities.en.ts';

export const messages = {
  'activities.titles.page': 'أنشطتي',
  'activities.titles.due': 'المطلوب منك',
  'activities.lead': 'ما يُفتح وما يحين موعده وما يُغلق في {theCourses} التي تتعلّمها، وفق المواعيد الخاصة بك.',

  'activities.happens.OPENS': 'موعد الفتح',
  'activities.happens.DUE': 'موعد التسليم',
  'activities.happens.LATE_UNTIL': 'يُقبل المتأخر حتى',
  'activities.happens.CLOSES': 'موعد الإغلاق',
  'activities.happens.TIME_UP': 'انتهاء الوقت',
  'activities.lateUntil': 'يُقبل التسليم المتأخر حتى {date}',

  'activities.states.NOT_BEGUN': 'لم يبدأ',
  'activities.states.RUNNING': 'جارٍ الآن',
  'activities.states.DRAFT': 'مسودة محفوظة',
  'activities.states.OVERDUE': 'متأخر',
  'activities.states.MISSED': 'فات موعده',
  'activities.states.HANDED_IN': 'سُلِّم',
  'activities.states.MARKED': 'صُحِّح',
  'activities.states.answered': 'أُجيب عنه',
  'activities.states.locked': 'يسبقه درس آخر',

  'activities.filters.kind': 'النوع',
  'activities.filters.allKinds': 'كل الأنواع',
  'activities.filters.course': '{theCourse}',
  'activities.filters.allCourses': 'كل {theCourses}',
  'activities.paging.label': 'المدة المعروضة',
  'activities.paging.earlier': 'ما قبلها',
  'activities.paging.later': 'ما بعدها',
  'activities.paging.today': 'من اليوم',
  'activities.days.today': 'اليوم',
  'activities.days.tomorrow': 'غدًا',
  'activities.days.yesterday': 'أمس',

  'activities.empty.due': 'لا شيء مطلوب منك في الأسبوعين القادمين.',
  'activities.empty.span': 'لا شيء يُفتح أو يحين موعده أو يُغلق في هذه المدة.',
  'activities.empty.filtered': 'لا شيء مما اخترته يقع في هذه المدة.',
  'activities.actions.whole': 'الجدول كاملًا',
  'activities.more': {
    zero: 'لا شيء غير ذلك في الجدول',
    one: 'نشاط واحد آخر في الجدول',
    two: 'نشاطان آخران في الجدول',
    few: '{count} أنشطة أخرى في الجدول',
    many: '{count} نشاطًا آخر في الجدول',
    other: '{count} نشاط آخر في الجدول',
  },
} as const satisfies ArabicOf<typeof english>;
