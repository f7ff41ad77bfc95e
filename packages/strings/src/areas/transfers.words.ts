import type { Words } from '../define.ts';

/** Orders that are paid by bank transfer or in cash, in the studio. */
export const words = {
  'transfers.titles.page': { en: 'Transfers and cash', ar: 'الحوالات والنقد' },
  'transfers.titles.confirm': { en: 'Confirm the payment of order {number}', ar: 'تأكيد دفعة الطلب {number}' },
  'transfers.titles.markPaid': { en: 'Mark order {number} as paid', ar: 'تسجيل دفع الطلب {number}' },
  'transfers.titles.reject': { en: 'Reject the payment of order {number}', ar: 'رفض دفعة الطلب {number}' },
  'transfers.titles.settings': { en: 'Transfer and cash', ar: 'الحوالة والنقد' },
  'transfers.states.WAITING': { en: 'Waiting', ar: 'بالانتظار' },
  'transfers.states.CONFIRMED': { en: 'Confirmed', ar: 'مؤكَّدة' },
  'transfers.states.REJECTED': { en: 'Rejected', ar: 'مرفوضة' },
  'transfers.states.ENDED': { en: 'Ended', ar: 'منتهية' },
  'transfers.methods.transfer': { en: 'Bank transfer', ar: 'حوالة بنكية' },
  'transfers.methods.cash': { en: 'Cash', ar: 'نقدًا' },
  'transfers.fields.method': { en: 'Method', ar: 'طريقة الدفع' },
  'transfers.fields.received': { en: 'Amount received ({currency})', ar: 'المبلغ الواصل ({currency})' },
  'transfers.fields.receivedOn': { en: 'Received on', ar: 'تاريخ الوصول' },
  'transfers.fields.reference': { en: 'Bank reference', ar: 'الرقم المرجعي لدى البنك' },
  'transfers.fields.receipt': { en: 'Receipt number', ar: 'رقم سند القبض' },
  'transfers.fields.instructions': { en: 'Instructions', ar: 'تعليمات الدفع' },
  'transfers.fields.waitDays': { en: 'Days to wait', ar: 'أيام الانتظار' },
  'transfers.fields.iban': { en: 'IBAN', ar: 'رقم الآيبان' },
  'transfers.fields.holder': { en: 'Account holder', ar: 'صاحب الحساب' },
  'transfers.fields.bank': { en: 'Bank', ar: 'البنك' },
  'transfers.actions.confirm': { en: 'Confirm payment', ar: 'تأكيد الدفعة' },
  'transfers.actions.markPaid': { en: 'Mark as paid', ar: 'تسجيل الدفع' },
  'transfers.actions.reject': { en: 'Reject', ar: 'رفض' },
  'transfers.actions.settings': { en: 'Instructions', ar: 'تعليمات الدفع' },
  'transfers.texts.lead': {
    en: 'Orders wait here until you confirm that their money has arrived.',
    ar: 'تنتظر الطلبات هنا حتى تأكيد وصول مبالغها.',
  },
  'transfers.texts.empty': { en: 'No payments here', ar: 'لا دفعات هنا' },
  'transfers.texts.markPaid': {
    en: 'The buyer gets what they ordered, an invoice and a notification. A payment that they had begun ends.',
    ar: 'يحصل المشتري على ما طلبه وعلى فاتورة وإشعار، وتنتهي أي عملية دفع كان قد بدأها.',
  },
  'transfers.texts.expected': {
    en: '{name} owes {amount}.',
    ar: 'المطلوب من {name}: {amount}.',
  },
  'transfers.texts.received': {
    en: 'Enter it as your bank statement or cash receipt shows it.',
    ar: 'كما يظهر في كشف الحساب أو سند القبض.',
  },
  'transfers.texts.otherAmount': {
    en: 'The order costs {amount}, not {received}. Ask for the difference or reject the payment.',
    ar: 'قيمة الطلب {amount} وليست {received}. اطلب الفرق أو ارفض الدفعة.',
  },
  'transfers.texts.confirmLate': {
    en: 'This order can no longer be paid. The money is recorded as a refund that you pay back by hand.',
    ar: 'لم يعد دفع هذا الطلب ممكنًا. يُسجَّل المبلغ استردادًا تعيده إلى المشتري بنفسك.',
  },
  'transfers.texts.reject': {
    en: 'The buyer is notified and can pay another way while the order lasts.',
    ar: 'يصل المشتريَ إشعارٌ، ويمكنه الدفع بطريقة أخرى ما دام الطلب قائمًا.',
  },
  'transfers.texts.settings': {
    en: 'Buyers see this when they choose to pay this way. Waiting orders show changes at once.',
    ar: 'يظهر هذا للمشتري عند اختيار هذه الطريقة، وتظهر التعديلات فورًا في الطلبات المنتظرة.',
  },
  'transfers.texts.instructions': {
    en: 'For example where to pay and what to name. The order number and the account are shown anyway.',
    ar: 'مثل مكان الدفع وما ينبغي ذكره. يظهر رقم الطلب وبيانات الحساب في كل الأحوال.',
  },
  'transfers.texts.waitDays': {
    en: 'The order expires if no money is confirmed within these days.',
    ar: 'تنتهي مهلة الطلب إذا لم يُؤكَّد وصول المبلغ خلالها.',
  },
  'transfers.texts.waitRange': { en: 'Enter a number from 1 to {most}.', ar: 'أدخل عددًا من ١ إلى {most}.' },
  'transfers.texts.iban': {
    en: 'This is not a valid IBAN. Check its digits.',
    ar: 'رقم الآيبان غير صحيح. راجع أرقامه.',
  },
  'transfers.done.confirmed': { en: '{amount} confirmed.', ar: 'أُكّد وصول {amount}.' },
  'transfers.done.rejected': { en: 'Payment rejected.', ar: 'رُفضت الدفعة.' },
  'transfers.done.settings': { en: 'Payment methods saved.', ar: 'حُفظت طرق الدفع.' },
} as const satisfies Words;
