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
  'coaching-credits.noneButSold': {
    en: 'This session needs a credit, and you have none that can be used. You can buy a package on this page.',
    ar: 'تحتاج هذه الجلسة إلى رصيد، وليس لديك رصيد متاح لها. يمكنك شراء باقة من هذه الصفحة.',
  },
  'coaching-credits.suspended': {
    en: 'Suspended while the payment is disputed',
    ar: 'موقوف إلى حين حسم الاعتراض على الدفع',
  },
  'coaching-credits.buyMore': { en: 'Buy more', ar: 'شراء المزيد' },
  'coaching-credits.offers.title': { en: 'Packages', ar: 'الباقات' },
  'coaching-credits.offers.sessions': {
    en: { one: '{count} session', other: '{count} sessions' },
    ar: {
      zero: 'لا جلسات',
      one: 'جلسة واحدة',
      two: 'جلستان',
      few: '{count} جلسات',
      many: '{count} جلسة',
      other: '{count} جلسة',
    },
  },
  'coaching-credits.offers.validity': {
    en: { one: 'valid for {count} day', other: 'valid for {count} days' },
    ar: {
      zero: 'بلا مدة صلاحية',
      one: 'صالحة ليوم واحد',
      two: 'صالحة ليومين',
      few: 'صالحة لمدة {count} أيام',
      many: 'صالحة لمدة {count} يومًا',
      other: 'صالحة لمدة {count} يوم',
    },
  },
  'coaching-credits.offers.anyCoach': { en: 'For sessions with any coach', ar: 'لجلسات أي مرشد' },
  'coaching-credits.offers.types': { en: 'For: {types}', ar: 'تشمل: {types}' },
  'coaching-credits.offers.take': { en: 'Get for free', ar: 'الحصول عليها مجانًا' },
  'coaching-credits.offers.taken': { en: 'You have this package.', ar: 'لديك هذه الباقة.' },
  'coaching-credits.offers.done': {
    en: 'You have the package. You can book with its credits.',
    ar: 'حصلت على الباقة، ويمكنك الحجز برصيدها.',
  },
  'coaching-credits.offers.closed': {
    en: 'Not sold while the coach takes no bookings.',
    ar: 'لا تُباع ما دام المرشد لا يستقبل حجوزات.',
  },
  'coaching-credits.offers.notAllowed': { en: 'You can’t buy this package.', ar: 'لا يمكنك شراء هذه الباقة.' },
  'errors.codes.coaching-package.not-free': {
    en: 'This package has a price now. Reload the page to buy it.',
    ar: 'صار لهذه الباقة سعر. أعد تحميل الصفحة لشرائها.',
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
  'notifications.kinds.coaching-credits': {
    en: 'You were given a coaching package, or your credits expire soon.',
    ar: 'أُسندت إليك باقة إرشاد، أو أوشك رصيدك على الانتهاء.',
  },
  'notifications.templates.1124': {
    en: {
      one: 'You were given a coaching package, {title}: {count} session',
      other: 'You were given a coaching package, {title}: {count} sessions',
    },
    ar: {
      zero: 'أُسندت إليك باقة إرشاد: {title}',
      one: 'أُسندت إليك باقة إرشاد فيها جلسة واحدة: {title}',
      two: 'أُسندت إليك باقة إرشاد فيها جلستان: {title}',
      few: 'أُسندت إليك باقة إرشاد فيها {count} جلسات: {title}',
      many: 'أُسندت إليك باقة إرشاد فيها {count} جلسة: {title}',
      other: 'أُسندت إليك باقة إرشاد فيها {count} جلسة: {title}',
    },
  },
  'notifications.templates.1125': {
    en: {
      one: '{count} coaching credit of {title} expires within 30 days. Book a session before.',
      other: '{count} coaching credits of {title} expire within 30 days. Book your sessions before.',
    },
    ar: {
      zero: 'ينتهي رصيدك من {title} خلال ٣٠ يومًا.',
      one: 'بقيت لك جلسة واحدة من {title} تنتهي صلاحيتها خلال ٣٠ يومًا. احجز قبل ذلك.',
      two: 'بقيت لك جلستان من {title} تنتهي صلاحيتهما خلال ٣٠ يومًا. احجز قبل ذلك.',
      few: 'بقيت لك {count} جلسات من {title} تنتهي صلاحيتها خلال ٣٠ يومًا. احجز قبل ذلك.',
      many: 'بقيت لك {count} جلسة من {title} تنتهي صلاحيتها خلال ٣٠ يومًا. احجز قبل ذلك.',
      other: 'بقيت لك {count} جلسة من {title} تنتهي صلاحيتها خلال ٣٠ يومًا. احجز قبل ذلك.',
    },
  },
} as const satisfies Words;
