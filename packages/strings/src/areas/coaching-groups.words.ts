import type { Words } from '../define.ts';

/** Group sessions in the coach's calendar. */
export const words = {
  'coaching-groups.actions.schedule': { en: 'Schedule a group session', ar: 'جدولة جلسة جماعية' },
  'coaching-groups.actions.choose': { en: 'Choose a time', ar: 'اختر موعدًا' },
  'coaching-groups.actions.confirm': { en: 'Schedule for {time}', ar: 'جدولة {time}' },
  'coaching-groups.actions.moveTo': { en: 'Move to {time}', ar: 'النقل إلى {time}' },
  'coaching-groups.actions.move': { en: 'Move', ar: 'نقل' },
  'coaching-groups.actions.open': { en: 'Open', ar: 'فتح' },
  'coaching-groups.titles.schedule': { en: 'Schedule a group session', ar: 'جدولة جلسة جماعية' },
  'coaching-groups.titles.move': { en: 'Move the session for everyone', ar: 'نقل الجلسة لكل المشاركين' },
  'coaching-groups.titles.people': { en: 'Participants', ar: 'المشاركون' },
  'coaching-groups.titles.queue': { en: 'Waiting list', ar: 'قائمة الانتظار' },
  'coaching-groups.fields.type': { en: 'Session type', ar: 'نوع الجلسة' },
  'coaching-groups.fields.weeks': { en: 'Number of weeks', ar: 'عدد الأسابيع' },
  'coaching-groups.words.noTypes': {
    en: 'Give a session type more than one seat, and you can schedule it here.',
    ar: 'حدّد لأحد أنواع جلساتك أكثر من مقعد لتجدوله هنا.',
  },
  'coaching-groups.words.noTimes': {
    en: 'You have no free times in the next three weeks.',
    ar: 'لا مواعيد متاحة لديك خلال الأسابيع الثلاثة القادمة.',
  },
  'coaching-groups.words.noSeats': { en: 'No seats are taken yet.', ar: 'لم يُحجز أي مقعد بعد.' },
  'coaching-groups.words.taken': { en: '{taken} of {seats} seats taken', ar: 'حُجز {taken} من {seats} من المقاعد' },
  'coaching-groups.words.done': { en: 'Scheduled', ar: 'تمت الجدولة' },
  'coach-availability.fields.seats': { en: 'Seats', ar: 'المقاعد' },
  'coach-availability.words.seats': {
    en: 'With more than one seat, you schedule the sessions in your calendar, and seats in them are booked.',
    ar: 'عند أكثر من مقعد تُجدول الجلسات بنفسك في تقويمك، ثم تُحجز مقاعدها.',
  },
} as const satisfies Words;
