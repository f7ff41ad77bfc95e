import type { Words } from '../define.ts';

/** Cancellation terms as buyers read them, and how a buyer requests a refund. */
export const words = {
  'refunds.terms.free': { en: 'Free cancellation until {date}', ar: 'إلغاء مجاني حتى {date}' },
  'refunds.terms.part': { en: '{percent} back until {date}', ar: 'يُستردّ {percent} حتى {date}' },
  'refunds.terms.over': { en: 'The time to cancel is over', ar: 'انتهت مهلة الإلغاء' },

  'refunds.chips.asked': { en: 'Refund requested', ar: 'طُلب الاسترداد' },
  'refunds.chips.cancelled': { en: 'Cancelled', ar: 'ملغى' },
  'refunds.chips.running': { en: 'Refund on its way', ar: 'الاسترداد في الطريق' },
  'refunds.texts.declined': {
    en: 'Your refund request was declined: {reason}',
    ar: 'لم يُقبل طلب الاسترداد: {reason}',
  },

  'refunds.request.open': { en: 'Request a refund', ar: 'طلب استرداد' },
  'refunds.request.title': { en: 'Request a refund', ar: 'طلب استرداد' },
  'refunds.request.lines': { en: 'What do you want to give back?', ar: 'ما الذي تريد إعادته؟' },
  'refunds.request.back': { en: 'You get back {amount} ({percent}).', ar: 'تستردّ {amount} ({percent}).' },
  'refunds.request.free': { en: 'It cost nothing and is cancelled at once.', ar: 'لم يُدفع عنه شيء، ويُلغى فورًا.' },
  'refunds.request.ask': { en: 'We decide on this and notify you.', ar: 'نبتّ في ذلك ونُشعرك بالقرار.' },
  'refunds.request.reason': { en: 'Reason (optional)', ar: 'السبب (اختياري)' },
  'refunds.request.access': {
    en: 'Your access ends with the refund. Your learning records stay.',
    ar: 'ينتهي وصولك مع الاسترداد، وتبقى سجلات تعلّمك.',
  },
  'refunds.request.choose': { en: 'Choose at least one item.', ar: 'اختر عنصرًا واحدًا على الأقل.' },
  'refunds.request.submitAmount': { en: 'Cancel and get back {amount}', ar: 'إلغاء واسترداد {amount}' },
  'refunds.request.submitFree': { en: 'Cancel', ar: 'إلغاء العنصر' },
  'refunds.request.submitAsk': { en: 'Send request', ar: 'إرسال الطلب' },
  'refunds.request.keep': { en: 'Keep everything', ar: 'إبقاء كل شيء' },
  'refunds.done.refunded': {
    en: 'Cancelled. {amount} is on its way to you.',
    ar: 'تم الإلغاء. {amount} في طريقه إليك.',
  },
  'refunds.done.cancelled': { en: 'Cancelled.', ar: 'تم الإلغاء.' },
  'refunds.done.asked': { en: 'Request sent. We will notify you.', ar: 'أُرسل الطلب، وسنُشعرك بالقرار.' },
} as const satisfies Words;
