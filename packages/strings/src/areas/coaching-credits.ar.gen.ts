// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './coaching-credits.en.gen.ts';

export const messages = {
  "coaching-credits.title": "رصيد الجلسات",
  "coaching-credits.left": {
    "zero": "لم يبق شيء من {total}",
    "one": "بقيت جلسة واحدة من {total}",
    "two": "بقيت جلستان من {total}",
    "few": "بقيت {count} جلسات من {total}",
    "many": "بقيت {count} جلسة من {total}",
    "other": "بقيت {count} جلسة من {total}"
  },
  "coaching-credits.validUntil": "صالح حتى {date}",
  "coaching-credits.expired": "انتهت صلاحيته في {date}",
  "coaching-credits.anyCoach": "مع أي مرشد",
  "coaching-credits.with": "مع {name}",
  "coaching-credits.promotional": "ترويجي",
  "coaching-credits.cells.used": "مستخدم",
  "coaching-credits.cells.left": "متبقٍ",
  "coaching-credits.uses": {
    "zero": "لا يُستخدم شيء من رصيدك ({total})، وهو صالح حتى {date}",
    "one": "تُستخدم جلسة واحدة من رصيدك ({total})، وهو صالح حتى {date}",
    "two": "تُستخدم جلستان من رصيدك ({total})، وهو صالح حتى {date}",
    "few": "تُستخدم {count} جلسات من رصيدك ({total})، وهو صالح حتى {date}",
    "many": "تُستخدم {count} جلسة من رصيدك ({total})، وهو صالح حتى {date}",
    "other": "تُستخدم {count} جلسة من رصيدك ({total})، وهو صالح حتى {date}"
  },
  "coaching-credits.none": "تحتاج هذه الجلسة إلى رصيد، وليس لديك رصيد متاح لها. اطلب باقة من مؤسستك.",
  "coaching-credits.noneButSold": "تحتاج هذه الجلسة إلى رصيد، وليس لديك رصيد متاح لها. يمكنك شراء باقة من هذه الصفحة.",
  "coaching-credits.suspended": "موقوف إلى حين حسم الاعتراض على الدفع",
  "coaching-credits.buyMore": "شراء المزيد",
  "coaching-credits.offers.title": "الباقات",
  "coaching-credits.offers.sessions": {
    "zero": "لا جلسات",
    "one": "جلسة واحدة",
    "two": "جلستان",
    "few": "{count} جلسات",
    "many": "{count} جلسة",
    "other": "{count} جلسة"
  },
  "coaching-credits.offers.validity": {
    "zero": "بلا مدة صلاحية",
    "one": "صالحة ليوم واحد",
    "two": "صالحة ليومين",
    "few": "صالحة لمدة {count} أيام",
    "many": "صالحة لمدة {count} يومًا",
    "other": "صالحة لمدة {count} يوم"
  },
  "coaching-credits.offers.anyCoach": "لجلسات أي مرشد",
  "coaching-credits.offers.types": "تشمل: {types}",
  "coaching-credits.offers.take": "الحصول عليها مجانًا",
  "coaching-credits.offers.taken": "لديك هذه الباقة.",
  "coaching-credits.offers.done": "حصلت على الباقة، ويمكنك الحجز برصيدها.",
  "coaching-credits.offers.closed": "لا تُباع ما دام المرشد لا يستقبل حجوزات.",
  "coaching-credits.offers.notAllowed": "لا يمكنك شراء هذه الباقة.",
  "coaching-credits.tooFew": "لا يكفي رصيدك لهذا العدد من الأسابيع.",
  "coaching-credits.returned": "يُعاد الرصيد إليك.",
  "coaching-credits.lost": "لا يُعاد إليك رصيد هذه الجلسة."
} as const satisfies ArabicOf<typeof english>;
