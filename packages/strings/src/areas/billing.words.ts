import type { Words } from '../define.ts';

/** Documents of an order, the company that buys, and the seller, on screens of both applications. */
export const words = {
  'billing.documents.title': { en: 'Documents', ar: 'المستندات' },
  'billing.documents.test': { en: 'Test, not a tax document', ar: 'اختبار، ليس مستندًا ضريبيًا' },
  'billing.documents.pdf': { en: 'Download {number} as PDF', ar: 'تنزيل {number} بصيغة PDF' },
  'billing.documents.xml': { en: 'Download {number} as XML', ar: 'تنزيل {number} بصيغة XML' },
  'billing.documents.emailMe': { en: 'Email it to me', ar: 'إرساله إلى بريدي' },
  'billing.documents.emailBuyer': { en: 'Send again', ar: 'إعادة الإرسال' },
  'billing.documents.sent': {
    en: '{number} is on its way by email.',
    ar: 'المستند {number} في طريقه بالبريد الإلكتروني.',
  },
  'billing.kinds.INVOICE': { en: 'Invoice', ar: 'فاتورة' },
  'billing.kinds.CREDIT_NOTE': { en: 'Credit note', ar: 'إشعار دائن' },
  'billing.kinds.RECEIPT': { en: 'Receipt', ar: 'إيصال' },
  'billing.kinds.REFUND_RECEIPT': { en: 'Refund receipt', ar: 'إيصال استرداد' },

  'billing.company.toggle': { en: 'I buy for a company', ar: 'الشراء باسم شركة' },
  'billing.company.text': {
    en: 'The company gets a standard invoice with its name, VAT number and address.',
    ar: 'تصدر الفاتورة باسم الشركة مع رقمها الضريبي وعنوانها.',
  },
  'billing.company.name': { en: 'Registered name', ar: 'الاسم المسجّل' },
  'billing.vat.number': { en: 'VAT number', ar: 'الرقم الضريبي' },
  'billing.vat.label': { en: 'VAT {number}', ar: 'الرقم الضريبي {number}' },

  'billing.address.street': { en: 'Street', ar: 'الشارع' },
  'billing.address.building': { en: 'Building', ar: 'المبنى' },
  'billing.address.city': { en: 'City', ar: 'المدينة' },
  'billing.address.postalCode': { en: 'Postal code', ar: 'الرمز البريدي' },
  'billing.address.country': { en: 'Country', ar: 'الدولة' },
  'billing.address.choose': { en: 'Choose a country', ar: 'اختيار الدولة' },

  'billing.settings.disclosure': { en: 'Before payment', ar: 'قبل الدفع' },
  'billing.settings.disclosureHint': {
    en: 'Buyers read this above the button that pays, such as your terms of sale. Leave it empty to show nothing.',
    ar: 'نص يقرؤه المشتري فوق زر الدفع، كشروط البيع لديكم. اتركه فارغًا إن لم يكن لازمًا.',
  },
  'billing.settings.disclosureText': { en: 'Text', ar: 'النص' },
  'billing.settings.disclosureSaved': { en: 'Text saved.', ar: 'حُفظ النص.' },
  'billing.settings.providers': { en: 'Payment providers', ar: 'مزوّدو الدفع' },
  'billing.settings.title': { en: 'Marketplace settings', ar: 'إعدادات المتجر' },
  'billing.settings.lead': {
    en: 'VAT, seller, cancellation terms and the text before payment. Changes apply to new orders and documents.',
    ar: 'الضريبة وبيانات البائع وشروط الإلغاء والنص قبل الدفع. تسري التغييرات على الطلبات والمستندات الجديدة.',
  },
  'billing.settings.seller': { en: 'Seller', ar: 'البائع' },
  'billing.settings.sellerText': {
    en: 'Invoices name the seller as registered. Without a VAT number they are not tax invoices.',
    ar: 'تحمل الفواتير اسم البائع كما هو مسجّل، ولا تكون فواتير ضريبية دون رقم ضريبي.',
  },
  'billing.settings.nameEn': { en: 'Registered name in English', ar: 'الاسم المسجّل بالإنجليزية' },
  'billing.settings.nameAr': { en: 'Registered name in Arabic', ar: 'الاسم المسجّل بالعربية' },
  'billing.settings.vatHint': {
    en: 'In Saudi Arabia: 15 digits, beginning and ending with 3.',
    ar: 'في السعودية: ١٥ رقمًا، يبدأ بالرقم ٣ وينتهي به.',
  },
  'billing.settings.issuedBy': { en: 'Tax documents are issued by', ar: 'جهة إصدار المستندات الضريبية' },
  'billing.settings.PLATFORM': { en: 'This platform', ar: 'هذه المنصة' },
  'billing.settings.platformText': {
    en: 'Invoices and credit notes, with the QR code of ZATCA phase 1 for Saudi sellers.',
    ar: 'فواتير وإشعارات دائنة، مع رمز المرحلة الأولى من هيئة الزكاة للبائع السعودي.',
  },
  'billing.settings.OUTSIDE_SYSTEM': { en: 'An outside system', ar: 'نظام خارجي' },
  'billing.settings.outsideText': {
    en: 'Required in ZATCA phase 2. Buyers get a receipt here, and the tax document from your system. Export its data each month.',
    ar: 'مطلوب في المرحلة الثانية. يحصل المشتري هنا على إيصال، ويصدر نظامك المستند الضريبي. تُصدَّر بياناته كل شهر.',
  },
  'billing.settings.reverseCharge': { en: 'Sell with reverse charge', ar: 'البيع بالاحتساب العكسي' },
  'billing.settings.reverseChargeText': {
    en: 'Companies with a VAT number of another country pay the price without VAT and account for it themselves.',
    ar: 'تدفع الشركات ذات الرقم الضريبي في بلد آخر السعر دون الضريبة وتسددها بنفسها.',
  },
  'billing.settings.saved': { en: 'Seller saved.', ar: 'حُفظت بيانات البائع.' },

  'billing.list.accounting': { en: 'Accounting', ar: 'المحاسبة' },
  'billing.list.title': { en: 'Tax documents', ar: 'المستندات الضريبية' },
  'billing.list.lead': {
    en: 'Invoices, credit notes and receipts. Export a month for your accounts or the system that issues tax documents.',
    ar: 'الفواتير والإشعارات الدائنة والإيصالات. يمكن تصدير شهر للمحاسبة أو للنظام الذي يصدر المستندات الضريبية.',
  },
  'billing.list.month': { en: 'Month', ar: 'الشهر' },
  'billing.list.number': { en: 'Document', ar: 'المستند' },
  'billing.list.buyer': { en: 'Buyer', ar: 'المشتري' },
  'billing.list.issued': { en: 'Issued', ar: 'تاريخ الإصدار' },
  'billing.list.total': { en: 'Total', ar: 'المجموع' },
  'billing.list.tax': { en: 'VAT', ar: 'الضريبة' },
  'billing.list.files': { en: 'Files', ar: 'الملفات' },
  'billing.list.empty': { en: 'No documents in this month', ar: 'لا مستندات في هذا الشهر' },
} as const satisfies Words;
