import type { Words } from '../define.ts';

/** What is printed on tickets and in the files of attendees. */
export const words = {
  'event-tickets.sheet.name': { en: 'Name', ar: 'الاسم' },
  'event-tickets.sheet.when': { en: 'When', ar: 'الموعد' },
  'event-tickets.sheet.where': { en: 'Where', ar: 'المكان' },
  'event-tickets.sheet.type': { en: 'Ticket', ar: 'التذكرة' },
  'event-tickets.sheet.online': { en: 'Online', ar: 'عن بُعد' },
  'event-tickets.sheet.hint': {
    en: 'Show this code at the door, on paper or on a screen. It lets one person in, once.',
    ar: 'اعرض هذا الرمز عند الدخول، على ورق أو شاشة. يُدخل شخصًا واحدًا مرة واحدة.',
  },
  'event-tickets.sheet.dailyHint': {
    en: 'Show this code at the door, on paper or on a screen. It lets one person in, once each day.',
    ar: 'اعرض هذا الرمز عند الدخول، على ورق أو شاشة. يُدخل شخصًا واحدًا مرة واحدة كل يوم.',
  },
  'event-tickets.door.name': { en: 'Check-in', ar: 'تسجيل الحضور' },
  'event-tickets.file.sheet': { en: 'Attendees', ar: 'الحاضرون' },
  'event-tickets.columns.name': { en: 'Name', ar: 'الاسم' },
  'event-tickets.columns.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'event-tickets.columns.type': { en: 'Ticket', ar: 'التذكرة' },
  'event-tickets.columns.state': { en: 'State', ar: 'الحالة' },
  'event-tickets.columns.code': { en: 'Code', ar: 'الرمز' },
  'event-tickets.columns.enrolledAt': { en: 'Enrolled', ar: 'وقت التسجيل' },
  'event-tickets.columns.attendedAt': { en: 'Came in', ar: 'وقت الدخول' },
  'event-tickets.columns.cameOn': { en: 'Came in, {date}', ar: 'وقت الدخول، {date}' },
  'event-tickets.columns.gate': { en: 'Gate', ar: 'البوابة' },
  'event-tickets.states.PENDING_PAYMENT': { en: 'Held', ar: 'محجوز' },
  'event-tickets.states.ENROLLED': { en: 'Enrolled', ar: 'مسجّل' },
  'event-tickets.states.WAITLISTED': { en: 'Waiting', ar: 'في الانتظار' },
  'event-tickets.states.CANCELLED': { en: 'Cancelled', ar: 'أُلغي المقعد' },
  'event-tickets.states.ATTENDED': { en: 'Came', ar: 'حضر' },
} as const satisfies Words;
