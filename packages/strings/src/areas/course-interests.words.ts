import type { Words } from '../define.ts';

/** Courses that can't be enrolled in yet, and whom they interest. */
export const words = {
  'errors.codes.course-interest.is-open': {
    en: 'Enrolment is open. You can enrol now.',
    ar: 'باب التسجيل مفتوح، ويمكنك التسجيل الآن.',
  },
  'errors.codes.course-interest.already-enrolled': { en: 'You are already enrolled.', ar: 'أنت مسجّل بالفعل.' },
  'errors.codes.enrolment.by-invitation': {
    en: 'Enrolment is by invitation.',
    ar: 'التسجيل بدعوة فقط.',
  },
  'errors.codes.enrolment.not-open-yet': { en: 'Enrolment hasn’t opened yet.', ar: 'لم يُفتح باب التسجيل بعد.' },
  'notifications.templates.21.awaited': {
    en: 'Enrolment in “{courseTitle}” is open now. You asked to be told.',
    ar: 'فُتح باب التسجيل في «{courseTitle}»، كما طلبت أن نخبرك.',
  },
  'course-overview.enroll.opensOn': { en: 'Enrolment opens on {date}.', ar: 'يُفتح باب التسجيل في {date}.' },
  'course-overview.enroll.byInvitation': { en: 'Enrolment is by invitation.', ar: 'التسجيل بدعوة فقط.' },
  'course.interest.tell': { en: 'Tell me when it opens', ar: 'أخبرني عند فتح التسجيل' },
  'course.interest.withdraw': { en: 'Don’t tell me', ar: 'لا تخبرني' },
  'course.interest.waiting': { en: 'We’ll tell you when it opens.', ar: 'سنخبرك عند فتح باب التسجيل.' },
  'builder.fields.enrollsFrom': { en: 'Enrolment opens', ar: 'يُفتح التسجيل في' },
  'builder.fields.enrollsFromHint': {
    en: 'Until then, people can ask to be notified. Leave empty to open at once.',
    ar: 'حتى ذلك الحين يمكن طلب الإشعار عند الفتح. اتركه فارغًا ليُفتح فورًا.',
  },
  'builder.fields.byInvitation': { en: 'By invitation only', ar: 'بدعوة فقط' },
  'builder.fields.byInvitationHint': {
    en: 'People can’t enrol themselves; you add the {students}.',
    ar: 'لا يسجّل أحد نفسه، بل تضيف أنت {theStudentsOblique}.',
  },
  'course-interests.menu.title': { en: 'Interested', ar: 'المهتمّون' },
  'course-interests.list.hint': {
    en: 'People who asked to be told when enrolment opens. Each is notified once, as soon as it does.',
    ar: 'من طلبوا إخبارهم عند فتح باب التسجيل، ويصلهم الخبر مرة واحدة فور فتحه.',
  },
  'course-interests.list.search': { en: 'Search names', ar: 'البحث بالاسم' },
  'course-interests.list.empty': { en: 'No one has asked yet', ar: 'لم يطلب أحد بعد' },
  'course-interests.list.emptyHint': {
    en: 'While enrolment isn’t open, people who look at the page can ask to be told.',
    ar: 'ما دام باب التسجيل غير مفتوح، يمكن لمن يطّلع على الصفحة أن يطلب إخباره.',
  },
  'course-interests.columns.name': { en: 'Name', ar: 'الاسم' },
  'course-interests.columns.askedAt': { en: 'Asked', ar: 'تاريخ الطلب' },
  'course-interests.columns.state': { en: 'Status', ar: 'الحالة' },
  'course-interests.standing.WAITING': { en: 'Waiting', ar: 'بالانتظار' },
  'course-interests.standing.TOLD': { en: 'Notified', ar: 'أُخبر' },
  'course-interests.standing.ENROLLED': { en: 'Enrolled', ar: 'مسجّل' },
  'course-interests.counts.waiting': {
    en: { one: '{count} waiting', other: '{count} waiting' },
    ar: {
      zero: 'لا أحد بالانتظار',
      one: 'واحد بالانتظار',
      two: 'اثنان بالانتظار',
      few: '{count} بالانتظار',
      many: '{count} بالانتظار',
      other: '{count} بالانتظار',
    },
  },
  'course-interests.counts.told': {
    en: { one: '{count} notified', other: '{count} notified' },
    ar: {
      zero: 'لم يُخبر أحد',
      one: 'أُخبر واحد',
      two: 'أُخبر اثنان',
      few: 'أُخبر {count}',
      many: 'أُخبر {count}',
      other: 'أُخبر {count}',
    },
  },
  'course-interests.counts.enrolled': {
    en: { one: '{count} enrolled since', other: '{count} enrolled since' },
    ar: {
      zero: 'لم يسجّل أحد',
      one: 'سجّل واحد',
      two: 'سجّل اثنان',
      few: 'سجّل {count}',
      many: 'سجّل {count}',
      other: 'سجّل {count}',
    },
  },
} as const satisfies Words;
