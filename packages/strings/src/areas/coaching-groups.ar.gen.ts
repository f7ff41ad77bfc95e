// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './coaching-groups.en.gen.ts';

export const messages = {
  "coaching-groups.actions.schedule": "جدولة جلسة جماعية",
  "coaching-groups.actions.choose": "اختر موعدًا",
  "coaching-groups.actions.confirm": "جدولة {time}",
  "coaching-groups.actions.moveTo": "النقل إلى {time}",
  "coaching-groups.actions.move": "نقل",
  "coaching-groups.actions.open": "فتح",
  "coaching-groups.titles.schedule": "جدولة جلسة جماعية",
  "coaching-groups.titles.move": "نقل الجلسة لكل المشاركين",
  "coaching-groups.titles.people": "المشاركون",
  "coaching-groups.titles.queue": "قائمة الانتظار",
  "coaching-groups.fields.type": "نوع الجلسة",
  "coaching-groups.fields.weeks": "عدد الأسابيع",
  "coaching-groups.words.noTypes": "حدّد لأحد أنواع جلساتك أكثر من مقعد لتجدوله هنا.",
  "coaching-groups.words.noTimes": "لا مواعيد متاحة لديك خلال الأسابيع الثلاثة القادمة.",
  "coaching-groups.words.noSeats": "لم يُحجز أي مقعد بعد.",
  "coaching-groups.words.taken": "حُجز {taken} من {seats} من المقاعد",
  "coaching-groups.words.done": "تمت الجدولة"
} as const satisfies ArabicOf<typeof english>;
