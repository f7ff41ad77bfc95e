import type { Words } from '../define.ts';

/** Payment providers in the studio. */
export const words = {
  'payment-accounts.titles.page': { en: 'Payment providers', ar: 'مزوّدو الدفع' },
  'payment-accounts.titles.keys': { en: 'Keys of {provider}', ar: 'مفاتيح {provider}' },
  'payment-accounts.titles.secret': { en: 'Signing secret of the webhook', ar: 'سرّ توقيع الإشعارات' },
  'payment-accounts.titles.webhookId': { en: 'Webhook ID', ar: 'معرّف الإشعارات (Webhook ID)' },
  'payment-accounts.titles.token': { en: 'Secret token of the webhook', ar: 'الرمز السرّي للإشعارات' },
  'payment-accounts.texts.lead': {
    en: 'Buyers pay on the page of a provider and come back. Keys are stored encrypted and never shown again. Administrators can choose test payments at checkout at any time.',
    ar: 'يدفع المشترون في صفحة مزوّد الدفع ثم يعودون. تُحفظ المفاتيح مشفّرة ولا تُعرض مجددًا. ويمكن للمسؤولين اختيار الدفع التجريبي في أي وقت.',
  },
  'payment-accounts.texts.test': {
    en: 'Checkout, receipts and invoices carry the word TEST, and no money moves. Offer a provider with live keys to start selling.',
    ar: 'تحمل صفحة الدفع والإيصالات والفواتير كلمة «اختبار»، ولا تنتقل أي أموال. لبدء البيع، أتِح مزوّدًا بمفاتيح حقيقية.',
  },
  'payment-accounts.titles.test': { en: 'Test mode', ar: 'وضع الاختبار' },
  'payment-accounts.texts.none': {
    en: 'Not connected. Enter its keys to begin; test keys and live keys can both be saved.',
    ar: 'غير مربوط. أدخل مفاتيحه للبدء؛ يمكن حفظ مفاتيح الاختبار والمفاتيح الحقيقية معًا.',
  },
  'payment-accounts.texts.keys': {
    en: 'Copy them from the website of {provider}. They are checked before they are saved.',
    ar: 'انسخها من لوحة التحكم في {provider}. نتحقّق منها قبل حفظها.',
  },
  'payment-accounts.help.stripe': {
    en: 'In your Stripe account under Developers, API keys. A test key begins with sk_test_, a live key with sk_live_.',
    ar: 'تجده في حسابك لدى Stripe ضمن «Developers» ثم «API keys». يبدأ مفتاح الاختبار بـ sk_test_ والمفتاح الحقيقي بـ sk_live_.',
  },
  'payment-accounts.help.paypal': {
    en: 'On developer.paypal.com under Apps & Credentials, once for Sandbox and once for Live. In the features of the app, switch on Transaction search and Customer disputes, so that refunds and disputes at PayPal are found without a webhook.',
    ar: 'تجدهما في developer.paypal.com ضمن «Apps & Credentials»، مرة للاختبار (Sandbox) ومرة للمدفوعات الحقيقية (Live). فعّل في خصائص التطبيق «Transaction search» و«Customer disputes» لنكتشف عمليات الاسترداد والنزاعات لدى PayPal حتى بلا إشعارات.',
  },
  'payment-accounts.help.moyasar': {
    en: 'In your Moyasar account under Settings, API Keys. A test key begins with sk_test_, a live key with sk_live_.',
    ar: 'تجده في حسابك لدى ميسّر ضمن الإعدادات، في مفاتيح الربط البرمجي. يبدأ مفتاح الاختبار بـ sk_test_ والمفتاح الحقيقي بـ sk_live_.',
  },
  'payment-accounts.texts.english': {
    en: 'The payment page of {provider} has no Arabic. Buyers who use Arabic see it in English or in the language of their browser.',
    ar: 'لا تتوفّر صفحة الدفع في {provider} بالعربية، فتظهر للمشترين بالإنجليزية أو بلغة متصفّحهم.',
  },
  'payment-accounts.texts.currency': {
    en: '{provider} does not take the currency of your prices.',
    ar: 'لا يقبل {provider} عملة أسعاركم.',
  },
  'payment-accounts.texts.noWebhook': {
    en: 'No webhook is connected. Payments are still found, within 5 minutes.',
    ar: 'لم تُربط إشعارات المزوّد بعد. تُكتشف المدفوعات مع ذلك خلال ٥ دقائق.',
  },
  'payment-accounts.texts.neverSeen': {
    en: 'The webhook is connected, but none has come yet. Payments are still found, within 5 minutes.',
    ar: 'الربط قائم ولم يصل أي إشعار بعد. تُكتشف المدفوعات مع ذلك خلال ٥ دقائق.',
  },
  'payment-accounts.texts.seen': { en: 'Last webhook: {date}', ar: 'آخر إشعار: {date}' },
  'payment-accounts.texts.secret': {
    en: 'Only needed if you created the webhook endpoint at {provider} yourself.',
    ar: 'لا حاجة إليه إلا إذا أُنشئت نقطة الإشعارات يدويًا في لوحة التحكم في {provider}.',
  },
  'payment-accounts.texts.webhookId': {
    en: 'Only needed if you created the webhook yourself. Copy its ID from the app on developer.paypal.com, under Webhooks.',
    ar: 'لا حاجة إليه إلا إذا أُنشئت الإشعارات يدويًا. انسخه من صفحة التطبيق في developer.paypal.com ضمن «Webhooks».',
  },
  'payment-accounts.texts.token': {
    en: 'Only needed if you added the webhook yourself, in your Moyasar account under Settings, Webhooks. Choose the method POST and all payment events there, and enter the same secret token here.',
    ar: 'لا حاجة إليه إلا إذا أُضيفت الإشعارات يدويًا في حسابك لدى ميسّر ضمن الإعدادات، في «Webhooks». اختر هناك الطريقة POST وجميع أحداث الدفع، وأدخل هنا الرمز السرّي نفسه.',
  },
  'payment-accounts.texts.works': { en: 'Keys work, checked {date}', ar: 'المفاتيح صالحة، آخر تحقّق {date}' },
  'payment-accounts.problems.WRONG_KEYS': {
    en: '{provider} does not accept these keys any more. Replace them.',
    ar: 'لم يعد {provider} يقبل هذه المفاتيح. استبدلها.',
  },
  'payment-accounts.problems.UNREACHABLE': {
    en: '{provider} did not answer. Test the connection again in a minute.',
    ar: 'لم يستجب {provider}. أعد اختبار الاتصال بعد دقيقة.',
  },
  'payment-accounts.problems.REFUSED': {
    en: '{provider} refused the request. Look into your account there.',
    ar: 'رفض {provider} الطلب. راجع لوحة التحكم لديه.',
  },
  'payment-accounts.modes.TEST': { en: 'Test keys', ar: 'مفاتيح اختبار' },
  'payment-accounts.modes.LIVE': { en: 'Live keys', ar: 'مفاتيح حقيقية' },
  'payment-accounts.labels.key': { en: 'Key', ar: 'المفتاح' },
  'payment-accounts.labels.webhook': { en: 'Webhook address', ar: 'عنوان الإشعارات' },
  'payment-accounts.labels.offered': { en: 'Offer to buyers', ar: 'إتاحة للمشترين' },
  'payment-accounts.labels.mode': { en: 'These keys are for', ar: 'هذه المفاتيح' },
  'payment-accounts.methods.card': {
    en: 'Card, Apple Pay or Google Pay',
    ar: 'بطاقة أو Apple Pay أو Google Pay',
  },
  'payment-accounts.methods.mada': {
    en: 'mada, card, Apple Pay or STC Pay',
    ar: 'مدى أو بطاقة أو Apple Pay أو STC Pay',
  },
  'payment-accounts.methods.paypal': { en: 'PayPal balance or card', ar: 'رصيد PayPal أو بطاقة' },
  'payment-accounts.choices.TEST': { en: 'Test (sandbox)', ar: 'للاختبار (Sandbox)' },
  'payment-accounts.choices.LIVE': { en: 'Live payments', ar: 'للمدفوعات الحقيقية (Live)' },
  'payment-accounts.keys.secretKey': { en: 'Secret key', ar: 'المفتاح السرّي' },
  'payment-accounts.keys.clientId': { en: 'Client ID', ar: 'معرّف العميل' },
  'payment-accounts.keys.clientSecret': { en: 'Client secret', ar: 'سرّ العميل' },
  'payment-accounts.actions.enter': { en: 'Enter keys', ar: 'إدخال المفاتيح' },
  'payment-accounts.actions.test': { en: 'Test connection', ar: 'اختبار الاتصال' },
  'payment-accounts.actions.connect': { en: 'Connect webhook', ar: 'ربط الإشعارات' },
  'payment-accounts.actions.reconnect': { en: 'Connect webhook again', ar: 'إعادة ربط الإشعارات' },
  'payment-accounts.actions.secret': { en: 'Enter signing secret', ar: 'إدخال سرّ التوقيع' },
  'payment-accounts.actions.webhookId': { en: 'Enter webhook ID', ar: 'إدخال معرّف الإشعارات' },
  'payment-accounts.actions.token': { en: 'Enter secret token', ar: 'إدخال الرمز السرّي' },
  'payment-accounts.actions.copy': { en: 'Copy webhook address', ar: 'نسخ عنوان الإشعارات' },
  'payment-accounts.done.keys': { en: 'The keys were saved.', ar: 'حُفظت المفاتيح.' },
  'payment-accounts.done.webhook': { en: 'The webhook is connected.', ar: 'رُبطت الإشعارات.' },
  'payment-accounts.done.offered': { en: 'Buyers can pay with it now.', ar: 'يمكن للمشترين الدفع به الآن.' },
  'payment-accounts.done.withdrawn': {
    en: 'Buyers can’t choose it any more. Refunds still work.',
    ar: 'لم يعد متاحًا للمشترين، وتبقى عمليات الاسترداد ممكنة.',
  },
} as const satisfies Words;
