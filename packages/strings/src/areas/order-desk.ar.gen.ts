// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './order-desk.en.gen.ts';

export const messages = {
  "order-desk.menu.title": "الطلبات",
  "order-desk.texts.lead": "ما تم شراؤه، وكيف دُفع، وما استُرد منه.",
  "order-desk.texts.search": "الرقم أو الاسم أو البريد",
  "order-desk.fields.order": "الطلب",
  "order-desk.fields.buyer": "المشتري",
  "order-desk.fields.placed": "تاريخ الطلب",
  "order-desk.fields.status": "الحالة",
  "order-desk.fields.total": "الإجمالي",
  "order-desk.fields.amount": "المبلغ ({currency})",
  "order-desk.fields.note": "السبب",
  "order-desk.fields.rate": "نسبة ضريبة القيمة المضافة",
  "order-desk.actions.refund": "استرداد",
  "order-desk.actions.refundAmount": "استرداد {amount}",
  "order-desk.actions.tax": "الضريبة والبائع",
  "order-desk.actions.documents": "المستندات الضريبية",
  "order-desk.titles.refund": "استرداد ثمن «{title}»",
  "order-desk.titles.tax": "نسبة ضريبة القيمة المضافة",
  "order-desk.texts.refundWhole": "يعود المبلغ إلى المشتري بالطريقة التي دفع بها، وينتهي وصوله، وتبقى سجلات تعلّمه.",
  "order-desk.texts.refundPart": "يعود المبلغ إلى المشتري بالطريقة التي دفع بها، ويبقى وصوله قائمًا.",
  "order-desk.texts.amountRange": "أدخل مبلغًا لا يتجاوز {amount}.",
  "order-desk.texts.note": "يظهر للمشتري في صفحة الطلب.",
  "order-desk.texts.tax": "الأسعار شاملة لها، ولا يسري التغيير إلا على الطلبات الجديدة.",
  "order-desk.texts.rateRange": "أدخل عددًا بين ٠ و١٠٠ بخانتين عشريتين على الأكثر.",
  "order-desk.done.refund": "استرداد {amount} في طريقه إلى المشتري.",
  "order-desk.done.tax": "حُفظت نسبة الضريبة."
} as const satisfies ArabicOf<typeof english>;
