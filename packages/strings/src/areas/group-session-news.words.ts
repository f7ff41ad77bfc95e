import type { Words } from '../define.ts';

/** What the server says of group sessions: notifications, and the name of their kind in schedules. */
export const words = {
  'activities.kinds.COACHING_GROUP': { en: 'Group coaching session', ar: 'جلسة إرشاد جماعية' },
  'activities.kinds.COACHING_GROUPS': { en: 'Group coaching sessions', ar: 'جلسات الإرشاد الجماعية' },
  'notifications.kinds.group-session': {
    en: 'There is an update on a group session.',
    ar: 'هناك تحديث بشأن إحدى جلساتك الجماعية.',
  },
  'notifications.kinds.group-session-desk': {
    en: 'There is an update on a group session with you.',
    ar: 'هناك تحديث بشأن إحدى الجلسات الجماعية معك.',
  },
  'notifications.templates.1131.offered': {
    en: 'A seat is free in {title} with {person}, {time}. It is kept for you for 2 hours.',
    ar: 'شغر مقعد في {title} مع {person}، {time}. يبقى محفوظًا لك ساعتين.',
  },
  'notifications.templates.1131.expired': {
    en: 'The seat in {title} with {person}, {time}, is no longer kept for you.',
    ar: 'انقضت مهلة المقعد المحفوظ لك في {title} مع {person}، {time}.',
  },
  'notifications.templates.1131.moved': {
    en: 'Moved: {title} with {person} is now {time}',
    ar: 'تغيّر الموعد: {title} مع {person}، والموعد الجديد {time}',
  },
  'notifications.templates.1131.cancelled': {
    en: 'Cancelled: {title} with {person}, {time}',
    ar: 'أُلغيت الجلسة: {title} مع {person}، {time}',
  },
  'notifications.templates.1131.zoneMoved': {
    en: 'The rules of a time zone changed. {title} with {person} stays at its time on the wall: {time}',
    ar: 'تغيّر توقيت المنطقة، وبقيت {title} مع {person} في ساعتها المحلية: {time}',
  },
  'notifications.templates.1131.zoneConflict': {
    en: 'The rules of a time zone changed, and {title} with {person} now overlaps another session: {time}. A new time will follow.',
    ar: 'تغيّر توقيت المنطقة فتعارضت {title} مع {person} وجلسة أخرى: {time}. سيُحدَّد موعد جديد.',
  },
  'notifications.templates.1131.reminder': {
    en: '{title} with {person} begins soon: {time}',
    ar: 'تبدأ قريبًا {title} مع {person}: {time}',
  },
  'notifications.templates.1132.booked': {
    en: '{person} took a seat in {title}, {time}',
    ar: 'حجز {person} مقعدًا في {title}، {time}',
  },
  'notifications.templates.1132.left': {
    en: '{person} gave up a seat in {title}, {time}',
    ar: 'تنازل {person} عن مقعده في {title}، {time}',
  },
  'notifications.templates.1132.moved': {
    en: 'Moved: your group session {title} is now {time}',
    ar: 'تغيّر الموعد: جلستك الجماعية {title}، والموعد الجديد {time}',
  },
  'notifications.templates.1132.cancelled': {
    en: 'Cancelled: your group session {title}, {time}',
    ar: 'أُلغيت جلستك الجماعية {title}، {time}',
  },
  'notifications.templates.1132.zoneMoved': {
    en: 'The rules of a time zone changed. Your group session {title} stays at its time on the wall: {time}',
    ar: 'تغيّر توقيت المنطقة، وبقيت جلستك الجماعية {title} في ساعتها المحلية: {time}',
  },
  'notifications.templates.1132.zoneConflict': {
    en: 'The rules of a time zone changed, and your group session {title} now overlaps another session: {time}. Move one of them.',
    ar: 'تغيّر توقيت المنطقة فتعارضت جلستك الجماعية {title} وجلسة أخرى: {time}. انقل إحداهما.',
  },
  'notifications.templates.1132.reminder': {
    en: 'Your group session {title} begins soon: {time}',
    ar: 'تبدأ قريبًا جلستك الجماعية {title}: {time}',
  },
} as const satisfies Words;
