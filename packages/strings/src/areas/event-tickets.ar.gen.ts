// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './event-tickets.en.gen.ts';

export const messages = {
  "event-tickets.sheet.name": "الاسم",
  "event-tickets.sheet.when": "الموعد",
  "event-tickets.sheet.where": "المكان",
  "event-tickets.sheet.type": "التذكرة",
  "event-tickets.sheet.online": "عن بُعد",
  "event-tickets.sheet.hint": "اعرض هذا الرمز عند الدخول، على ورق أو شاشة. يُدخل شخصًا واحدًا مرة واحدة.",
  "event-tickets.sheet.dailyHint": "اعرض هذا الرمز عند الدخول، على ورق أو شاشة. يُدخل شخصًا واحدًا مرة واحدة كل يوم.",
  "event-tickets.door.name": "تسجيل الحضور",
  "event-tickets.file.sheet": "الحاضرون",
  "event-tickets.columns.name": "الاسم",
  "event-tickets.columns.email": "البريد الإلكتروني",
  "event-tickets.columns.type": "التذكرة",
  "event-tickets.columns.state": "الحالة",
  "event-tickets.columns.code": "الرمز",
  "event-tickets.columns.enrolledAt": "وقت التسجيل",
  "event-tickets.columns.attendedAt": "وقت الدخول",
  "event-tickets.columns.cameOn": "وقت الدخول، {date}",
  "event-tickets.columns.gate": "البوابة",
  "event-tickets.states.PENDING_PAYMENT": "محجوز",
  "event-tickets.states.ENROLLED": "مسجّل",
  "event-tickets.states.WAITLISTED": "في الانتظار",
  "event-tickets.states.CANCELLED": "أُلغي المقعد",
  "event-tickets.states.ATTENDED": "حضر"
} as const satisfies ArabicOf<typeof english>;
