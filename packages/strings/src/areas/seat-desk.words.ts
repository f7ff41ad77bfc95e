import type { Words } from '../define.ts';

/** Seats of companies, as administrators see them. */
export const words = {
  'seat-desk.titles.seats': { en: 'Seats', ar: 'المقاعد' },
  'seat-desk.titles.settings': { en: 'Seats for companies', ar: 'مقاعد الشركات' },
  'seat-desk.texts.lead': {
    en: 'Seats that companies have bought, and how they are used.',
    ar: 'المقاعد التي اشترتها الشركات وكيف تُستخدم.',
  },
  'seat-desk.texts.search': { en: 'Company, buyer or email', ar: 'الشركة أو المشتري أو البريد' },
  'seat-desk.texts.until': { en: 'until {date}', ar: 'حتى {date}' },
  'seat-desk.texts.refundable': {
    en: 'A refund of the free seats is {amount}. Assigned seats can’t be refunded.',
    ar: 'استرداد المقاعد الشاغرة يبلغ {amount}. ولا تُسترد المقاعد الموزّعة.',
  },
  'seat-desk.texts.days': {
    en: 'New pools use these numbers. A pool keeps its last day of assignment.',
    ar: 'تسري هذه الأعداد على المقاعد الجديدة، ويبقى لكل مجموعة مقاعد آخر يوم لتوزيعها.',
  },
  'seat-desk.texts.reclaim': {
    en: 'Counted from the day someone gets the seat. It ends early once they finish two lessons.',
    ar: 'تُحسب من يوم الحصول على المقعد، وتنتهي قبل ذلك بإنهاء درسين.',
  },
  'seat-desk.texts.assignment': { en: 'Counted from the payment.', ar: 'تُحسب من يوم الدفع.' },
  'seat-desk.fields.buyer': { en: 'Buyer', ar: 'المشتري' },
  'seat-desk.fields.course': { en: '{Course}', ar: '{course}' },
  'seat-desk.fields.used': { en: 'Used', ar: 'المستخدم' },
  'seat-desk.fields.order': { en: 'Order', ar: 'الطلب' },
  'seat-desk.fields.orderNumber': { en: 'Order {number}', ar: 'الطلب {number}' },
  'seat-desk.fields.reclaimDays': { en: 'Days to reclaim a seat', ar: 'أيام استعادة المقعد' },
  'seat-desk.fields.assignmentDays': { en: 'Days to assign seats', ar: 'أيام توزيع المقاعد' },
  'seat-desk.counts.used': { en: '{used} of {total} in use', ar: '{used} من {total} مستخدمة' },
  'seat-desk.counts.others': { en: '{invited} invited, {free} free', ar: 'دعوات: {invited}، شاغرة: {free}' },
  'seat-desk.pools.OPEN': { en: 'Open', ar: 'مفتوحة' },
  'seat-desk.pools.OVER': { en: 'Assignment over', ar: 'انتهى التوزيع' },
  'seat-desk.pools.SUSPENDED': { en: 'Suspended', ar: 'معلّقة' },
  'seat-desk.pools.ENDED': { en: 'Refunded', ar: 'مستردة' },
  'seat-desk.empty.title': { en: 'No seats sold yet', ar: 'لم تُبَع مقاعد بعد' },
  'seat-desk.empty.text': {
    en: 'Companies buy seats on the page of a {course}.',
    ar: 'تشتري الشركات المقاعد من صفحة أي {course}.',
  },
  'seat-desk.done.saved': { en: 'Saved', ar: 'حُفظ' },
} as const satisfies Words;
