import type { Words } from '../define.ts';

export const words = {
  'errors.codes.place.free': {
    en: 'There are free places again. Add a ticket to your cart.',
    ar: 'عادت أماكن متاحة. أضف تذكرة إلى سلتك.',
  },
  'errors.codes.place.none-free': {
    en: 'Every place is taken. You can join the waiting list.',
    ar: 'اكتملت المقاعد. يمكنك الانضمام إلى قائمة الانتظار.',
  },
  'errors.codes.place.below-taken': {
    en: {
      one: '{count} place is taken already; there can’t be fewer.',
      other: '{count} places are taken already; there can’t be fewer.',
    },
    ar: {
      zero: 'لا يمكن أن يقل العدد عن المقاعد المحجوزة.',
      one: 'حُجز مقعد واحد بالفعل، ولا يمكن أن يقل العدد عنه.',
      two: 'حُجز مقعدان بالفعل، ولا يمكن أن يقل العدد عنهما.',
      few: 'حُجزت {count} مقاعد بالفعل، ولا يمكن أن يقل العدد عنها.',
      many: 'حُجز {count} مقعدًا بالفعل، ولا يمكن أن يقل العدد عنها.',
      other: 'حُجز {count} مقعد بالفعل، ولا يمكن أن يقل العدد عنها.',
    },
  },
  'errors.codes.place.gone': {
    en: 'This place is no longer kept for you.',
    ar: 'لم يعد هذا المقعد محجوزًا لك.',
  },
  'errors.codes.place.has-one': {
    en: 'This person has a place already.',
    ar: 'لهذا الشخص مقعد بالفعل.',
  },
} as const satisfies Words;
