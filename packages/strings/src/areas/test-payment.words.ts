import type { Words } from '../define.ts';

/** The page of the test provider: outcomes to choose from, and what follows from each. */
export const words = {
  'cart.test.choose': { en: 'What happens to order {number}?', ar: 'ماذا يحدث للطلب {number}؟' },
  'cart.test.run': { en: 'Run test', ar: 'تنفيذ الاختبار' },
  'cart.outcomes.PAID': { en: 'Paid', ar: 'يُدفع' },
  'cart.outcomeTexts.PAID': {
    en: 'The payment succeeds and is reported at once.',
    ar: 'تنجح الدفعة ويصل إشعارها فورًا.',
  },
  'cart.outcomes.DECLINED': { en: 'Declined', ar: 'يُرفض' },
  'cart.outcomeTexts.DECLINED': {
    en: 'Nothing is charged. The order can be paid again.',
    ar: 'لا يُخصم أي مبلغ، ويمكن دفع الطلب من جديد.',
  },
  'cart.outcomes.PAID_LATE': { en: 'Paid late', ar: 'يُدفع متأخرًا' },
  'cart.outcomeTexts.PAID_LATE': {
    en: 'The money arrives when the time of the order is over. It is refunded automatically within 5 minutes.',
    ar: 'يصل المبلغ بعد انتهاء مهلة الطلب، ثم يُعاد تلقائيًا خلال ٥ دقائق.',
  },
  'cart.outcomes.PAID_TWICE': { en: 'Paid twice', ar: 'يُدفع مرتين' },
  'cart.outcomeTexts.PAID_TWICE': {
    en: 'A second payment of the same order arrives. It is refunded automatically.',
    ar: 'تصل دفعة ثانية للطلب نفسه، وتُعاد تلقائيًا.',
  },
  'cart.outcomes.NOTIFIED_TWICE': { en: 'Reported twice', ar: 'يصل الإشعار مرتين' },
  'cart.outcomeTexts.NOTIFIED_TWICE': {
    en: 'The same payment is reported two times. Access is granted once.',
    ar: 'يصل إشعار الدفعة نفسها مرتين، وتُتاح المشتريات مرة واحدة.',
  },
  'cart.outcomes.NEVER_NOTIFIED': { en: 'Never reported', ar: 'لا يصل الإشعار' },
  'cart.outcomeTexts.NEVER_NOTIFIED': {
    en: 'The payment succeeds, but nothing reports it. The check that runs every 5 minutes finds it.',
    ar: 'تنجح الدفعة دون إشعار، وتكتشفها المطابقة التي تجري كل ٥ دقائق.',
  },
  'cart.outcomes.REFUND_FAILED_LATER': {
    en: 'Paid, then a refund fails',
    ar: 'يُدفع ثم يتعذّر استرداده',
  },
  'cart.outcomeTexts.REFUND_FAILED_LATER': {
    en: 'The payment succeeds. A refund of it succeeds too, and fails some minutes later.',
    ar: 'تنجح الدفعة. وإن استُرد منها مبلغ نجح استرداده، ثم تعذّر وصوله بعد دقائق.',
  },
  'cart.outcomes.DISPUTED': { en: 'Paid, then disputed', ar: 'يُدفع ثم يُعترض عليه' },
  'cart.outcomeTexts.DISPUTED': {
    en: 'Access is suspended until an administrator decides the dispute on the order’s page in the studio.',
    ar: 'يُعلَّق الوصول إلى أن يبتّ أحد المسؤولين في النزاع من صفحة الطلب في الاستوديو.',
  },
  'errors.codes.test-payment.no-open-dispute': {
    en: 'No dispute of this payment is open. Reload the page.',
    ar: 'لا نزاع قائم على هذه الدفعة. أعد تحميل الصفحة.',
  },
} as const satisfies Words;
