import type { Words } from '../define.ts';

/** What the server says of coaching sessions: refusals and notifications. */
export const words = {
  'errors.codes.coaching-slot.too-soon': {
    en: 'This time is too soon to book. Choose a later one.',
    ar: 'هذا الموعد أقرب من أن يُحجز. اختر موعدًا بعده.',
  },
  'errors.codes.coaching-slot.too-far': {
    en: 'This time can’t be booked yet. Choose an earlier one.',
    ar: 'لم يُفتح حجز هذا الموعد بعد. اختر موعدًا أقرب.',
  },
  'errors.codes.coaching-slot.outside-hours': {
    en: 'The coach isn’t available at this time. Choose another.',
    ar: 'المرشد غير متاح في هذا الوقت. اختر موعدًا آخر.',
  },
  'errors.codes.coaching-slot.blocked': {
    en: 'The coach has blocked this time. Choose another.',
    ar: 'حجب المرشد هذا الوقت. اختر موعدًا آخر.',
  },
  'errors.codes.coaching-slot.taken': {
    en: 'This time has just been taken. Choose another.',
    ar: 'حُجز هذا الموعد قبل لحظات. اختر موعدًا آخر.',
  },
  'errors.codes.coaching-slot.busy': {
    en: 'The coach is busy at this time. Choose another.',
    ar: 'لدى المرشد ارتباط في هذا الوقت. اختر موعدًا آخر.',
  },
  'errors.codes.coaching-slot.day-full': {
    en: 'The coach’s day is full. Choose another day.',
    ar: 'اكتملت جلسات المرشد في هذا اليوم. اختر يومًا آخر.',
  },
  'errors.codes.coaching-slot.week-full': {
    en: 'The coach’s week is full. Choose another week.',
    ar: 'اكتملت جلسات المرشد في هذا الأسبوع. اختر أسبوعًا آخر.',
  },
  'errors.codes.coaching-slot.nearest': { en: 'Free time nearby', ar: 'موعد متاح قريب' },
  'errors.codes.coaching-series.conflicts': {
    en: 'The time is not free in every week. Nothing was booked.',
    ar: 'الموعد غير متاح في بعض الأسابيع، ولم يُحجز شيء.',
  },
  'errors.codes.coaching-series.on-request': {
    en: 'Sessions that are booked on request can’t be repeated weekly. Ask for each one.',
    ar: 'لا تتكرر أسبوعيًا جلسة تُحجز بطلب. اطلب كل جلسة على حدة.',
  },
  'errors.codes.coaching-series.paid': {
    en: 'Sessions with a price can’t be repeated weekly. Book and pay each one.',
    ar: 'لا تتكرر أسبوعيًا الجلسات المدفوعة. احجز كل جلسة وادفع ثمنها على حدة.',
  },
  'errors.codes.coaching-session.sales-off': {
    en: 'Sessions with a price can’t be booked at present, because this organisation sells nothing now.',
    ar: 'تعذّر حجز الجلسات المدفوعة حاليًا، لأن البيع متوقف في هذه المؤسسة.',
  },
  'errors.codes.coaching-session.own': {
    en: 'You can’t book a session with yourself.',
    ar: 'لا يمكن حجز جلسة مع نفسك.',
  },
  'errors.codes.coaching-session.type-closed': {
    en: 'This kind of session is no longer offered. Choose another.',
    ar: 'لم يعد هذا النوع من الجلسات متاحًا. اختر نوعًا آخر.',
  },
  'errors.codes.coaching-session.off': {
    en: 'This session is not booked any more. Reload the page to see why.',
    ar: 'لم تعد هذه الجلسة محجوزة. أعد تحميل الصفحة لمعرفة السبب.',
  },
  'errors.codes.coaching-session.started': {
    en: 'The session has begun.',
    ar: 'بدأت الجلسة.',
  },
  'errors.codes.coaching-session.over': { en: 'The session is over.', ar: 'انتهت الجلسة.' },
  'errors.codes.coaching-session.waiting': {
    en: 'The session waits for an answer and isn’t booked yet.',
    ar: 'الجلسة بانتظار الرد، ولم تُحجز بعد.',
  },
  'errors.codes.coaching-session.not-waiting': {
    en: 'This request is no longer open. Reload the page to see where it stands.',
    ar: 'لم يعد الطلب بانتظار ردك. أعد تحميل الصفحة لمعرفة ما آل إليه.',
  },
  'errors.codes.coaching-session.not-started': {
    en: 'The session has not begun yet.',
    ar: 'لم تبدأ الجلسة بعد.',
  },
  'errors.codes.coaching-session.missed': {
    en: 'This session is already reported as missed.',
    ar: 'سبق تسجيل غياب في هذه الجلسة.',
  },
  'errors.codes.coaching-session.no-objection': {
    en: 'There is nothing to object to, or the 48 hours are over.',
    ar: 'لا يوجد ما يُعترض عليه، أو انقضت مهلة ٤٨ ساعة.',
  },
  'errors.codes.coaching-session.nothing-to-decide': {
    en: 'There is no objection to decide, or it has been decided.',
    ar: 'لا يوجد اعتراض يُنظر فيه، أو سبق البت فيه.',
  },
  'errors.codes.coaching-session.not-open': {
    en: 'The room opens ten minutes before the session.',
    ar: 'تُفتح الغرفة قبل الجلسة بعشر دقائق.',
  },
  'errors.codes.coaching-session.without-room': {
    en: 'This session has no video room.',
    ar: 'لا توجد غرفة فيديو لهذه الجلسة.',
  },
  'activity-log.types.COACHING_BOOKED': { en: 'Booked a coaching session', ar: 'حجز جلسة إرشاد' },
  'activity-log.types.COACHING_MOVED': { en: 'Coaching session moved', ar: 'نقل جلسة إرشاد' },
  'activity-log.types.COACHING_CANCELLED': { en: 'Coaching session cancelled', ar: 'إلغاء جلسة إرشاد' },
  'activity-log.types.COACHING_MISSED': { en: 'Missed a coaching session', ar: 'غياب عن جلسة إرشاد' },
  'activity-log.filters.COACHING_BOOKED': { en: 'Coaching booked', ar: 'حجوزات الإرشاد' },
  'activity-log.filters.COACHING_MOVED': { en: 'Coaching moved', ar: 'جلسات منقولة' },
  'activity-log.filters.COACHING_CANCELLED': { en: 'Coaching cancelled', ar: 'جلسات ملغاة' },
  'activity-log.filters.COACHING_MISSED': { en: 'Coaching missed', ar: 'غياب عن الإرشاد' },
  'activities.kinds.COACHING': { en: 'Coaching session', ar: 'جلسة إرشاد' },
  'activities.kinds.COACHINGS': { en: 'Coaching sessions', ar: 'جلسات الإرشاد' },
  'notifications.kinds.coaching-session': {
    en: 'There is an update on a session.',
    ar: 'هناك تحديث بشأن إحدى جلساتك.',
  },
  'notifications.kinds.coaching-desk': {
    en: 'There is an update on a session with you.',
    ar: 'هناك تحديث بشأن إحدى الجلسات معك.',
  },
  'notifications.templates.1111.accepted': {
    en: '{person} accepted your request: {title}, {time}',
    ar: 'قُبل طلبك لدى {person}: {title}، {time}',
  },
  'notifications.templates.1111.declined': {
    en: '{person} declined your request for {title}, {time}',
    ar: 'اعتذر {person} عن طلبك: {title}، {time}',
  },
  'notifications.templates.1111.suggested': {
    en: '{person} suggests another time for {title}: {time}',
    ar: 'اقترح {person} موعدًا آخر: {title}، {time}',
  },
  'notifications.templates.1111.moved': {
    en: 'Moved: {title} with {person} is now {time}',
    ar: 'تغيّر الموعد: {title} مع {person}، والموعد الجديد {time}',
  },
  'notifications.templates.1111.cancelled': {
    en: 'Cancelled: {title} with {person}, {time}',
    ar: 'أُلغيت الجلسة: {title} مع {person}، {time}',
  },
  'notifications.templates.1111.expired': {
    en: 'No answer came in time: {title} with {person}, {time}. Choose another time.',
    ar: 'انقضت المهلة دون رد: {title} مع {person}، {time}. يمكنك اختيار موعد آخر.',
  },
  'notifications.templates.1111.missed': {
    en: '{person} reported that you missed {title}, {time}. You can object within 48 hours.',
    ar: 'سجّل {person} غيابك عن {title}، {time}. يمكنك الاعتراض خلال ٤٨ ساعة.',
  },
  'notifications.templates.1111.objected': {
    en: '{person} objects to having missed {title}, {time}',
    ar: 'اعترض {person} على تسجيل الغياب عن {title}، {time}',
  },
  'notifications.templates.1111.upheld': {
    en: 'An administrator decided about the objection: the no-show recorded for {title} with {person}, {time}, stands.',
    ar: 'نظر المسؤول في الاعتراض: بقي الغياب مسجلًا في {title} مع {person}، {time}',
  },
  'notifications.templates.1111.withdrawn': {
    en: 'An administrator withdrew the no-show recorded for {title} with {person}, {time}.',
    ar: 'ألغى المسؤول تسجيل الغياب في {title} مع {person}، {time}',
  },
  'notifications.templates.1111.handedOver': {
    en: '{title} is now with {person}, at the same time: {time}',
    ar: 'انتقلت {title} إلى {person} في الموعد نفسه: {time}',
  },
  'notifications.templates.1111.zoneMoved': {
    en: 'The rules of a time zone changed. {title} with {person} stays at its time on the wall: {time}',
    ar: 'تغيّر توقيت المنطقة، وبقيت {title} مع {person} في ساعتها المحلية: {time}',
  },
  'notifications.templates.1111.zoneConflict': {
    en: 'The rules of a time zone changed, and {title} with {person} now overlaps another session: {time}. Agree on a new time.',
    ar: 'تغيّر توقيت المنطقة فتعارضت {title} مع {person} وجلسة أخرى: {time}. ينبغي الاتفاق على موعد جديد.',
  },
  'notifications.templates.1111.reminder': {
    en: '{title} with {person} begins soon: {time}',
    ar: 'تبدأ قريبًا {title} مع {person}: {time}',
  },
  'notifications.templates.1112.requested': {
    en: '{person} asks for {title}, {time}',
    ar: 'طلب {person} حجز {title}، {time}',
  },
  'notifications.templates.1112.booked': {
    en: '{person} booked {title}, {time}',
    ar: 'حجز {person} {title}، {time}',
  },
  'notifications.templates.1112.bookedWeekly': {
    en: '{person} booked {title} weekly, {count} times from {time}',
    ar: 'حجز {person} {title} أسبوعيًا، وعدد الجلسات {count} ابتداءً من {time}',
  },
  'notifications.templates.1112.accepted': {
    en: '{person} accepted the time that you suggested: {title}, {time}',
    ar: 'قبل {person} الموعد المقترح: {title}، {time}',
  },
  'notifications.templates.1112.declined': {
    en: '{person} declined the time that you suggested: {title}, {time}',
    ar: 'اعتذر {person} عن الموعد المقترح: {title}، {time}',
  },
  'notifications.templates.1112.moved': {
    en: '{person} moved {title} to {time}',
    ar: 'نقل {person} {title} إلى {time}',
  },
  'notifications.templates.1112.cancelled': {
    en: 'Cancelled: {title} with {person}, {time}',
    ar: 'أُلغيت الجلسة: {title} مع {person}، {time}',
  },
  'notifications.templates.1112.expired': {
    en: 'A request ended without an answer: {title} with {person}, {time}',
    ar: 'انقضت مهلة الطلب دون رد: {title} مع {person}، {time}',
  },
  'notifications.templates.1112.missed': {
    en: '{person} reported that you missed {title}, {time}. You can object within 48 hours.',
    ar: 'سجّل {person} غيابك عن {title}، {time}. يمكنك الاعتراض خلال ٤٨ ساعة.',
  },
  'notifications.templates.1112.objected': {
    en: '{person} objects to having missed {title}, {time}',
    ar: 'اعترض {person} على تسجيل الغياب عن {title}، {time}',
  },
  'notifications.templates.1112.upheld': {
    en: 'An administrator decided about the objection: the no-show recorded for {title} with {person}, {time}, stands.',
    ar: 'نظر المسؤول في الاعتراض: بقي الغياب مسجلًا في {title} مع {person}، {time}',
  },
  'notifications.templates.1112.withdrawn': {
    en: 'An administrator withdrew the no-show recorded for {title} with {person}, {time}.',
    ar: 'ألغى المسؤول تسجيل الغياب في {title} مع {person}، {time}',
  },
  'notifications.templates.1112.handedOver': {
    en: '{title} with {person} was handed over to you: {time}',
    ar: 'أُسندت إليك {title} مع {person}: {time}',
  },
  'notifications.templates.1112.givenAway': {
    en: '{title} was handed over to {person}: {time}',
    ar: 'أُسندت {title} إلى {person}: {time}',
  },
  'notifications.templates.1112.zoneMoved': {
    en: 'The rules of a time zone changed. {title} with {person} stays at its time on the wall: {time}',
    ar: 'تغيّر توقيت المنطقة، وبقيت {title} مع {person} في ساعتها المحلية: {time}',
  },
  'notifications.templates.1112.zoneConflict': {
    en: 'The rules of a time zone changed, and {title} with {person} now overlaps another session: {time}. Agree on a new time.',
    ar: 'تغيّر توقيت المنطقة فتعارضت {title} مع {person} وجلسة أخرى: {time}. ينبغي الاتفاق على موعد جديد.',
  },
  'notifications.templates.1112.reminder': {
    en: '{title} with {person} begins soon: {time}',
    ar: 'تبدأ قريبًا {title} مع {person}: {time}',
  },
} as const satisfies Words;
