import type { Words } from '../define.ts';

/** A learner's credits for coaching sessions. */
export const words = {
  'coaching-credits.title': { en: 'Session credits', ar: 'رصيد الجلسات' },
  'coaching-credits.left': {
    en: { one: '{count} of {total} left', other: '{count} of {total} left' },
    ar: {
      zero: 'لم يبق شيء من {total}',
      one: 'بقيت جلسة واحدة من {total}',
      two: 'بقيت جلستان من {total}',
      few: 'بقيت {count} جلسات من {total}',
      many: 'بقيت {count} جلسة من {total}',
      other: 'بقيت {count} جلسة من {total}',
    },
  },
  'coaching-credits.validUntil': { en: 'Valid until {date}', ar: 'صالح حتى {date}' },
  'coaching-credits.expired': { en: 'Expired on {date}', ar: 'انتهت صلاحيته في {date}' },
  'coaching-credits.anyCoach': { en: 'With any coach', ar: 'مع أي مرشد' },
  'coaching-credits.with': { en: 'With {name}', ar: 'مع {name}' },
  'coaching-credits.promotional': { en: 'Promotional', ar: 'ترويجي' },
  'coaching-credits.cells.used': { en: 'Used', ar: 'مستخدم' },
  'coaching-credits.cells.left': { en: 'Left', ar: 'متبقٍ' },
  'coaching-credits.uses': {
    en: {
      one: 'Uses {count} of {total} credits, valid until {date}',
      other: 'Uses {count} of {total} credits, valid until {date}',
    },
    ar: {
      zero: 'لا يُستخدم شيء من رصيدك ({total})، وهو صالح حتى {date}',
      one: 'تُستخدم جلسة واحدة من رصيدك ({total})، وهو صالح حتى {date}',
      two: 'تُستخدم جلستان من رصيدك ({total})، وهو صالح حتى {date}',
      few: 'تُستخدم {count} جلسات من رصيدك ({total})، وهو صالح حتى {date}',
      many: 'تُستخدم {count} جلسة من رصيدك ({total})، وهو صالح حتى {date}',
      other: 'تُستخدم {count} جلسة من رصيدك ({total})، وهو صالح حتى {date}',
    },
  },
  'coaching-credits.none': {
    en: 'This session needs a credit, and you have none that can be used. Ask your organisation for a package.',
    ar: 'تحتاج هذه الجلسة إلى رصيد، وليس لديك رصيد متاح لها. اطلب باقة من مؤسستك.',
  },
  'coaching-credits.tooFew': {
    en: 'You have too few credits for so many weeks.',
    ar: 'لا يكفي رصيدك لهذا العدد من الأسابيع.',
  },
  'coaching-credits.returned': { en: 'Your credit returns to you.', ar: 'يُعاد الرصيد إليك.' },
  'coaching-credits.lost': { en: 'Your credit does not return.', ar: 'لا يُعاد إليك رصيد هذه الجلسة.' },
  'errors.codes.coaching-session.no-credit': {
    en: 'You have too few credits for this session. Nothing was booked.',
    ar: 'لا يكفي رصيدك لهذه الجلسة، ولم يُحجز شيء.',
  },
} as const satisfies Words;
