import type { Words } from '../define.ts';

/** Lists that give credit to many members at once, in the studio. */
export const words = {
  'credit-lists.titles.lists': { en: 'Credit lists', ar: 'قوائم الأرصدة' },
  'credit-lists.titles.new': { en: 'Add credit to many members', ar: 'إضافة رصيد إلى عدة أعضاء' },
  'credit-lists.texts.lead': {
    en: 'Lists by which credit was given to many members at once.',
    ar: 'قوائم أُضيف بها رصيد إلى عدة أعضاء دفعة واحدة.',
  },
  'credit-lists.texts.newLead': {
    en: 'Paste a list or choose a file. You see each row and the sum before anything is given.',
    ar: 'الصق قائمة أو اختر ملفًا. تظهر الصفوف ومجموعها قبل إضافة أي رصيد.',
  },
  'credit-lists.fields.name': { en: 'Name of the list', ar: 'اسم القائمة' },
  'credit-lists.hints.name': {
    en: 'Rows that a list of this name has given are not given again, so you can correct a file and send it once more.',
    ar: 'لا تُضاف الصفوف التي أضافتها قائمة بهذا الاسم مرة أخرى، فيمكن تصحيح الملف وإرساله من جديد.',
  },
  'credit-lists.fields.currency': { en: 'Currency', ar: 'العملة' },
  'credit-lists.fields.reason': { en: 'Reason', ar: 'السبب' },
  'credit-lists.hints.reason': {
    en: 'Members read it beside the amount. A third column of the list replaces it.',
    ar: 'يظهر للأعضاء بجانب المبلغ، ويحل محله عمود ثالث في القائمة.',
  },
  'credit-lists.fields.text': { en: 'Email and amount, one member a line', ar: 'البريد والمبلغ، عضو في كل سطر' },
  'credit-lists.actions.new': { en: 'New list', ar: 'قائمة جديدة' },
  'credit-lists.actions.preview': { en: 'Check list', ar: 'فحص القائمة' },
  'credit-lists.actions.back': { en: 'Change list', ar: 'تعديل القائمة' },
  'credit-lists.actions.give': { en: 'Give {amount}', ar: 'إضافة {amount}' },
  'credit-lists.counts.members': {
    en: { one: '{count} row gives {amount} in total.', other: '{count} rows give {amount} in total.' },
    ar: {
      zero: 'لا صف يضيف رصيدًا. المجموع {amount}.',
      one: 'صف واحد يضيف {amount}.',
      two: 'صفان يضيفان {amount} إجمالًا.',
      few: '{count} صفوف تضيف {amount} إجمالًا.',
      many: '{count} صفًا تضيف {amount} إجمالًا.',
      other: '{count} صف تضيف {amount} إجمالًا.',
    },
  },
  'credit-lists.counts.rows': {
    en: { one: '{count} row', other: '{count} rows' },
    ar: {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفان',
      few: '{count} صفوف',
      many: '{count} صفًا',
      other: '{count} صف',
    },
  },
  'credit-lists.texts.nothing': {
    en: 'No row gives credit. Correct the list and check it again.',
    ar: 'لا يضيف أي صف رصيدًا. صحّح القائمة ثم أعد الفحص.',
  },
  'credit-lists.texts.firstRows': {
    en: 'The first {shown} of {total} rows are shown, wrong ones first.',
    ar: 'يظهر {shown} من أصل {total}، والصفوف الخاطئة أولًا.',
  },
  'credit-lists.fields.line': { en: 'Line', ar: 'السطر' },
  'credit-lists.fields.member': { en: 'Member', ar: 'العضو' },
  'credit-lists.fields.amount': { en: 'Amount', ar: 'المبلغ' },
  'credit-lists.fields.result': { en: 'Result', ar: 'النتيجة' },
  'credit-lists.fields.list': { en: 'List', ar: 'القائمة' },
  'credit-lists.fields.made': { en: 'Sent', ar: 'تاريخ الإرسال' },
  'credit-lists.fields.madeBy': { en: 'By', ar: 'بواسطة' },
  'credit-lists.fields.given': { en: 'Given', ar: 'المبلغ المضاف' },
  'credit-lists.results.WAITING': { en: 'Will be given', ar: 'سيُضاف' },
  'credit-lists.results.DONE': { en: 'Given', ar: 'أُضيف' },
  'credit-lists.results.UNKNOWN_MEMBER': { en: 'No active member', ar: 'لا عضو نشط بهذا البريد' },
  'credit-lists.results.WRONG_AMOUNT': { en: 'Wrong amount', ar: 'مبلغ غير صحيح' },
  'credit-lists.results.DONE_ALREADY': { en: 'Given before', ar: 'أُضيف من قبل' },
  'credit-lists.labels.all': { en: 'All rows', ar: 'كل الصفوف' },
  'credit-lists.labels.running': { en: 'Credit is being given', ar: 'تجري إضافة الأرصدة' },
  'credit-lists.labels.finished': { en: 'Finished', ar: 'اكتملت' },
  'credit-lists.empty.title': { en: 'No lists yet', ar: 'لا قوائم بعد' },
  'credit-lists.empty.text': {
    en: 'Add credit to many members with a pasted list or a file.',
    ar: 'أضف رصيدًا إلى عدة أعضاء بقائمة ملصقة أو ملف.',
  },
  'credit-lists.empty.rows': { en: 'No rows with this result', ar: 'لا صفوف بهذه النتيجة' },
  'errors.codes.credit-list.too-long': {
    en: { one: 'A list holds {count} row.', other: 'A list holds up to {count} rows. Send the rest in another list.' },
    ar: {
      zero: 'القائمة لا تتسع لأي صف.',
      one: 'تتسع القائمة لصف واحد.',
      two: 'تتسع القائمة لصفين.',
      few: 'تتسع القائمة لما لا يزيد على {count} صفوف. أرسل البقية في قائمة أخرى.',
      many: 'تتسع القائمة لما لا يزيد على {count} صفًا. أرسل البقية في قائمة أخرى.',
      other: 'تتسع القائمة لما لا يزيد على {count} صف. أرسل البقية في قائمة أخرى.',
    },
  },
  'errors.codes.credit-list.nothing-to-give': {
    en: 'No row of this list gives credit. Nothing was given.',
    ar: 'لا يضيف أي صف في هذه القائمة رصيدًا، ولم يُضف شيء.',
  },
} as const satisfies Words;
