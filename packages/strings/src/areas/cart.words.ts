import type { Words } from '../define.ts';

/** The cart, checkout, and the page of the test provider. */
export const words = {
  'cart.menu.cart': { en: 'Cart', ar: 'السلة' },
  'cart.titles.cart': { en: 'Your cart', ar: 'سلتك' },
  'cart.courseAddedSuccessfully': { en: 'The {course} is in your cart.', ar: 'أُضيفت {theCourse} إلى سلتك.' },
  'cart.specializationAddedSuccessfully': {
    en: 'The specialisation is in your cart.',
    ar: 'أُضيف التخصّص إلى سلتك.',
  },
  'cart.bundleAddedSuccessfully': { en: 'The bundle is in your cart.', ar: 'أُضيفت الحزمة إلى سلتك.' },
  'cart.coachingPackageAddedSuccessfully': { en: 'The package is in your cart.', ar: 'أُضيفت الباقة إلى سلتك.' },
  'cart.coachingPackageRemovedSuccessfully': {
    en: 'The package was removed from your cart.',
    ar: 'أُزيلت الباقة من سلتك.',
  },
  'cart.coachingPackagePurchasedSuccessfully': { en: 'The package is yours.', ar: 'أصبحت الباقة لك.' },
  'cart.eventAddedSuccessfully': { en: 'The ticket is in your cart.', ar: 'أُضيفت التذكرة إلى سلتك.' },
  'cart.bundleRemovedSuccessfully': {
    en: 'The bundle was removed from your cart.',
    ar: 'أُزيلت الحزمة من سلتك.',
  },
  'cart.bundlePurchasedSuccessfully': { en: 'The bundle is yours.', ar: 'أصبحت الحزمة لك.' },
  'cart.courseRemovedSuccessfully': {
    en: 'The {course} was removed from your cart.',
    ar: 'أُزيلت {theCourse} من سلتك.',
  },
  'cart.specializationRemovedSuccessfully': {
    en: 'The specialisation was removed from your cart.',
    ar: 'أُزيل التخصّص من سلتك.',
  },
  'cart.eventRemovedSuccessfully': {
    en: 'The ticket was removed from your cart.',
    ar: 'أُزيلت التذكرة من سلتك.',
  },
  'cart.sessionRemovedSuccessfully': {
    en: 'The session was removed from your cart.',
    ar: 'أُزيلت الجلسة من سلتك.',
  },
  'cart.seatsRemovedSuccessfully': {
    en: 'The seats were removed from your cart.',
    ar: 'أُزيلت المقاعد من سلتك.',
  },
  'cart.coursePurchasedSuccessfully': { en: 'Your order is complete.', ar: 'اكتمل طلبك.' },
  'cart.specializationPurchasedSuccessfully': { en: 'The specialisation is yours.', ar: 'أصبح التخصّص لك.' },
  'cart.actions.add': { en: 'Add to cart', ar: 'إضافة إلى السلة' },
  'cart.actions.inCart': { en: 'In your cart', ar: 'في سلتك' },
  'cart.actions.view': { en: 'View cart', ar: 'عرض السلة' },

  'cart.counts.items': {
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
  'cart.items.course': { en: '{Course}', ar: '{course}' },
  'cart.items.specialization': { en: 'Specialisation', ar: 'تخصّص' },
  'cart.items.start': { en: '{day}, {time} ({zone})', ar: '{day}، {time} ({zone})' },
  'cart.items.coaching-session': { en: 'Coaching session', ar: 'جلسة إرشاد' },
  'cart.items.event': { en: 'Event', ar: 'فعالية' },
  'cart.items.bundle': { en: 'Bundle', ar: 'حزمة' },
  'cart.items.course-seats': { en: 'Seats in a {course}', ar: 'مقاعد في {course}' },
  'cart.items.coaching-package': { en: 'Coaching package', ar: 'باقة إرشاد' },
  'cart.items.seatCount': { en: 'Number of seats', ar: 'عدد المقاعد' },
  'cart.items.seatPrice': { en: '{price} each', ar: '{price} للمقعد' },
  'cart.items.volumePrice': { en: 'Price for many seats', ar: 'سعر المقاعد الكثيرة' },
  'cart.items.formerPrice': { en: 'Former price:', ar: 'السعر السابق:' },
  'cart.items.listPrice': { en: 'List price:', ar: 'السعر الأصلي:' },
  'cart.items.saleUntil': { en: 'Sale price until {date}', ar: 'سعر العرض حتى {date}' },
  'cart.items.groupPrice': { en: 'Price for your group', ar: 'سعر مجموعتك' },
  'cart.items.ownedPart': {
    en: 'You have “{title}” already: {amount} off',
    ar: 'لديك «{title}» بالفعل: خُصم {amount}',
  },
  'cart.items.removeItem': { en: 'Remove {title}', ar: 'إزالة {title}' },
  'cart.items.openOwned': { en: 'Open it', ar: 'فتح المحتوى' },
  'cart.problems.GONE': { en: 'No longer sold', ar: 'لم يعد معروضًا للبيع' },
  'cart.problems.OWNED': { en: 'You already have this', ar: 'لديك هذا بالفعل' },
  'cart.problems.ORDERED': { en: 'An unpaid order has it', ar: 'ضمن طلب لم يُدفع بعد' },
  'cart.problems.SOLD_OUT': { en: 'Sold out', ar: 'نفدت الأماكن' },
  'cart.problems.CLOSED': { en: 'Not on sale right now', ar: 'غير متاح للبيع حاليًا' },
  'cart.problems.NOT_ALLOWED': { en: 'Not available to your account', ar: 'غير متاح لحسابك' },
  'cart.problems.ON_REQUEST': { en: 'Price on request', ar: 'السعر عند الطلب' },
  'cart.notes.priceChanged': {
    en: '“{title}” went from {before} to {now} since you added it.',
    ar: 'تغيّر سعر «{title}» من {before} إلى {now} منذ إضافته.',
  },
  'cart.notes.problems': {
    en: 'Items marked in red are not part of the total.',
    ar: 'العناصر المعلّمة بالأحمر لا تدخل في الإجمالي.',
  },
  'cart.notes.severalOrders': {
    en: {
      one: 'Your cart becomes {count} order.',
      other: 'Your cart has {count} currencies and becomes {count} orders.',
    },
    ar: {
      zero: 'لن يصدر عن سلتك أي طلب.',
      one: 'تصبح سلتك طلبًا واحدًا.',
      two: 'في سلتك عملتان، فتصبح طلبين.',
      few: 'في سلتك {count} عملات، فتصبح {count} طلبات.',
      many: 'في سلتك {count} عملة، فتصبح {count} طلبًا.',
      other: 'في سلتك {count} عملة، فتصبح {count} طلب.',
    },
  },
  'cart.notes.severalOrdersText': {
    en: 'You pay the first one now. The others wait in your payment history for 15 minutes, with a button to pay.',
    ar: 'يُدفع الأول الآن، وتنتظر البقية في سجل المدفوعات ١٥ دقيقة مع زر للدفع.',
  },

  'cart.summary.title': { en: 'Summary', ar: 'الملخّص' },
  'cart.summary.tax': { en: 'VAT {rate}, included', ar: 'منها ضريبة القيمة المضافة {rate}' },
  'cart.summary.reverseCharge': { en: 'VAT, reverse charge', ar: 'الضريبة باحتساب عكسي' },
  'cart.checkout.reverseCharge': {
    en: 'Reverse charge: you pay without VAT, and your company accounts for it.',
    ar: 'احتساب عكسي: الدفع دون ضريبة القيمة المضافة، وعلى شركتك سدادها.',
  },
  'cart.summary.checkout': { en: 'Go to checkout', ar: 'إتمام الشراء' },
  'cart.summary.nothing': { en: 'Nothing in your cart can be ordered now.', ar: 'ليس في سلتك ما يمكن طلبه الآن.' },
  'cart.voucher.label': { en: 'Voucher code', ar: 'رمز القسيمة' },
  'cart.voucher.apply': { en: 'Apply', ar: 'تطبيق' },
  'cart.voucher.remove': { en: 'Remove voucher {code}', ar: 'إزالة القسيمة {code}' },
  'cart.voucher.line': { en: 'Voucher {code}', ar: 'القسيمة {code}' },
  'cart.voucher.off': { en: '{discount} off', ar: 'خصم {discount}' },
  'cart.voucher.ends': { en: 'Ends {date}.', ar: 'تنتهي في {date}.' },
  'cart.voucher.coversAll': { en: 'The voucher covers everything.', ar: 'تغطي القسيمة المبلغ كله.' },
  'cart.voucher.problems.INACTIVE': {
    en: 'It is no longer valid and takes nothing off.',
    ar: 'لم تعد صالحة ولا تخفّض شيئًا.',
  },
  'cart.voucher.problems.NOT_BEGUN': {
    en: 'It is not valid yet and takes nothing off.',
    ar: 'لم يبدأ العمل بها بعد ولا تخفّض شيئًا.',
  },
  'cart.voucher.problems.EXPIRED': {
    en: 'It has expired and takes nothing off.',
    ar: 'انتهت صلاحيتها ولا تخفّض شيئًا.',
  },
  'cart.voucher.problems.USED_BY_YOU': {
    en: 'You have used it already, so it takes nothing off.',
    ar: 'سبق لك استخدامها، فلا تخفّض شيئًا.',
  },
  'cart.voucher.problems.USED_UP': {
    en: 'It is used up and takes nothing off.',
    ar: 'استُنفدت ولا تخفّض شيئًا.',
  },
  'cart.voucher.problems.LAST_USE_HELD': {
    en: 'Its last use is held by another order. If that one is not paid within some minutes, it applies again.',
    ar: 'آخر استخدام لها محجوز لطلب آخر، وتسري من جديد إن لم يُدفع خلال دقائق.',
  },
  'cart.voucher.problems.MINIMUM': {
    en: 'Your order lacks {amount} to its minimum, so it takes nothing off.',
    ar: 'ينقص طلبك {amount} لبلوغ حدها الأدنى، فلا تخفّض شيئًا.',
  },
  'cart.voucher.problems.NOT_FOR_ITEMS': {
    en: 'It is not valid for anything in your cart.',
    ar: 'لا تسري على أي عنصر في سلتك.',
  },
  'cart.voucher.problems.NOTHING_LEFT': {
    en: 'Nothing is left to pay that it could reduce.',
    ar: 'لم يبقَ مبلغ يمكنها تخفيضه.',
  },
  'cart.voucher.problems.SALE_IS_BETTER': {
    en: 'Your sale and group prices are lower, so it takes nothing off.',
    ar: 'أسعار العرض أو المجموعة أقل، فلا تخفّض شيئًا.',
  },
  'cart.voucher.problems.NOT_COMBINABLE': {
    en: 'It does not combine with the other voucher.',
    ar: 'لا تُجمع مع القسيمة الأخرى.',
  },
  'cart.summary.hold': {
    en: 'The cart reserves nothing. Prices are fixed for 15 minutes once you check out.',
    ar: 'السلة لا تحجز شيئًا. تثبت الأسعار ١٥ دقيقة من لحظة إتمام الشراء.',
  },
  'cart.empty.title': { en: 'Your cart is empty', ar: 'سلتك فارغة' },
  'cart.empty.text': {
    en: 'What you choose waits here until you buy it.',
    ar: 'ما تختاره ينتظر هنا حتى شرائه.',
  },
  'cart.empty.action': { en: 'Browse {courses}', ar: 'تصفّح {theCourses}' },

  'cart.checkout.title': { en: 'Checkout', ar: 'الدفع' },
  'cart.checkout.back': { en: 'Back to cart', ar: 'العودة إلى السلة' },
  'cart.checkout.payWith': { en: 'Pay with', ar: 'طريقة الدفع' },
  'cart.checkout.noMethod': {
    en: 'No payment method is available. Please try again later.',
    ar: 'لا تتوفر طريقة للدفع الآن. يُرجى المحاولة لاحقًا.',
  },
  'cart.checkout.order': { en: 'Your order', ar: 'طلبك' },
  'cart.checkout.pay': { en: 'Continue and pay {amount}', ar: 'متابعة ودفع {amount}' },
  'cart.checkout.placeOrder': { en: 'Place order, {amount}', ar: 'تقديم الطلب، {amount}' },
  'cart.checkout.continueTo': { en: 'Continue to {page}', ar: 'المتابعة إلى {page}' },
  'cart.checkout.free': { en: 'Complete order', ar: 'إتمام الطلب' },
  'cart.checkout.notCharged': {
    en: 'Nothing was charged. You can try again.',
    ar: 'لم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى.',
  },
  'cart.checkout.once': {
    en: 'You will not be charged twice, even if you press again or lose your connection.',
    ar: 'لن يُخصم المبلغ مرتين، حتى عند تكرار الضغط أو انقطاع الاتصال.',
  },
  'cart.methods.card': { en: 'Card, Apple Pay or Google Pay', ar: 'بطاقة أو Apple Pay أو Google Pay' },
  'cart.methods.mada': { en: 'mada, card, Apple Pay or STC Pay', ar: 'مدى أو بطاقة أو Apple Pay أو STC Pay' },
  'cart.methods.paypal': { en: 'PayPal', ar: 'PayPal' },
  'cart.methods.test': { en: 'Test payment', ar: 'دفع تجريبي' },
  'cart.methods.transfer': { en: 'Bank transfer', ar: 'حوالة بنكية' },
  'cart.methods.cash': { en: 'Cash', ar: 'نقدًا' },
  'cart.methods.credit': { en: 'Organisation credit', ar: 'رصيد المؤسسة' },
  'cart.methodTexts.credit': {
    en: 'Your credit: {balance}. Left afterwards: {left}.',
    ar: 'رصيدك {balance}، والمتبقي بعد الدفع {left}',
  },
  'cart.methodTexts.creditShort': {
    en: 'Your credit: {balance}. Short by {missing} for this order.',
    ar: 'رصيدك {balance}، وينقصه {missing} لدفع هذا الطلب.',
  },
  'cart.checkout.payWithCredit': { en: 'Pay {amount} with credit', ar: 'دفع {amount} من الرصيد' },
  'cart.methodTexts.card': {
    en: 'You pay on the provider’s page and come back here.',
    ar: 'يتم الدفع في صفحة مزوّد الدفع ثم العودة إلى هنا.',
  },
  'cart.methodTexts.paypal': {
    en: 'You pay at PayPal and come back here.',
    ar: 'يتم الدفع في موقع PayPal ثم العودة إلى هنا.',
  },
  'cart.methodTexts.page': {
    en: 'You pay on the page of {page} and come back here. Your order stays held while you do.',
    ar: 'يتم الدفع في صفحة {page} ثم العودة إلى هنا، ويبقى طلبك محجوزًا في هذه الأثناء.',
  },
  'cart.methodTexts.english': { en: 'Its page is in English.', ar: 'صفحة الدفع بالإنجليزية.' },
  'cart.methodTexts.testKeys': { en: 'TEST: no money moves.', ar: 'اختبار: لا تنتقل أي أموال.' },
  'cart.methodTexts.CURRENCY': {
    en: 'Does not take the currency of this order.',
    ar: 'لا تقبل عملة هذا الطلب.',
  },
  'cart.methodTexts.AMOUNT': {
    en: 'Can’t take exactly this amount in this currency.',
    ar: 'لا تقبل هذا المبلغ تحديدًا بهذه العملة.',
  },
  'cart.methodTexts.test': {
    en: 'You choose on the next page whether it succeeds. No money moves.',
    ar: 'تختار في الصفحة التالية هل تنجح العملية. لا تنتقل أي أموال.',
  },
  'cart.methodTexts.transfer': {
    en: 'You get the account and the reference next. Your order waits for the money for {days}.',
    ar: 'يظهر رقم الحساب والرقم المرجعي في الخطوة التالية، وينتظر طلبك وصول المبلغ {days}.',
  },
  'cart.methodTexts.cash': {
    en: 'You pay in person. Your order waits for the money for {days}.',
    ar: 'يُدفع المبلغ حضوريًا، وينتظر طلبك استلامه {days}.',
  },
  'cart.counts.days': {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: 'أقل من يوم',
      one: 'يومًا واحدًا',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },

  'cart.differences.title': {
    en: { one: '{count} thing changed', other: '{count} things changed' },
    ar: {
      zero: 'لم يتغيّر شيء',
      one: 'تغيّر شيء واحد',
      two: 'تغيّر شيئان',
      few: 'تغيّرت {count} أشياء',
      many: 'تغيّر {count} شيئًا',
      other: 'تغيّر {count} شيء',
    },
  },
  'cart.differences.text': {
    en: 'Nothing was charged. Check the new total before you pay.',
    ar: 'لم يُخصم أي مبلغ. راجع الإجمالي الجديد قبل الدفع.',
  },
  'cart.differences.removed': { en: 'Removed', ar: 'أُزيل' },

  'cart.test.title': { en: 'Test payment', ar: 'دفع تجريبي' },
  'cart.test.text': {
    en: 'Choose how this payment ends. No card is asked for.',
    ar: 'اختر كيف تنتهي هذه العملية. لا حاجة إلى بطاقة.',
  },
  'cart.test.pay': { en: 'Pay {amount}', ar: 'دفع {amount}' },
  'cart.test.decline': { en: 'Decline', ar: 'رفض' },
  'cart.test.toOrder': { en: 'Back to the order', ar: 'العودة إلى الطلب' },
  'cart.test.over': { en: 'This payment has ended', ar: 'انتهت عملية الدفع هذه' },
  'cart.test.overText': {
    en: 'The order shows whether it was paid and what you can do.',
    ar: 'يبيّن الطلب هل دُفع وما الذي يمكن فعله.',
  },
} as const satisfies Words;
