import type { Words } from '../define.ts';

/** Orders in the studio: the list, an order, refunds and the VAT rate. */
export const words = {
  'order-desk.menu.title': { en: 'Orders', ar: 'الطلبات' },
  'order-desk.menu.transfers': { en: 'Transfers', ar: 'الحوالات' },
  'order-desk.titles.payment': { en: 'Payment', ar: 'الدفع' },
  'order-desk.methods.card': { en: 'Card', ar: 'بطاقة' },
  'order-desk.methods.transfer': { en: 'Bank transfer', ar: 'حوالة بنكية' },
  'order-desk.methods.cash': { en: 'Cash', ar: 'نقدًا' },
  'order-desk.methods.free': { en: 'Free', ar: 'مجاني' },
  'order-desk.fields.method': { en: 'Method', ar: 'طريقة الدفع' },
  'order-desk.fields.receivedOn': { en: 'Received on', ar: 'تاريخ الوصول' },
  'order-desk.fields.reference': { en: 'Reference', ar: 'الرقم المرجعي' },
  'order-desk.actions.toTransfers': { en: 'Confirm or reject', ar: 'تأكيد الدفعة أو رفضها' },
  'order-desk.actions.paidBack': { en: 'Mark as paid back', ar: 'تسجيل الإعادة' },
  'order-desk.titles.paidBack': { en: 'Was {amount} paid back?', ar: 'هل أُعيد {amount} إلى المشتري؟' },
  'order-desk.texts.toPayBack': {
    en: '{amount} has to be paid back by hand.',
    ar: 'ينبغي إعادة {amount} إلى المشتري يدويًا.',
  },
  'order-desk.texts.paidBack': {
    en: 'The refund ends and the buyer is notified. Access to what was refunded whole ends too.',
    ar: 'يكتمل الاسترداد ويُشعَر المشتري، وينتهي وصوله إلى ما استُرد ثمنه كاملًا.',
  },
  'order-desk.done.paidBack': { en: 'Refund of {amount} completed.', ar: 'اكتمل استرداد {amount}.' },
  'order-desk.texts.lead': {
    en: 'What was bought, how it was paid and what was refunded.',
    ar: 'ما تم شراؤه، وكيف دُفع، وما استُرد منه.',
  },
  'order-desk.texts.search': { en: 'Number, name or email', ar: 'الرقم أو الاسم أو البريد' },
  'order-desk.fields.order': { en: 'Order', ar: 'الطلب' },
  'order-desk.fields.buyer': { en: 'Buyer', ar: 'المشتري' },
  'order-desk.fields.placed': { en: 'Placed', ar: 'تاريخ الطلب' },
  'order-desk.fields.status': { en: 'Status', ar: 'الحالة' },
  'order-desk.fields.total': { en: 'Total', ar: 'الإجمالي' },
  'order-desk.fields.amount': { en: 'Amount ({currency})', ar: 'المبلغ ({currency})' },
  'order-desk.fields.note': { en: 'Reason', ar: 'السبب' },
  'order-desk.fields.rate': { en: 'VAT rate in percent', ar: 'نسبة ضريبة القيمة المضافة' },
  'order-desk.actions.refund': { en: 'Refund', ar: 'استرداد' },
  'order-desk.actions.refundAmount': { en: 'Refund {amount}', ar: 'استرداد {amount}' },
  'order-desk.actions.tax': { en: 'Tax and seller', ar: 'الضريبة والبائع' },
  'order-desk.actions.documents': { en: 'Tax documents', ar: 'المستندات الضريبية' },
  'order-desk.titles.refund': { en: 'Refund “{title}”', ar: 'استرداد ثمن «{title}»' },
  'order-desk.titles.tax': { en: 'VAT rate', ar: 'نسبة ضريبة القيمة المضافة' },
  'order-desk.texts.refundWhole': {
    en: 'The buyer gets the amount back the way they paid. Their access ends, and their learning records stay.',
    ar: 'يعود المبلغ إلى المشتري بالطريقة التي دفع بها، وينتهي وصوله، وتبقى سجلات تعلّمه.',
  },
  'order-desk.texts.refundPart': {
    en: 'The buyer gets the amount back the way they paid, and keeps access.',
    ar: 'يعود المبلغ إلى المشتري بالطريقة التي دفع بها، ويبقى وصوله قائمًا.',
  },
  'order-desk.texts.amountRange': {
    en: 'Enter an amount up to {amount}.',
    ar: 'أدخل مبلغًا لا يتجاوز {amount}.',
  },
  'order-desk.texts.note': { en: 'The buyer sees it in the order.', ar: 'يظهر للمشتري في صفحة الطلب.' },
  'order-desk.texts.tax': {
    en: 'Prices include it. A change applies to new orders only.',
    ar: 'الأسعار شاملة لها، ولا يسري التغيير إلا على الطلبات الجديدة.',
  },
  'order-desk.texts.rateRange': {
    en: 'Enter a number from 0 to 100 with at most two decimals.',
    ar: 'أدخل عددًا بين ٠ و١٠٠ بخانتين عشريتين على الأكثر.',
  },
  'order-desk.done.refund': { en: 'A refund of {amount} is on its way.', ar: 'استرداد {amount} في طريقه إلى المشتري.' },
  'order-desk.done.tax': { en: 'VAT rate saved.', ar: 'حُفظت نسبة الضريبة.' },
} as const satisfies Words;
