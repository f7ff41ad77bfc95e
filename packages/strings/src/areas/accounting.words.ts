import type { Words } from '../define.ts';

/** Accounting: the page of the studio, the journal and its errors. */
export const words = {
  'accounting.menu.title': { en: 'Accounting', ar: 'المحاسبة' },
  'accounting.texts.lead': {
    en: 'Invoices reach your accounting system automatically. The journal is for bookkeeping by hand.',
    ar: 'تصل الفواتير إلى نظامك المحاسبي تلقائيًا، ودفتر اليومية لمن يسجّل القيود يدويًا.',
  },

  'accounting.delivery.title': { en: 'Deliveries', ar: 'الإرسال إلى النظام المحاسبي' },
  'accounting.delivery.text': {
    en: 'Each invoice, credit note and receipt is posted as JSON to this address, signed with the secret. What is not taken is sent again for three days.',
    ar: 'تُرسل كل فاتورة وكل إشعار دائن وكل إيصال بصيغة JSON إلى هذا العنوان، موقّعة بالمفتاح السري. وما لم يُستلم يُعاد إرساله ثلاثة أيام.',
  },
  'accounting.delivery.enabled': { en: 'Deliver new documents', ar: 'إرسال المستندات الجديدة' },
  'accounting.delivery.url': { en: 'Address', ar: 'العنوان' },
  'accounting.delivery.urlHint': { en: 'Begins with https.', ar: 'يبدأ بـ https.' },
  'accounting.delivery.tests': { en: 'Also deliver test orders', ar: 'إرسال الطلبات التجريبية أيضًا' },
  'accounting.delivery.testsHint': {
    en: 'They are marked as tests.',
    ar: 'تُعلَّم بأنها تجريبية.',
  },
  'accounting.delivery.waiting': { en: 'Waiting', ar: 'بانتظار الإرسال' },
  'accounting.delivery.failed': { en: 'Failed', ar: 'لم تصل' },
  'accounting.delivery.lastSent': { en: 'Last taken', ar: 'آخر استلام' },
  'accounting.delivery.never': { en: 'Never', ar: 'لم يحدث بعد' },

  'accounting.secret.title': { en: 'Secret', ar: 'المفتاح السري' },
  'accounting.secret.end': { en: 'Ends in {end}', ar: 'ينتهي بـ {end}' },
  'accounting.secret.replace': { en: 'Replace secret', ar: 'استبدال المفتاح' },
  'accounting.secret.replaceTitle': { en: 'Replace the secret?', ar: 'استبدال المفتاح السري؟' },
  'accounting.secret.replaceText': {
    en: 'Deliveries are signed with the new secret at once. Your accounting system refuses them until it knows it.',
    ar: 'تُوقَّع المستندات بالمفتاح الجديد فورًا، ولن يقبلها نظامك المحاسبي قبل أن تضيفه فيه.',
  },
  'accounting.secret.shown': {
    en: 'Copy it now. It isn’t shown again.',
    ar: 'انسخه الآن، فلن يظهر مرة أخرى.',
  },

  'accounting.test.send': { en: 'Send test message', ar: 'إرسال رسالة تجريبية' },
  'accounting.test.taken': { en: 'The address took the test message.', ar: 'استلم العنوان الرسالة التجريبية.' },
  'accounting.test.refused': {
    en: 'The address answered with HTTP {status}.',
    ar: 'أجاب العنوان برمز الحالة {status}.',
  },
  'accounting.test.unreachable': {
    en: 'The address can’t be reached.',
    ar: 'تعذّر الوصول إلى العنوان.',
  },

  'accounting.accounts.title': { en: 'Accounts of the journal', ar: 'حسابات دفتر اليومية' },
  'accounting.accounts.text': {
    en: 'Numbers in your chart of accounts.',
    ar: 'أرقام الحسابات في دليلك المحاسبي.',
  },
  'accounting.accounts.sales': { en: 'Sales', ar: 'المبيعات' },
  'accounting.accounts.tax': { en: 'VAT to be paid', ar: 'ضريبة القيمة المضافة المستحقة' },
  'accounting.accounts.card': { en: 'Card payments', ar: 'المدفوعات بالبطاقة' },
  'accounting.accounts.transfer': { en: 'Bank', ar: 'البنك' },
  'accounting.accounts.cash': { en: 'Cash', ar: 'الصندوق' },
  'accounting.accounts.credit': { en: 'Organisation credit', ar: 'رصيد المؤسسة' },

  'accounting.journal.title': { en: 'Journal', ar: 'دفتر اليومية' },
  'accounting.journal.text': {
    en: 'Sales and refunds of a month in double entry.',
    ar: 'مبيعات الشهر والمبالغ المستردّة فيه بالقيد المزدوج.',
  },
  'accounting.journal.file': { en: 'Sales journal', ar: 'يومية المبيعات' },
  'accounting.journal.month': { en: 'Month', ar: 'الشهر' },
  'accounting.journal.refundOf': { en: 'Refund: {title}', ar: 'استرداد: {title}' },

  'accounting.columns.date': { en: 'Date', ar: 'التاريخ' },
  'accounting.columns.order': { en: 'Order', ar: 'الطلب' },
  'accounting.columns.text': { en: 'Text', ar: 'البيان' },
  'accounting.columns.account': { en: 'Account', ar: 'الحساب' },
  'accounting.columns.name': { en: 'Account name', ar: 'اسم الحساب' },
  'accounting.columns.debit': { en: 'Debit', ar: 'مدين' },
  'accounting.columns.credit': { en: 'Credit', ar: 'دائن' },
  'accounting.columns.currency': { en: 'Currency', ar: 'العملة' },
  'accounting.columns.method': { en: 'Payment method', ar: 'طريقة الدفع' },

  'accounting.log.title': { en: 'Delivery log', ar: 'سجل الإرسال' },
  'accounting.log.documents': { en: 'Documents', ar: 'المستندات' },
  'accounting.log.customers': { en: 'Customers', ar: 'العملاء' },
  'accounting.log.number': { en: 'Document', ar: 'المستند' },
  'accounting.log.customer': { en: 'Customer', ar: 'العميل' },
  'accounting.log.status': { en: 'Status', ar: 'الحالة' },
  'accounting.log.attempts': { en: 'Attempts', ar: 'المحاولات' },
  'accounting.log.time': { en: 'Time', ar: 'الوقت' },
  'accounting.log.next': { en: 'Next attempt {time}', ar: 'المحاولة التالية {time}' },
  'accounting.log.none': { en: 'Nothing was delivered yet', ar: 'لم يُرسل شيء بعد' },
  'accounting.log.noneText': {
    en: 'Documents appear here once they are issued while deliveries are on.',
    ar: 'تظهر المستندات هنا عند إصدارها والإرسال مفعّل.',
  },
  'accounting.log.sendAgain': { en: 'Send again', ar: 'إعادة الإرسال' },
  'accounting.log.send': { en: 'Send', ar: 'إرسال' },
  'accounting.log.sendMonth': { en: 'Earlier documents', ar: 'المستندات السابقة' },
  'accounting.log.sendMonthText': {
    en: 'Sends the documents of a month that weren’t sent before.',
    ar: 'يرسل مستندات الشهر التي لم تُرسل من قبل.',
  },
  'accounting.log.monthQueued': {
    en: 'The documents are on their way. The log shows them as they are sent.',
    ar: 'بدأ تجهيز المستندات للإرسال، وستظهر في السجل تباعًا.',
  },
  'accounting.log.sent': {
    en: { one: '{count} document queued.', other: '{count} documents queued.' },
    ar: {
      zero: 'لا مستندات جديدة لإرسالها.',
      one: 'أُضيف مستند واحد إلى قائمة الإرسال.',
      two: 'أُضيف مستندان إلى قائمة الإرسال.',
      few: 'أُضيفت {count} مستندات إلى قائمة الإرسال.',
      many: 'أُضيف {count} مستندًا إلى قائمة الإرسال.',
      other: 'أُضيف {count} مستند إلى قائمة الإرسال.',
    },
  },
  'accounting.statuses.WAITING': { en: 'Waiting', ar: 'بالانتظار' },
  'accounting.statuses.SENT': { en: 'Taken', ar: 'استُلم' },
  'accounting.statuses.FAILED': { en: 'Failed', ar: 'لم يصل' },
  'accounting.done.saved': { en: 'Accounting settings saved.', ar: 'حُفظت إعدادات المحاسبة.' },

  'errors.codes.accounting.off': {
    en: 'Deliveries are off. Switch them on first.',
    ar: 'الإرسال إلى النظام المحاسبي متوقف. فعّله أولًا.',
  },
  'errors.codes.accounting.no-document': {
    en: 'The order has no document to send.',
    ar: 'ليس للطلب مستند لإرساله.',
  },
} as const satisfies Words;
