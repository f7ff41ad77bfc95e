import type { Words } from '../define.ts';

/** Payment history, an order with its way, and what a buyer reads after paying. */
export const words = {
  'orders.menu.history': { en: 'Payment history', ar: 'سجل المدفوعات' },
  'orders.titles.order': { en: 'Order {number}', ar: 'الطلب {number}' },
  'orders.counts.orders': {
    en: { one: '{count} order', other: '{count} orders' },
    ar: {
      zero: 'لا طلبات',
      one: 'طلب واحد',
      two: 'طلبان',
      few: '{count} طلبات',
      many: '{count} طلبًا',
      other: '{count} طلب',
    },
  },
  'orders.counts.items': {
    en: { one: '{count} item', other: '{count} items' },
    ar: {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '{count} عناصر',
      many: '{count} عنصرًا',
      other: '{count} عنصر',
    },
  },
  'orders.empty.title': { en: 'No orders yet', ar: 'لا طلبات بعد' },
  'orders.empty.text': {
    en: 'Your orders will be here, with their payments and refunds.',
    ar: 'ستظهر هنا طلباتك ومدفوعاتها والمبالغ المستردّة.',
  },
  'orders.empty.action': { en: 'Browse {courses}', ar: 'تصفّح {theCourses}' },

  'orders.status.PENDING': { en: 'Waiting for payment', ar: 'بانتظار الدفع' },
  'orders.status.PAID': { en: 'Paid', ar: 'مدفوع' },
  'orders.status.CANCELLED': { en: 'Cancelled', ar: 'ملغى' },
  'orders.status.EXPIRED': { en: 'Expired, not charged', ar: 'انتهت مهلته دون خصم' },
  'orders.chips.refunded': { en: 'Refunded', ar: 'مستردّ' },
  'orders.chips.partRefunded': { en: '{amount} refunded', ar: 'استُرد {amount}' },

  'orders.actions.payNow': { en: 'Pay now', ar: 'الدفع الآن' },
  'orders.actions.payAmount': { en: 'Pay {amount}', ar: 'دفع {amount}' },
  'orders.actions.payAgain': { en: 'Pay again', ar: 'إعادة الدفع' },
  'orders.actions.cancel': { en: 'Cancel order', ar: 'إلغاء الطلب' },
  'orders.actions.start': { en: 'Start', ar: 'البدء' },
  'orders.actions.continue': { en: 'Continue', ar: 'متابعة' },
  'orders.actions.openTicket': { en: 'Open ticket', ar: 'فتح التذكرة' },
  'orders.actions.review': { en: 'Review', ar: 'مراجعة' },

  'orders.items.title': { en: 'Items', ar: 'العناصر' },
  'orders.items.course': { en: '{Course}', ar: '{course}' },
  'orders.items.specialization': { en: 'Specialisation', ar: 'تخصّص' },
  'orders.items.coaching-session': { en: 'Coaching session', ar: 'جلسة إرشاد' },
  'orders.items.event': { en: 'Event', ar: 'فعالية' },
  'orders.items.bundle': { en: 'Bundle', ar: 'حزمة' },
  'orders.items.partRefunded': { en: '{amount} of it was refunded.', ar: 'استُرد منه {amount}.' },

  'orders.sums.voucher': { en: 'Voucher {code}', ar: 'القسيمة {code}' },
  'orders.sums.listPrice': { en: 'List price:', ar: 'السعر الأصلي:' },
  'orders.sums.tax': { en: 'VAT, included', ar: 'منها ضريبة القيمة المضافة' },
  'orders.sums.refunded': { en: 'Refunded', ar: 'المبلغ المستردّ' },
  'orders.sums.paid': { en: 'You paid in total', ar: 'إجمالي ما دُفع' },
  'orders.sums.toPay': { en: 'Order total', ar: 'إجمالي الطلب' },
  'orders.labels.billedTo': { en: 'Billed to', ar: 'بيانات المشتري' },

  'orders.history.title': { en: 'Timeline', ar: 'سير الطلب' },
  'orders.history.PLACED': { en: 'Order placed', ar: 'قُدّم الطلب' },
  'orders.history.PAYMENT_STARTED': { en: 'Payment started', ar: 'بدأ الدفع' },
  'orders.history.PAYMENT_FAILED': { en: 'Payment declined', ar: 'رُفض الدفع' },
  'orders.history.PAYMENT_ENDED': {
    en: 'Payment replaced by another attempt',
    ar: 'استُبدلت بعملية الدفع عملية أخرى',
  },
  'orders.history.PAID': { en: 'Paid {amount}', ar: 'دُفع {amount}' },
  'orders.history.CANCELLED': { en: 'Order cancelled', ar: 'أُلغي الطلب' },
  'orders.history.EXPIRED': { en: 'Time to pay ran out', ar: 'انتهت مهلة الدفع' },
  'orders.history.REFUND_REQUESTED': {
    en: 'Refund of {amount} requested for {title}',
    ar: 'طُلب استرداد {amount} عن {title}',
  },
  'orders.history.REFUNDED': { en: '{amount} refunded for {title}', ar: 'استُرد {amount} عن {title}' },
  'orders.history.REFUND_FAILED': {
    en: 'Refund of {amount} for {title} failed',
    ar: 'تعذّر استرداد {amount} عن {title}',
  },
  'orders.history.wholeOrder': { en: 'the order', ar: 'الطلب' },
  'orders.history.nothingCharged': { en: 'nothing was charged', ar: 'لم يُخصم أي مبلغ' },

  'orders.timeLeft.label': { en: '{time} left', ar: 'بقي {time}' },
  'orders.timeLeft.fiveMinutes': { en: 'Less than 5 minutes left to pay.', ar: 'بقي للدفع أقل من ٥ دقائق.' },
  'orders.timeLeft.minute': { en: 'Less than 1 minute left to pay.', ar: 'بقي للدفع أقل من دقيقة.' },
  'orders.timeLeft.end': { en: 'The time to pay is over.', ar: 'انتهت مهلة الدفع.' },

  'orders.pay.title': { en: 'This order waits for its payment', ar: 'هذا الطلب بانتظار الدفع' },
  'orders.pay.text': {
    en: 'Its prices are fixed until the time is over. Then the items go back to your cart.',
    ar: 'أسعاره ثابتة حتى نهاية المهلة، ثم تعود العناصر إلى سلتك.',
  },
  'orders.pay.over': { en: 'The time to pay is over', ar: 'انتهت مهلة الدفع' },
  'orders.pay.overText': {
    en: 'Nothing was charged. The items go back to your cart.',
    ar: 'لم يُخصم أي مبلغ، وتعود العناصر إلى سلتك.',
  },
  'orders.pay.declined': { en: 'The payment was declined.', ar: 'رُفضت عملية الدفع.' },
  'orders.pay.declinedText': {
    en: 'Nothing was charged. You can pay again.',
    ar: 'لم يُخصم أي مبلغ. يمكن إعادة الدفع.',
  },

  'orders.cancel.title': { en: 'Cancel this order?', ar: 'هل تريد إلغاء هذا الطلب؟' },
  'orders.cancel.text': {
    en: 'Nothing is charged. The items go back to your cart.',
    ar: 'لن يُخصم أي مبلغ، وتعود العناصر إلى سلتك.',
  },
  'orders.cancel.keep': { en: 'Keep order', ar: 'إبقاء الطلب' },
  'orders.cancel.done': { en: 'The order was cancelled.', ar: 'أُلغي الطلب.' },

  'orders.paid.amount': { en: 'Paid, {amount}', ar: 'تم الدفع، {amount}' },
  'orders.paid.title': { en: 'Everything is ready, {name}', ar: 'كل شيء جاهز يا {name}' },
  'orders.paid.text': {
    en: 'Order {number}. We sent a confirmation to {email}.',
    ar: 'الطلب {number}. أرسلنا تأكيدًا إلى {email}.',
  },
  'orders.paid.toOrder': { en: 'View order', ar: 'صفحة الطلب' },

  'orders.test.badge': { en: 'TEST', ar: 'اختبار' },
  'orders.test.word': { en: 'TEST · اختبار', ar: 'اختبار · TEST' },
  'orders.test.noMoney': { en: 'No money moves', ar: 'لا تنتقل أي أموال' },
} as const satisfies Words;
