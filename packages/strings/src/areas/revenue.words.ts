import type { Words } from '../define.ts';

/** Revenue: the page of the studio, its export and its errors. */
export const words = {
  'revenue.menu.title': { en: 'Revenue', ar: 'الإيرادات' },
  'revenue.texts.lead': {
    en: 'Paid orders by the day they were paid, and refunds by the day they succeeded.',
    ar: 'تُحتسب الطلبات في يوم دفعها، والمبالغ المستردّة في يوم إعادتها.',
  },

  'revenue.period.title': { en: 'Period', ar: 'المدة' },
  'revenue.period.month': { en: 'This month', ar: 'هذا الشهر' },
  'revenue.period.last': { en: 'Last month', ar: 'الشهر الماضي' },
  'revenue.period.year': { en: 'This year', ar: 'هذه السنة' },
  'revenue.period.free': { en: 'Other', ar: 'مدة أخرى' },
  'revenue.period.from': { en: 'From', ar: 'من' },
  'revenue.period.to': { en: 'To', ar: 'إلى' },

  'revenue.labels.payouts': { en: 'Payouts and fees', ar: 'التحويلات والرسوم' },
  'revenue.labels.currency': { en: 'Currency', ar: 'العملة' },
  'revenue.labels.includeTest': { en: 'Include test orders', ar: 'احتساب الطلبات التجريبية' },
  'revenue.labels.noGroup': { en: 'No group', ar: 'بلا مجموعة' },
  'revenue.labels.total': { en: 'Total', ar: 'المجموع' },
  'revenue.test.badge': { en: 'TEST', ar: 'اختبار' },
  'revenue.test.text': {
    en: 'These figures include test orders, for which no money moved.',
    ar: 'تشمل هذه الأرقام طلبات تجريبية لم تنتقل فيها أي أموال.',
  },

  'revenue.by.day': { en: 'Day', ar: 'اليوم' },
  'revenue.by.month': { en: 'Month', ar: 'الشهر' },
  'revenue.by.item': { en: 'Item', ar: 'العنصر' },
  'revenue.by.method': { en: 'Payment method', ar: 'طريقة الدفع' },
  'revenue.by.group': { en: 'Member group', ar: 'مجموعة الأعضاء' },
  'revenue.by.tax-rate': { en: 'VAT rate', ar: 'نسبة الضريبة' },

  'revenue.titles.figures': { en: 'Figures of the period', ar: 'أرقام المدة' },
  'revenue.titles.day': { en: 'By day, in {currency}', ar: 'بحسب اليوم، بعملة {currency}' },
  'revenue.titles.month': { en: 'By month, in {currency}', ar: 'بحسب الشهر، بعملة {currency}' },
  'revenue.titles.item': { en: 'Bestsellers', ar: 'الأكثر مبيعًا' },
  'revenue.titles.method': { en: 'By payment method', ar: 'بحسب طريقة الدفع' },
  'revenue.titles.group': { en: 'By member group', ar: 'بحسب مجموعة الأعضاء' },
  'revenue.titles.tax-rate': { en: 'Tax report', ar: 'التقرير الضريبي' },
  'revenue.texts.groups': {
    en: 'Groups are permission sets. A buyer in several groups counts in each of them.',
    ar: 'المجموعات هي مجموعات الصلاحيات، ويُحتسب المشتري المنتمي إلى أكثر من مجموعة في كل منها.',
  },
  'revenue.texts.firstRows': {
    en: 'The {count} items with the highest net are shown. The export has all.',
    ar: 'تظهر هنا العناصر الأعلى صافيًا وعددها {count}، ويضم الملف المصدَّر كل العناصر.',
  },

  'revenue.columns.sold': { en: 'Sold', ar: 'العدد' },
  'revenue.columns.gross': { en: 'Sales', ar: 'المبيعات' },
  'revenue.columns.discount': { en: 'Discounts', ar: 'الخصومات' },
  'revenue.columns.charged': { en: 'Charged', ar: 'المدفوع' },
  'revenue.columns.refunded': { en: 'Refunded', ar: 'المستردّ' },
  'revenue.columns.tax': { en: 'VAT', ar: 'الضريبة' },
  'revenue.columns.refundedTax': { en: 'VAT in refunds', ar: 'ضريبة المستردّ' },
  'revenue.columns.net': { en: 'Net', ar: 'الصافي' },
  'revenue.columns.currency': { en: 'Currency', ar: 'العملة' },

  'revenue.methods.card': { en: 'Card', ar: 'بطاقة' },
  'revenue.methods.paypal': { en: 'PayPal', ar: 'PayPal' },
  'revenue.methods.credit': { en: 'Organisation credit', ar: 'رصيد المؤسسة' },
  'revenue.methods.transfer': { en: 'Bank transfer', ar: 'حوالة بنكية' },
  'revenue.methods.cash': { en: 'Cash', ar: 'نقدًا' },
  'revenue.methods.voucher': { en: 'Voucher', ar: 'قسيمة' },
  'revenue.methods.free': { en: 'Free', ar: 'مجاني' },

  'revenue.file.title': { en: 'Revenue', ar: 'الإيرادات' },
  'revenue.file.withTest': { en: 'Revenue (TEST)', ar: 'الإيرادات (اختبار)' },

  'revenue.empty.title': { en: 'No revenue yet', ar: 'لا إيرادات بعد' },
  'revenue.empty.text': { en: 'Revenue appears once an order is paid.', ar: 'تظهر الإيرادات هنا عند دفع أول طلب.' },
  'revenue.empty.period': {
    en: 'Nothing was sold or refunded in this period.',
    ar: 'لا مبيعات ولا استردادات في هذه المدة.',
  },

  'errors.codes.revenue.invalid-period': {
    en: 'The period must end after it begins and cover at most ten years, or 366 days where days are listed.',
    ar: 'يجب أن تنتهي المدة بعد بدايتها وألا تتجاوز عشر سنوات، أو ٣٦٦ يومًا عند العرض بحسب اليوم.',
  },
} as const satisfies Words;
