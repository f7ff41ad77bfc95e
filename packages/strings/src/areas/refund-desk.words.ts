import type { Words } from '../define.ts';

/** Cancellation terms and refund requests in the studio. */
export const words = {
  'refund-desk.menu.requests': { en: 'Refund requests', ar: 'طلبات الاسترداد' },
  'refund-desk.texts.lead': {
    en: 'What buyers ask for beyond the cancellation terms, and refunds that failed.',
    ar: 'ما يطلبه المشترون خارج شروط الإلغاء، والمبالغ التي تعذّر استردادها.',
  },
  'refund-desk.status.REQUESTED': { en: 'Open', ar: 'بانتظار القرار' },
  'refund-desk.status.APPROVED': { en: 'Approved', ar: 'تمت الموافقة' },
  'refund-desk.status.DECLINED': { en: 'Declined', ar: 'مرفوض' },
  'refund-desk.titles.failed': { en: 'Failed refunds', ar: 'استردادات متعذّرة' },
  'refund-desk.empty.requests': { en: 'No requests', ar: 'لا طلبات' },
  'refund-desk.fields.order': { en: 'Order', ar: 'الطلب' },
  'refund-desk.fields.buyer': { en: 'Buyer', ar: 'المشتري' },
  'refund-desk.fields.item': { en: 'Item', ar: 'العنصر' },
  'refund-desk.fields.reason': { en: 'Reason', ar: 'السبب' },
  'refund-desk.fields.status': { en: 'Status', ar: 'الحالة' },
  'refund-desk.fields.amount': { en: 'Amount', ar: 'المبلغ' },
  'refund-desk.fields.requested': { en: 'Requested', ar: 'تاريخ الطلب' },
  'refund-desk.fields.failed': { en: 'Failed', ar: 'تاريخ التعذّر' },
  'refund-desk.fields.answer': { en: 'Message to the buyer (optional)', ar: 'رسالة إلى المشتري (اختياري)' },
  'refund-desk.fields.declineReason': { en: 'Reason, shown to the buyer', ar: 'السبب الذي يقرؤه المشتري' },
  'refund-desk.chips.cancelled': { en: 'Cancelled, access ended', ar: 'ملغى، وانتهى الوصول' },
  'refund-desk.reasons.BUYER': { en: 'Cancelled by the buyer', ar: 'ألغاه المشتري' },
  'refund-desk.reasons.EVENT_CANCELLED': { en: 'Event cancelled', ar: 'أُلغيت الفعالية' },
  'refund-desk.reasons.SESSION_CANCELLED': { en: 'Coaching session cancelled', ar: 'أُلغيت جلسة الإرشاد' },
  'refund-desk.texts.asks': {
    en: '{name} requests a refund of “{title}”',
    ar: 'طلب استرداد ثمن «{title}» من {name}',
  },
  'refund-desk.actions.approve': { en: 'Approve', ar: 'قبول' },
  'refund-desk.actions.decline': { en: 'Decline', ar: 'رفض' },
  'refund-desk.actions.declineRequest': { en: 'Decline request', ar: 'رفض الطلب' },
  'refund-desk.actions.retry': { en: 'Refund again', ar: 'إعادة المحاولة' },
  'refund-desk.titles.approve': { en: 'Approve refund of “{title}”', ar: 'قبول استرداد ثمن «{title}»' },
  'refund-desk.titles.decline': { en: 'Decline refund of “{title}”?', ar: 'هل تريد رفض استرداد ثمن «{title}»؟' },
  'refund-desk.texts.approve': {
    en: 'The item is cancelled: the buyer’s access ends with the refund, also if you refund a part only. Learning records stay.',
    ar: 'يُلغى العنصر: ينتهي وصول المشتري مع الاسترداد حتى إن أُعيد جزء من المبلغ فقط، وتبقى سجلات تعلّمه.',
  },
  'refund-desk.texts.decline': {
    en: 'The buyer keeps the item and gets your reason by mail.',
    ar: 'يبقى العنصر لدى المشتري، ويصله السبب بالبريد.',
  },
  'refund-desk.done.approved': {
    en: 'A refund of {amount} is on its way.',
    ar: 'استرداد {amount} في طريقه إلى المشتري.',
  },
  'refund-desk.done.declined': { en: 'Request declined.', ar: 'رُفض الطلب.' },
  'refund-desk.done.retried': {
    en: 'A refund of {amount} is on its way.',
    ar: 'استرداد {amount} في طريقه إلى المشتري.',
  },

  'refund-desk.terms.title': { en: 'Cancellation terms', ar: 'شروط الإلغاء' },
  'refund-desk.terms.defaultTitle': { en: 'Cancellation terms of tickets', ar: 'شروط إلغاء التذاكر' },
  'refund-desk.terms.text': {
    en: 'Until when buyers can cancel, and how much they get back. Orders keep the terms with which they were placed.',
    ar: 'المهلة التي يمكن للمشتري الإلغاء خلالها ومقدار ما يستردّه. وتحتفظ الطلبات بالشروط التي قُدّمت بها.',
  },
  'refund-desk.terms.followed': { en: 'Use the default of all tickets', ar: 'اعتماد الشروط الافتراضية لجميع التذاكر' },
  'refund-desk.terms.none': {
    en: 'Buyers can ask for a refund, and you decide on each.',
    ar: 'يمكن للمشترين طلب الاسترداد، ويعود القرار لكم في كل طلب.',
  },
  'refund-desk.terms.hours': { en: 'Hours before the start', ar: 'ساعات قبل البداية' },
  'refund-desk.terms.percent': { en: 'Refund in percent', ar: 'نسبة الاسترداد' },
  'refund-desk.terms.add': { en: 'Add deadline', ar: 'إضافة مهلة' },
  'refund-desk.terms.remove': { en: 'Remove deadline', ar: 'إزالة المهلة' },
  'refund-desk.terms.fault': {
    en: 'Each deadline must end later and give less than the one before. Hours from 0 to {hours}, percent from 1 to 100.',
    ar: 'كل مهلة تنتهي بعد سابقتها وتعيد أقل منها. الساعات من ٠ إلى {hours}، والنسبة من ١ إلى ١٠٠.',
  },
  'refund-desk.terms.saved': { en: 'Cancellation terms saved.', ar: 'حُفظت شروط الإلغاء.' },

  'refund-desk.event.goesBack': {
    en: { one: '{count} sold ticket: {amounts} goes back.', other: '{count} sold tickets: {amounts} go back.' },
    ar: {
      zero: 'لا تذاكر مبيعة: يُعاد {amounts}.',
      one: 'تذكرة مبيعة واحدة: يُعاد {amounts}.',
      two: 'تذكرتان مبيعتان: يُعاد {amounts}.',
      few: '{count} تذاكر مبيعة: يُعاد {amounts}.',
      many: '{count} تذكرة مبيعة: يُعاد {amounts}.',
      other: '{count} تذكرة مبيعة: يُعاد {amounts}.',
    },
  },
  'refund-desk.event.how': {
    en: 'Each buyer gets back what is left of the price, the way they paid.',
    ar: 'يستردّ كل مشترٍ ما بقي من الثمن بالطريقة التي دفع بها.',
  },
} as const satisfies Words;
