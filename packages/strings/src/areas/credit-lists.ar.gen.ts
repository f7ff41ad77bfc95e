// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './credit-lists.en.gen.ts';

export const messages = {
  "credit-lists.titles.lists": "قوائم الأرصدة",
  "credit-lists.titles.new": "إضافة رصيد إلى عدة أعضاء",
  "credit-lists.texts.lead": "قوائم أُضيف بها رصيد إلى عدة أعضاء دفعة واحدة.",
  "credit-lists.texts.newLead": "الصق قائمة أو اختر ملفًا. تظهر الصفوف ومجموعها قبل إضافة أي رصيد.",
  "credit-lists.fields.name": "اسم القائمة",
  "credit-lists.hints.name": "لا تُضاف الصفوف التي أضافتها قائمة بهذا الاسم مرة أخرى، فيمكن تصحيح الملف وإرساله من جديد.",
  "credit-lists.fields.currency": "العملة",
  "credit-lists.fields.reason": "السبب",
  "credit-lists.hints.reason": "يظهر للأعضاء بجانب المبلغ، ويحل محله عمود ثالث في القائمة.",
  "credit-lists.fields.text": "البريد والمبلغ، عضو في كل سطر",
  "credit-lists.actions.new": "قائمة جديدة",
  "credit-lists.actions.preview": "فحص القائمة",
  "credit-lists.actions.back": "تعديل القائمة",
  "credit-lists.actions.give": "إضافة {amount}",
  "credit-lists.counts.members": {
    "zero": "لا صف يضيف رصيدًا. المجموع {amount}.",
    "one": "صف واحد يضيف {amount}.",
    "two": "صفان يضيفان {amount} إجمالًا.",
    "few": "{count} صفوف تضيف {amount} إجمالًا.",
    "many": "{count} صفًا تضيف {amount} إجمالًا.",
    "other": "{count} صف تضيف {amount} إجمالًا."
  },
  "credit-lists.counts.rows": {
    "zero": "لا صفوف",
    "one": "صف واحد",
    "two": "صفان",
    "few": "{count} صفوف",
    "many": "{count} صفًا",
    "other": "{count} صف"
  },
  "credit-lists.texts.nothing": "لا يضيف أي صف رصيدًا. صحّح القائمة ثم أعد الفحص.",
  "credit-lists.texts.firstRows": "يظهر {shown} من أصل {total}، والصفوف الخاطئة أولًا.",
  "credit-lists.fields.line": "السطر",
  "credit-lists.fields.member": "العضو",
  "credit-lists.fields.amount": "المبلغ",
  "credit-lists.fields.result": "النتيجة",
  "credit-lists.fields.list": "القائمة",
  "credit-lists.fields.made": "تاريخ الإرسال",
  "credit-lists.fields.madeBy": "بواسطة",
  "credit-lists.fields.given": "المبلغ المضاف",
  "credit-lists.results.WAITING": "سيُضاف",
  "credit-lists.results.DONE": "أُضيف",
  "credit-lists.results.UNKNOWN_MEMBER": "لا عضو نشط بهذا البريد",
  "credit-lists.results.WRONG_AMOUNT": "مبلغ غير صحيح",
  "credit-lists.results.DONE_ALREADY": "أُضيف من قبل",
  "credit-lists.labels.all": "كل الصفوف",
  "credit-lists.labels.running": "تجري إضافة الأرصدة",
  "credit-lists.labels.finished": "اكتملت",
  "credit-lists.empty.title": "لا قوائم بعد",
  "credit-lists.empty.text": "أضف رصيدًا إلى عدة أعضاء بقائمة ملصقة أو ملف.",
  "credit-lists.empty.rows": "لا صفوف بهذه النتيجة"
} as const satisfies ArabicOf<typeof english>;
