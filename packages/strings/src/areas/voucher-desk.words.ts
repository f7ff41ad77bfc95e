import type { Words } from '../define.ts';

/** Vouchers in the studio: the list, the form of a voucher, and batches. */
export const words = {
  'voucher-desk.menu.title': { en: 'Vouchers', ar: 'القسائم' },
  'voucher-desk.texts.lead': {
    en: 'Codes that reduce the price of an order.',
    ar: 'رموز تخفّض سعر الطلب.',
  },
  'voucher-desk.texts.search': { en: 'Code or name', ar: 'الرمز أو الاسم' },
  'voucher-desk.empty.title': { en: 'No vouchers yet', ar: 'لا قسائم بعد' },
  'voucher-desk.empty.text': {
    en: 'Create a code that buyers enter in their cart.',
    ar: 'أنشئ رمزًا يُدخله المشترون في السلة.',
  },

  'voucher-desk.fields.code': { en: 'Code', ar: 'الرمز' },
  'voucher-desk.fields.rule': { en: 'Rule', ar: 'القاعدة' },
  'voucher-desk.fields.used': { en: 'Used', ar: 'مرات الاستخدام' },
  'voucher-desk.fields.ends': { en: 'Until', ar: 'حتى' },
  'voucher-desk.fields.status': { en: 'Status', ar: 'الحالة' },
  'voucher-desk.fields.label': { en: 'Internal name', ar: 'اسم داخلي' },
  'voucher-desk.fields.kind': { en: 'Takes off', ar: 'نوع الخصم' },
  'voucher-desk.fields.percent': { en: 'Percentage', ar: 'النسبة المئوية' },
  'voucher-desk.fields.amount': { en: 'Amount ({currency})', ar: 'المبلغ ({currency})' },
  'voucher-desk.fields.minimum': { en: 'Order of at least ({currency})', ar: 'الحد الأدنى للطلب ({currency})' },
  'voucher-desk.fields.scope': { en: 'Applies to', ar: 'تسري على' },
  'voucher-desk.fields.itemTypes': { en: 'Kinds of items', ar: 'أنواع العناصر' },
  'voucher-desk.fields.course': { en: 'Add a {course}', ar: 'إضافة {course}' },
  'voucher-desk.fields.categories': { en: 'Categories', ar: 'التصنيفات' },
  'voucher-desk.fields.from': { en: 'Valid from', ar: 'تبدأ في' },
  'voucher-desk.fields.to': { en: 'Valid until', ar: 'تنتهي في' },
  'voucher-desk.fields.maxUses': { en: 'Uses in all', ar: 'مرات الاستخدام إجمالًا' },
  'voucher-desk.fields.maxUsesOfCode': { en: 'Uses of each code', ar: 'مرات استخدام كل رمز' },
  'voucher-desk.fields.maxUsesPerPerson': { en: 'Uses per person', ar: 'مرات الاستخدام لكل شخص' },
  'voucher-desk.fields.stacks': {
    en: 'Combines with another voucher that allows it too',
    ar: 'تُجمع مع قسيمة أخرى تسمح بذلك أيضًا',
  },
  'voucher-desk.fields.count': { en: 'Number of codes', ar: 'عدد الرموز' },
  'voucher-desk.fields.prefix': { en: 'Prefix', ar: 'بادئة الرموز' },

  'voucher-desk.hints.code': {
    en: 'Letters and digits. Buyers can type it in any case, with spaces or hyphens.',
    ar: 'حروف وأرقام. للمشتري كتابته بأحرف كبيرة أو صغيرة، وبمسافات أو شرطات.',
  },
  'voucher-desk.hints.noLimit': { en: 'Empty: no limit', ar: 'اتركه فارغًا إن لم يكن له حد' },
  'voucher-desk.hints.prefix': {
    en: 'Eight random characters follow, without those that look alike.',
    ar: 'تليها ثمانية أحرف وأرقام عشوائية لا يتشابه شكلها.',
  },

  'voucher-desk.kinds.percent': { en: 'A percentage', ar: 'نسبة مئوية' },
  'voucher-desk.kinds.amount': { en: 'An amount', ar: 'مبلغ ثابت' },
  'voucher-desk.scopes.EVERYTHING': { en: 'Everything', ar: 'كل شيء' },
  'voucher-desk.scopes.TYPES': { en: 'Kinds of items', ar: 'أنواع من العناصر' },
  'voucher-desk.scopes.ITEMS': { en: 'Single {courses}', ar: 'عناصر محددة' },
  'voucher-desk.scopes.CATEGORIES': { en: '{Courses} in categories', ar: '{theCourses} في تصنيفات محددة' },

  'voucher-desk.states.ACTIVE': { en: 'Active', ar: 'سارية' },
  'voucher-desk.states.SCHEDULED': { en: 'Scheduled', ar: 'لم تبدأ بعد' },
  'voucher-desk.states.USED_UP': { en: 'Used up', ar: 'استُنفدت' },
  'voucher-desk.states.ENDED': { en: 'Ended', ar: 'انتهت' },
  'voucher-desk.states.INACTIVE': { en: 'Deactivated', ar: 'موقوفة' },

  'voucher-desk.rules.everything': { en: '{discount} off everything', ar: 'خصم {discount} على كل شيء' },
  'voucher-desk.rules.named': { en: '{discount} off {names}', ar: 'خصم {discount} على {names}' },
  'voucher-desk.rules.minimum': { en: 'order of at least {amount}', ar: 'لطلب لا يقل عن {amount}' },
  'voucher-desk.rules.stacks': { en: 'combines with others', ar: 'تُجمع مع غيرها' },
  'voucher-desk.rules.starts': { en: 'from {date}', ar: 'من {date}' },
  'voucher-desk.rules.noEnd': { en: 'no end', ar: 'بلا نهاية' },
  'voucher-desk.rules.uses': { en: '{used} of {most}', ar: '{used} من {most}' },
  'voucher-desk.rules.held': {
    en: { one: '{count} held by an open order', other: '{count} held by open orders' },
    ar: {
      zero: 'لا استخدام محجوز',
      one: 'استخدام محجوز لطلب لم يُدفع',
      two: 'استخدامان محجوزان لطلبين لم يُدفعا',
      few: '{count} استخدامات محجوزة لطلبات لم تُدفع',
      many: '{count} استخدامًا محجوزًا لطلبات لم تُدفع',
      other: '{count} استخدام محجوز لطلبات لم تُدفع',
    },
  },
  'voucher-desk.rules.batch': { en: 'Batch “{label}”', ar: 'دفعة «{label}»' },

  'voucher-desk.actions.new': { en: 'New voucher', ar: 'قسيمة جديدة' },
  'voucher-desk.actions.newBatch': { en: 'New batch', ar: 'دفعة جديدة' },
  'voucher-desk.actions.create': { en: 'Create voucher', ar: 'إنشاء القسيمة' },
  'voucher-desk.actions.createBatch': {
    en: { one: 'Create {count} code', other: 'Create {count} codes' },
    ar: {
      zero: 'إنشاء الرموز',
      one: 'إنشاء رمز واحد',
      two: 'إنشاء رمزين',
      few: 'إنشاء {count} رموز',
      many: 'إنشاء {count} رمزًا',
      other: 'إنشاء {count} رمز',
    },
  },
  'voucher-desk.actions.deactivate': { en: 'Deactivate', ar: 'إيقاف' },
  'voucher-desk.actions.activate': { en: 'Activate', ar: 'تفعيل' },
  'voucher-desk.actions.download': { en: 'Download batch as CSV', ar: 'تنزيل الدفعة بصيغة CSV' },
  'voucher-desk.actions.downloadCodes': { en: 'Download CSV', ar: 'تنزيل CSV' },

  'voucher-desk.titles.edit': { en: 'Voucher {code}', ar: 'القسيمة {code}' },
  'voucher-desk.done.created': { en: 'Voucher {code} was created.', ar: 'أُنشئت القسيمة {code}.' },
  'voucher-desk.done.saved': { en: 'Voucher {code} was saved.', ar: 'حُفظت القسيمة {code}.' },
  'voucher-desk.done.deactivated': { en: 'Voucher {code} no longer applies.', ar: 'أُوقفت القسيمة {code}.' },
  'voucher-desk.done.activated': { en: 'Voucher {code} applies again.', ar: 'فُعّلت القسيمة {code} من جديد.' },
  'voucher-desk.done.batch': {
    en: { one: '{count} code was created.', other: '{count} codes were created.' },
    ar: {
      zero: 'لم تُنشأ رموز.',
      one: 'أُنشئ رمز واحد.',
      two: 'أُنشئ رمزان.',
      few: 'أُنشئت {count} رموز.',
      many: 'أُنشئ {count} رمزًا.',
      other: 'أُنشئ {count} رمز.',
    },
  },
  'voucher-desk.faults.percent': {
    en: 'Enter a number above 0 and up to 100 with at most two decimals.',
    ar: 'أدخل عددًا أكبر من ٠ ولا يتجاوز ١٠٠ بخانتين عشريتين على الأكثر.',
  },
  'voucher-desk.faults.code': {
    en: 'Enter 3 to 40 letters and digits.',
    ar: 'أدخل من ٣ إلى ٤٠ حرفًا أو رقمًا.',
  },
} as const satisfies Words;
