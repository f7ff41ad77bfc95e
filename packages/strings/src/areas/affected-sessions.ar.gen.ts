// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './affected-sessions.en.gen.ts';

export const messages = {
  "affected-sessions.titles.page": "جلسات متأثرة",
  "affected-sessions.titles.sessions": "الجلسات",
  "affected-sessions.words.nothingSent": "لا يُرسل شيء قبل تأكيدك، ويصل كل إشعار بلغة قارئه.",
  "affected-sessions.words.ready": "جاهز",
  "affected-sessions.words.chooseTime": "اختر موعدًا",
  "affected-sessions.words.noTimes": "لا مواعيد متاحة في هذه الأيام الثلاثين",
  "affected-sessions.words.chooseCoach": "اختر مرشدًا",
  "affected-sessions.words.noCoach": "لا مرشد آخر متاح في هذا الموعد",
  "affected-sessions.decisions.NONE": "لم يُقرَّر بعد",
  "affected-sessions.decisions.KEEP": "إبقاء",
  "affected-sessions.decisions.MOVE": "نقل",
  "affected-sessions.decisions.HAND_OVER": "إسناد إلى مرشد آخر",
  "affected-sessions.decisions.CANCEL": "إلغاء مع إشعار",
  "affected-sessions.means.KEEP": "ستعقد هذه الجلسة كما هي.",
  "affected-sessions.means.MOVE": "يُحجز الموعد الجديد فورًا، ويمكن نقله أو إلغاؤه من الإشعار.",
  "affected-sessions.means.HAND_OVER": "تبقى الجلسة في موعدها مع المرشد الآخر.",
  "affected-sessions.means.CANCEL": "يُردّ كل ما دُفع.",
  "affected-sessions.fields.decision": "ما مصير الجلسة مع {name}",
  "affected-sessions.fields.time": "الموعد الجديد",
  "affected-sessions.fields.coach": "المرشد",
  "affected-sessions.fields.message": "رسالة ترافق كل تغيير",
  "affected-sessions.words.group": "تُنقل الجلسة الجماعية أو تُلغى للجميع من التقويم.",
  "affected-sessions.actions.openCalendar": "فتح التقويم",
  "affected-sessions.actions.confirm": "تأكيد",
  "affected-sessions.keys.next": "الجلسة التالية",
  "affected-sessions.keys.previous": "الجلسة السابقة",
  "affected-sessions.empty.title": "كل الجلسات المحجوزة ضمن ساعاتك",
  "affected-sessions.empty.text": "إذا غيّرت ساعاتك أو حجبت وقتًا ظهرت هنا الجلسات التي لم تعد ضمنها.",
  "affected-sessions.empty.noCoach": "لست مرشدًا هنا",
  "affected-sessions.counts.title": {
    "zero": "كل الجلسات ضمن ساعاتك",
    "one": "جلسة واحدة لم تعد ضمن ساعاتك",
    "two": "جلستان لم تعودا ضمن ساعاتك",
    "few": "{count} جلسات لم تعد ضمن ساعاتك",
    "many": "{count} جلسة لم تعد ضمن ساعاتك",
    "other": "{count} جلسة لم تعد ضمن ساعاتك"
  },
  "affected-sessions.counts.confirm": {
    "zero": "تأكيد",
    "one": "تأكيد قرار واحد",
    "two": "تأكيد قرارين",
    "few": "تأكيد {count} قرارات",
    "many": "تأكيد {count} قرارًا",
    "other": "تأكيد {count} قرار"
  },
  "affected-sessions.counts.done": {
    "zero": "لم يُنفَّذ شيء",
    "one": "نُفّذ قرار واحد",
    "two": "نُفّذ قراران",
    "few": "نُفّذت {count} قرارات",
    "many": "نُفّذ {count} قرارًا",
    "other": "نُفّذ {count} قرار"
  },
  "affected-sessions.counts.minutes": {
    "zero": "{count} د",
    "one": "{count} د",
    "two": "{count} د",
    "few": "{count} د",
    "many": "{count} د",
    "other": "{count} د"
  }
} as const satisfies ArabicOf<typeof english>;
