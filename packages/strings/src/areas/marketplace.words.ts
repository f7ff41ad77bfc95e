import type { Words } from '../define.ts';

export const words = {
  'errors.codes.cart.item-owned': { en: 'You already have this.', ar: 'لديك هذا بالفعل.' },
  'errors.codes.cart.item-ordered': {
    en: 'You have ordered this. Pay the order in your payment history, or cancel it.',
    ar: 'سبق أن طلبت هذا. يمكنك دفع الطلب أو إلغاؤه من سجل المدفوعات.',
  },
  'errors.codes.cart.item-sold-out': { en: 'Sold out.', ar: 'نفدت الأماكن.' },
  'errors.codes.cart.item-closed': { en: 'Not available for purchase right now.', ar: 'غير متاح للشراء حاليًا.' },
  'errors.codes.cart.full': {
    en: { one: 'A cart holds {count} item.', other: 'A cart holds up to {count} items.' },
    ar: {
      zero: 'لا تتسع السلة لأي عنصر.',
      one: 'تتسع السلة لعنصر واحد.',
      two: 'تتسع السلة لعنصرين.',
      few: 'تتسع السلة لما لا يزيد على {count} عناصر.',
      many: 'تتسع السلة لما لا يزيد على {count} عنصرًا.',
      other: 'تتسع السلة لما لا يزيد على {count} عنصر.',
    },
  },
  'errors.codes.voucher.unknown': {
    en: 'There is no such voucher. Check the code.',
    ar: 'لا توجد قسيمة بهذا الرمز. تحقّق منه.',
  },
  'errors.codes.voucher.inactive': { en: 'This voucher is no longer valid.', ar: 'لم تعد هذه القسيمة صالحة.' },
  'errors.codes.voucher.not-begun': { en: 'This voucher is not valid yet.', ar: 'لم يبدأ العمل بهذه القسيمة بعد.' },
  'errors.codes.voucher.expired': { en: 'This voucher has expired.', ar: 'انتهت صلاحية هذه القسيمة.' },
  'errors.codes.voucher.used-by-you': {
    en: 'You have used this voucher already.',
    ar: 'سبق لك استخدام هذه القسيمة.',
  },
  'errors.codes.voucher.used-up': { en: 'This voucher is used up.', ar: 'استُنفدت هذه القسيمة.' },
  'errors.codes.voucher.last-use-held': {
    en: 'The last use of this voucher is held by another order. Try again in some minutes.',
    ar: 'آخر استخدام لهذه القسيمة محجوز لطلب آخر. حاول بعد دقائق.',
  },
  'errors.codes.voucher.below-minimum': {
    en: 'Your order lacks {amount} to the minimum of this voucher.',
    ar: 'ينقص طلبك {amount} لبلوغ الحد الأدنى لهذه القسيمة.',
  },
  'errors.codes.voucher.not-for-items': {
    en: 'This voucher is not valid for anything in your cart.',
    ar: 'لا تسري هذه القسيمة على أي عنصر في سلتك.',
  },
  'errors.codes.voucher.nothing-left': {
    en: 'There is nothing left to pay that this voucher could reduce.',
    ar: 'لم يبقَ مبلغ يمكن لهذه القسيمة تخفيضه.',
  },
  'errors.codes.voucher.not-combinable': {
    en: 'This voucher does not combine with the one in your cart. Remove that one first.',
    ar: 'لا تُجمع هذه القسيمة مع القسيمة التي في سلتك. أزِل تلك أولًا.',
  },
  'errors.codes.voucher.code-taken': {
    en: 'Another voucher has this code.',
    ar: 'هذا الرمز مستخدم لقسيمة أخرى.',
  },
  'errors.codes.order.cart-changed': {
    en: 'Your cart has changed. Check it and continue. Nothing was charged.',
    ar: 'تغيّرت سلتك. راجعها ثم تابع. لم يُخصم أي مبلغ.',
  },
  'errors.codes.order.cart-empty': {
    en: 'Nothing in your cart can be ordered.',
    ar: 'ليس في سلتك ما يمكن طلبه.',
  },
  'errors.codes.order.not-payable': {
    en: 'This order can no longer be paid. Nothing was charged.',
    ar: 'لم يعد بالإمكان دفع هذا الطلب. لم يُخصم أي مبلغ.',
  },
  'errors.codes.order.method-unavailable': {
    en: 'This payment method is not available. Choose another one.',
    ar: 'طريقة الدفع هذه غير متاحة. اختر طريقة أخرى.',
  },
  'errors.codes.order.refund-too-high': {
    en: 'The refund is higher than what is left of this item.',
    ar: 'مبلغ الاسترداد أكبر من المتبقي لهذا العنصر.',
  },
  'errors.codes.order.key-reused': {
    en: 'This Idempotency-Key belongs to another request.',
    ar: 'مفتاح عدم التكرار هذا يخص طلبًا آخر.',
  },
  'errors.codes.order.key-in-use': {
    en: 'This request is still running. Wait a moment.',
    ar: 'ما زال هذا الطلب قيد التنفيذ. انتظر لحظة.',
  },
  'errors.codes.manual-payment.already-decided': {
    en: 'This payment has already been confirmed, rejected or replaced. Reload the page.',
    ar: 'سبق تأكيد هذه الدفعة أو رفضها أو استبدالها. أعد تحميل الصفحة.',
  },
  'errors.codes.manual-payment.wrong-amount': {
    en: 'The order costs {expected}, but {received} came. Nothing was confirmed. Ask for the difference or reject the payment.',
    ar: 'قيمة الطلب {expected} والمبلغ الواصل {received}، فلم تُؤكَّد الدفعة. اطلب الفرق أو ارفضها.',
  },
  'errors.codes.manual-payment.refund-ended': {
    en: 'This refund has already been paid back.',
    ar: 'سبقت إعادة هذا المبلغ إلى المشتري.',
  },
  'notifications.kinds.order': { en: 'There is an update on an order.', ar: 'هناك تحديث بشأن أحد طلباتك.' },
  'notifications.templates.1080.paid': {
    en: 'Order {number} is paid. What you bought is ready.',
    ar: 'دُفع الطلب {number}، وأصبحت مشترياتك جاهزة.',
  },
  'notifications.templates.1080.refunded': {
    en: 'A refund of order {number} is on its way to you.',
    ar: 'المبلغ المستردّ من الطلب {number} في طريقه إليك.',
  },
  'notifications.templates.1080.rejected': {
    en: 'The payment of order {number} was not confirmed. Read why and pay again.',
    ar: 'لم تُؤكَّد دفعة الطلب {number}. اطّلع على السبب وأعد الدفع.',
  },
  'organization-settings.features.marketplace': { en: 'Marketplace', ar: 'المتجر' },
  'organization-settings.featureTexts.marketplace': {
    en: 'Prices are shown and a {course} can be bought.',
    ar: 'تظهر الأسعار ويمكن شراء {theCourses}.',
  },
  'organization-settings.featureWords.marketplace': { en: 'shop buy price payment sell', ar: 'متجر شراء سعر دفع بيع' },
} as const satisfies Words;
