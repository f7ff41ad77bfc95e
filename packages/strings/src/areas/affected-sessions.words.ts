import type { Words } from '../define.ts';

/** Booked sessions that no longer fit a coach's hours, and what happens to each. */
export const words = {
  'affected-sessions.titles.page': { en: 'Affected sessions', ar: 'جلسات متأثرة' },
  'affected-sessions.titles.sessions': { en: 'Sessions', ar: 'الجلسات' },
  'affected-sessions.words.nothingSent': {
    en: 'Nothing is sent until you confirm. Each notification is in its reader’s language.',
    ar: 'لا يُرسل شيء قبل تأكيدك، ويصل كل إشعار بلغة قارئه.',
  },
  'affected-sessions.words.ready': { en: 'Ready', ar: 'جاهز' },
  'affected-sessions.words.chooseTime': { en: 'Choose a time', ar: 'اختر موعدًا' },
  'affected-sessions.words.noTimes': {
    en: 'No free times in these 30 days',
    ar: 'لا مواعيد متاحة في هذه الأيام الثلاثين',
  },
  'affected-sessions.words.chooseCoach': { en: 'Choose a coach', ar: 'اختر مرشدًا' },
  'affected-sessions.words.noCoach': {
    en: 'No other coach is free at this time',
    ar: 'لا مرشد آخر متاح في هذا الموعد',
  },
  'affected-sessions.decisions.NONE': { en: 'Not decided', ar: 'لم يُقرَّر بعد' },
  'affected-sessions.decisions.KEEP': { en: 'Keep', ar: 'إبقاء' },
  'affected-sessions.decisions.MOVE': { en: 'Move', ar: 'نقل' },
  'affected-sessions.decisions.HAND_OVER': { en: 'Hand over', ar: 'إسناد إلى مرشد آخر' },
  'affected-sessions.decisions.CANCEL': { en: 'Cancel with notice', ar: 'إلغاء مع إشعار' },
  'affected-sessions.means.KEEP': { en: 'You still hold this session.', ar: 'ستعقد هذه الجلسة كما هي.' },
  'affected-sessions.means.MOVE': {
    en: 'The new time is booked at once. It can be moved again or cancelled from the notification.',
    ar: 'يُحجز الموعد الجديد فورًا، ويمكن نقله أو إلغاؤه من الإشعار.',
  },
  'affected-sessions.means.HAND_OVER': {
    en: 'The session stays at its time, with the other coach.',
    ar: 'تبقى الجلسة في موعدها مع المرشد الآخر.',
  },
  'affected-sessions.means.CANCEL': { en: 'Everything is given back.', ar: 'يُردّ كل ما دُفع.' },
  'affected-sessions.fields.decision': {
    en: 'What happens to the session with {name}',
    ar: 'ما مصير الجلسة مع {name}',
  },
  'affected-sessions.fields.time': { en: 'New time', ar: 'الموعد الجديد' },
  'affected-sessions.fields.coach': { en: 'Coach', ar: 'المرشد' },
  'affected-sessions.fields.message': { en: 'Message with every change', ar: 'رسالة ترافق كل تغيير' },
  'affected-sessions.words.group': {
    en: 'A group session is moved or cancelled for all in the calendar.',
    ar: 'تُنقل الجلسة الجماعية أو تُلغى للجميع من التقويم.',
  },
  'affected-sessions.actions.openCalendar': { en: 'Open calendar', ar: 'فتح التقويم' },
  'affected-sessions.actions.confirm': { en: 'Confirm', ar: 'تأكيد' },
  'affected-sessions.keys.next': { en: 'Next session', ar: 'الجلسة التالية' },
  'affected-sessions.keys.previous': { en: 'Previous session', ar: 'الجلسة السابقة' },
  'affected-sessions.empty.title': { en: 'Every booked session fits your hours', ar: 'كل الجلسات المحجوزة ضمن ساعاتك' },
  'affected-sessions.empty.text': {
    en: 'When you change your hours or block time, sessions that no longer fit are listed here.',
    ar: 'إذا غيّرت ساعاتك أو حجبت وقتًا ظهرت هنا الجلسات التي لم تعد ضمنها.',
  },
  'affected-sessions.empty.noCoach': { en: 'You are not a coach here', ar: 'لست مرشدًا هنا' },
  'affected-sessions.counts.title': {
    en: { one: '{count} session no longer fits your hours', other: '{count} sessions no longer fit your hours' },
    ar: {
      zero: 'كل الجلسات ضمن ساعاتك',
      one: 'جلسة واحدة لم تعد ضمن ساعاتك',
      two: 'جلستان لم تعودا ضمن ساعاتك',
      few: '{count} جلسات لم تعد ضمن ساعاتك',
      many: '{count} جلسة لم تعد ضمن ساعاتك',
      other: '{count} جلسة لم تعد ضمن ساعاتك',
    },
  },
  'affected-sessions.counts.confirm': {
    en: { one: 'Confirm {count} decision', other: 'Confirm {count} decisions' },
    ar: {
      zero: 'تأكيد',
      one: 'تأكيد قرار واحد',
      two: 'تأكيد قرارين',
      few: 'تأكيد {count} قرارات',
      many: 'تأكيد {count} قرارًا',
      other: 'تأكيد {count} قرار',
    },
  },
  'affected-sessions.counts.done': {
    en: { one: '{count} decision carried out', other: '{count} decisions carried out' },
    ar: {
      zero: 'لم يُنفَّذ شيء',
      one: 'نُفّذ قرار واحد',
      two: 'نُفّذ قراران',
      few: 'نُفّذت {count} قرارات',
      many: 'نُفّذ {count} قرارًا',
      other: 'نُفّذ {count} قرار',
    },
  },
  'affected-sessions.counts.minutes': {
    en: { one: '{count} min', other: '{count} min' },
    ar: {
      zero: '{count} د',
      one: '{count} د',
      two: '{count} د',
      few: '{count} د',
      many: '{count} د',
      other: '{count} د',
    },
  },
} as const satisfies Words;
