import type { Words } from '../define.ts';

export const words = {
  'errors.codes.cart.item-owned': { en: 'You already have this.', ar: 'لديك هذا بالفعل.' },
  'errors.codes.cart.item-ordered': {
    en: 'You have ordered this. Pay the order in your payment history, or cancel it.',
    ar: 'سبق أن طلبت هذا. يمكنك دفع الطلب أو إلغاؤه من سجل المدفوعات.',
  },
  'errors.codes.cart.item-sold-out': { en: 'Sold out.', ar: 'نفدت الأماكن.' },
  'errors.codes.cart.item-closed': { en: 'Not available for purchase right now.', ar: 'غير متاح للشراء حاليًا.' },
  'errors.codes.cart.item-on-request': {
    en: 'The price of this is on request, so it can’t be put into the cart.',
    ar: 'سعر هذا العنصر عند الطلب، فلا يُضاف إلى السلة.',
  },
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
  'errors.codes.voucher.sale-is-better': {
    en: 'Your cart already costs less than with this voucher. A voucher does not add to a sale or group price.',
    ar: 'سعر سلتك الآن أقل مما تمنحه هذه القسيمة، فالقسيمة لا تُضاف إلى سعر العرض أو سعر المجموعة.',
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
  'errors.codes.refund-request.offer-changed': {
    en: 'What can be refunded has changed. Check the amounts and send it again.',
    ar: 'تغيّر ما يمكن استرداده. راجع المبالغ ثم أعد الإرسال.',
  },
  'errors.codes.refund-request.already-decided': {
    en: 'This request has been decided already.',
    ar: 'سبق البتّ في هذا الطلب.',
  },
  'errors.codes.refund-request.not-failed': {
    en: 'This refund has been repeated already.',
    ar: 'سبقت إعادة محاولة هذا الاسترداد.',
  },
  'errors.codes.order.balance-too-low': {
    en: 'Your credit lacks {missing} for this order. Nothing was charged. Choose another way to pay.',
    ar: 'ينقص رصيدك {missing} لدفع هذا الطلب. لم يُخصم أي مبلغ. اختر طريقة دفع أخرى.',
  },
  'errors.codes.order.no-credit-for-test': {
    en: 'A test payment moved no money, so it cannot be refunded to credit.',
    ar: 'الدفع التجريبي لم ينقل أي مبلغ، فلا يُعاد إلى الرصيد.',
  },
  'errors.codes.credit-account.balance-too-low': {
    en: 'Only {balance} is left in this account. Nothing was deducted.',
    ar: 'المتبقي في هذا الحساب {balance} فقط، ولم يُسحب شيء.',
  },
  'errors.codes.order.key-reused': {
    en: 'This Idempotency-Key belongs to another request.',
    ar: 'مفتاح عدم التكرار هذا يخص طلبًا آخر.',
  },
  'errors.codes.order.key-in-use': {
    en: 'This request is still running. Wait a moment.',
    ar: 'ما زال هذا الطلب قيد التنفيذ. انتظر لحظة.',
  },
  'errors.codes.order.currency-not-payable': {
    en: 'This payment method does not take the currency of the order. Nothing was charged. Choose another one.',
    ar: 'طريقة الدفع هذه لا تقبل عملة الطلب. لم يُخصم أي مبلغ. اختر طريقة أخرى.',
  },
  'errors.codes.order.amount-not-payable': {
    en: 'This payment method can’t take exactly this amount in this currency. Nothing was charged. Choose another one.',
    ar: 'لا تقبل طريقة الدفع هذه هذا المبلغ تحديدًا بهذه العملة. لم يُخصم أي مبلغ. اختر طريقة أخرى.',
  },
  'errors.codes.order.provider-unavailable': {
    en: 'The payment page could not be opened. Nothing was charged. Try again or choose another method.',
    ar: 'تعذّر فتح صفحة الدفع. لم يُخصم أي مبلغ. أعد المحاولة أو اختر طريقة أخرى.',
  },
  'errors.codes.payment-account.wrong-keys': {
    en: 'The provider does not accept these keys. Nothing was saved. Copy them again from its website.',
    ar: 'لا يقبل مزوّد الدفع هذه المفاتيح، ولم يُحفظ شيء. انسخها مجددًا من لوحة التحكم لديه.',
  },
  'errors.codes.payment-account.unreachable': {
    en: 'The provider did not answer. Nothing was saved. Try again in a minute.',
    ar: 'لم يستجب مزوّد الدفع، ولم يُحفظ شيء. أعد المحاولة بعد دقيقة.',
  },
  'errors.codes.payment-account.refused': {
    en: 'The provider refused the request. Check there that the account is active and that this site has a public https address.',
    ar: 'رفض مزوّد الدفع الطلب. تحقّق في لوحة التحكم لديه من تفعيل الحساب، ومن أن لهذا الموقع عنوان https عامًا.',
  },
  'errors.codes.payment-account.webhook-version': {
    en: 'This webhook endpoint sends another API version. Delete it at the provider and connect the webhook from here.',
    ar: 'ترسل نقطة الإشعارات هذه إصدارًا آخر من واجهة المزوّد. احذفها لديه ثم اربطها من هنا.',
  },
  'errors.codes.payment-webhook.invalid': {
    en: 'The signature of this webhook is missing, wrong or too old.',
    ar: 'توقيع هذا الإشعار مفقود أو خاطئ أو قديم.',
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
  'notifications.templates.1080.refundDeclined': {
    en: 'Your refund request for order {number} was declined. Read why.',
    ar: 'لم يُقبل طلب الاسترداد الخاص بالطلب {number}. اطّلع على السبب.',
  },
  'notifications.templates.1080.credited': {
    en: 'A refund of order {number} was added to your credit.',
    ar: 'أُضيف المبلغ المستردّ من الطلب {number} إلى رصيدك.',
  },
  'notifications.kinds.credit': { en: 'There is an update on your credit.', ar: 'هناك تحديث بشأن رصيدك.' },
  'notifications.templates.1090': {
    en: '{amount} was added to your credit.',
    ar: 'أُضيف {amount} إلى رصيدك.',
  },
  'notifications.kinds.order-desk': { en: 'An order needs attention.', ar: 'أحد الطلبات يحتاج إلى متابعة.' },
  'notifications.templates.1081.disputeINQUIRY': {
    en: 'The buyer’s bank asks about the payment of order {number}. Answer it at the payment provider.',
    ar: 'يستفسر بنك المشتري عن دفعة الطلب {number}. أجب عن الاستفسار لدى مزوّد الدفع.',
  },
  'notifications.templates.1081.disputeOPEN': {
    en: 'The payment of order {number} is disputed. Access is suspended until it is decided.',
    ar: 'دفعة الطلب {number} محلّ نزاع، وقد عُلّق الوصول حتى البتّ فيه.',
  },
  'notifications.templates.1081.disputeWON': {
    en: 'The dispute about order {number} was decided for you. Access is restored.',
    ar: 'حُسم النزاع على الطلب {number} لصالحكم، واستُعيد الوصول.',
  },
  'notifications.templates.1081.disputeLOST': {
    en: 'The dispute about order {number} was lost. The money went back and access has ended.',
    ar: 'خُسر النزاع على الطلب {number}، فأُعيد المبلغ وانتهى الوصول.',
  },
  'notifications.templates.1081.paidLate': {
    en: 'A payment of order {number} came after its time. It goes back to the buyer automatically.',
    ar: 'وصلت دفعة للطلب {number} بعد انتهاء مهلته، وتُعاد إلى المشتري تلقائيًا.',
  },
  'notifications.templates.1081.paidTwice': {
    en: 'Order {number} was paid twice. The second payment goes back to the buyer automatically.',
    ar: 'دُفع الطلب {number} مرتين، وتُعاد الدفعة الثانية إلى المشتري تلقائيًا.',
  },
  'notifications.templates.1081.refundAsked': {
    en: 'The buyer of order {number} requests a refund.',
    ar: 'يطلب مشتري الطلب {number} استرداد ما دفعه.',
  },
  'notifications.templates.1081.refundFailed': {
    en: 'A refund of order {number} failed. Repeat it.',
    ar: 'تعذّر استرداد مبلغ من الطلب {number}. أعد المحاولة.',
  },
  'notifications.templates.1081.refundByHand': {
    en: 'A refund of order {number} has to be paid back by hand.',
    ar: 'ينبغي إعادة مبلغ من الطلب {number} إلى المشتري يدويًا.',
  },
  'notifications.templates.1081.refundReturned': {
    en: 'A refund of order {number} did not reach the buyer. Pay it back another way.',
    ar: 'لم يصل مبلغ مستردّ من الطلب {number} إلى المشتري. أعِده إليه بطريقة أخرى.',
  },
  'organization-settings.features.marketplace': { en: 'Marketplace', ar: 'المتجر' },
  'organization-settings.featureTexts.marketplace': {
    en: 'Prices are shown and a {course} can be bought.',
    ar: 'تظهر الأسعار ويمكن شراء {theCourses}.',
  },
  'organization-settings.featureWords.marketplace': { en: 'shop buy price payment sell', ar: 'متجر شراء سعر دفع بيع' },
} as const satisfies Words;
