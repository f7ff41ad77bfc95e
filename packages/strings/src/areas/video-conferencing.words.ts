import type { Words } from '../define.ts';

/** With what an organisation meets online, and Zoom accounts that are connected. */
export const words = {
  'organization-settings.tabs.meetings': { en: 'Online meetings', ar: 'اللقاءات عن بُعد' },
  'video-conferencing.menu.zoom': { en: 'Connect Zoom', ar: 'ربط Zoom' },

  'video-conferencing.settings.toolsTitle': { en: 'Tools', ar: 'الأدوات' },
  'video-conferencing.settings.toolsText': {
    en: 'Online lectures can be planned with these. Lectures planned already stay as they are.',
    ar: 'تُخطَّط المحاضرات عن بُعد بهذه الأدوات، وما خُطّط من قبل يبقى كما هو.',
  },
  'video-conferencing.settings.noTool': { en: 'Leave at least one on', ar: 'أبقِ أداة واحدة على الأقل' },
  'video-conferencing.toolTexts.JITSI': {
    en: 'A separate room for each lecture, in the browser, with no account',
    ar: 'غرفة خاصة لكل محاضرة، في المتصفح ودون حساب',
  },
  'video-conferencing.toolTexts.ZOOM': {
    en: 'By link, or created in the Zoom account of the person who plans the lecture',
    ar: 'برابط، أو بلقاء يُنشأ في حساب Zoom لمن يخطّط المحاضرة',
  },
  'video-conferencing.toolTexts.TEAMS': { en: 'By link', ar: 'برابط' },
  'video-conferencing.toolTexts.MEET': { en: 'By link', ar: 'برابط' },
  'video-conferencing.toolTexts.LINK': {
    en: 'Any other address that starts with https',
    ar: 'أي عنوان آخر يبدأ بـ https',
  },
  'video-conferencing.settings.jitsiTitle': { en: 'Jitsi server', ar: 'خادم Jitsi' },
  'video-conferencing.settings.jitsiUrl': { en: 'Address of the server', ar: 'عنوان الخادم' },
  'video-conferencing.settings.jitsiHint': {
    en: 'Leave it empty to use {url}. Existing rooms stay where they are.',
    ar: 'اتركه فارغًا لاستخدام {url}. الغرف القائمة تبقى في مكانها.',
  },
  'video-conferencing.settings.zoomTitle': { en: 'Zoom app', ar: 'تطبيق Zoom' },
  'video-conferencing.settings.zoomText': {
    en: 'With your own Zoom app, {instructors} can connect their accounts, and meetings are created for their lectures automatically.',
    ar: 'بتطبيق خاص بكم في Zoom يربط {theInstructors} حساباتهم، وتحصل المحاضرات على لقاءاتها تلقائيًا.',
  },
  'video-conferencing.settings.clientId': { en: 'Client ID', ar: 'معرّف التطبيق' },
  'video-conferencing.settings.clientSecret': { en: 'Client secret', ar: 'سرّ التطبيق' },
  'video-conferencing.settings.secretKept': {
    en: 'A secret is saved. Type a new one to replace it.',
    ar: 'السرّ محفوظ. اكتب سرًّا جديدًا لاستبداله.',
  },
  'video-conferencing.settings.secretHint': {
    en: 'It’s stored encrypted and never shown again.',
    ar: 'يُحفظ مشفّرًا ولا يُعرض مرة أخرى.',
  },
  'video-conferencing.settings.redirectUrl': {
    en: 'Redirect URL to enter at Zoom',
    ar: 'عنوان العودة الذي تُدخله في Zoom',
  },
  'video-conferencing.settings.scopes': {
    en: 'The app needs scopes to view its user; to view, create, update and delete meetings; and to view cloud recordings.',
    ar: 'يحتاج التطبيق إلى صلاحيات عرض مستخدمه، وعرض اللقاءات وإنشائها وتعديلها وحذفها، وعرض التسجيلات السحابية.',
  },
  'video-conferencing.actions.copy': { en: 'Copy', ar: 'نسخ' },

  'video-conferencing.zoom.title': { en: 'Your Zoom account', ar: 'حسابك في Zoom' },
  'video-conferencing.zoom.lead': {
    en: 'Meetings for lectures that you plan in Zoom are created in this account.',
    ar: 'تُنشأ في هذا الحساب لقاءات المحاضرات التي تخطّطها في Zoom.',
  },
  'video-conferencing.zoom.connected': { en: 'Connected as {account}', ar: 'مربوط باسم {account}' },
  'video-conferencing.zoom.notConnected': { en: 'Not connected', ar: 'غير مربوط' },
  'video-conferencing.zoom.needsConsent': {
    en: 'Zoom no longer accepts the connection. Connect the account again.',
    ar: 'لم يعد Zoom يقبل هذا الربط. اربط الحساب من جديد.',
  },
  'video-conferencing.zoom.unavailable': {
    en: 'An administrator has to set up the Zoom app in the settings first.',
    ar: 'على أحد المسؤولين إعداد تطبيق Zoom في الإعدادات أولًا.',
  },
  'video-conferencing.zoom.policy': { en: 'What we do with your Zoom account', ar: 'ما الذي نفعله بحسابك في Zoom' },
  'video-conferencing.zoom.connecting': { en: 'Connecting your Zoom account', ar: 'جارٍ ربط حسابك في Zoom' },
  'video-conferencing.zoom.done': { en: 'Your Zoom account is connected', ar: 'رُبط حسابك في Zoom' },
  'video-conferencing.zoom.removed': { en: 'Your Zoom account is disconnected', ar: 'فُكّ ربط حسابك في Zoom' },
  'video-conferencing.zoom.confirmTitle': { en: 'Disconnect Zoom?', ar: 'هل تريد فكّ ربط Zoom؟' },
  'video-conferencing.zoom.confirmText': {
    en: 'Existing meetings stay in Zoom, but no longer follow changes to their lectures.',
    ar: 'تبقى اللقاءات القائمة في Zoom، لكنها لا تتبع ما يتغيّر في محاضراتها بعد ذلك.',
  },
  'video-conferencing.actions.connect': { en: 'Connect Zoom', ar: 'ربط Zoom' },
  'video-conferencing.actions.connectAgain': { en: 'Connect again', ar: 'إعادة الربط' },
  'video-conferencing.actions.disconnect': { en: 'Disconnect', ar: 'فكّ الربط' },
  'video-conferencing.actions.account': { en: 'Zoom account', ar: 'حساب Zoom' },

  'video-conferencing.meeting.title': { en: 'Zoom meeting', ar: 'لقاء Zoom' },
  'video-conferencing.meeting.offer': {
    en: 'Create the meeting in your Zoom account, or paste a link below.',
    ar: 'أنشئ اللقاء في حسابك في Zoom، أو الصق رابطًا أدناه.',
  },
  'video-conferencing.meeting.offerConnect': {
    en: 'Connect your Zoom account to have the meeting created for you, or paste a link below.',
    ar: 'اربط حسابك في Zoom فيُنشأ اللقاء لك، أو الصق رابطًا أدناه.',
  },
  'video-conferencing.meeting.saveFirst': {
    en: 'Save the lecture first. Then you can create its meeting.',
    ar: 'احفظ المحاضرة أولًا، ثم يُنشأ لقاؤها.',
  },
  'video-conferencing.meeting.WAITING': { en: 'Updating Zoom', ar: 'جارٍ تحديث Zoom' },
  'video-conferencing.meeting.READY': {
    en: 'The meeting is ready and follows changes to the lecture.',
    ar: 'اللقاء جاهز، ويتبع ما يتغيّر في المحاضرة.',
  },
  'video-conferencing.meeting.FAILED': { en: 'The meeting isn’t ready', ar: 'اللقاء غير جاهز' },
  'video-conferencing.meeting.stale': {
    en: 'The meeting can be joined, but Zoom still has the earlier time or title.',
    ar: 'يمكن دخول اللقاء، لكن Zoom ما زال على وقته أو عنوانه السابق.',
  },
  'video-conferencing.failures.CONNECT': {
    en: 'Zoom no longer accepts the connected account. Connect it again.',
    ar: 'لم يعد Zoom يقبل الحساب المربوط، ويلزم ربطه من جديد.',
  },
  'video-conferencing.failures.LIMITED': {
    en: 'Zoom accepts no more requests for now. We’ll try again automatically.',
    ar: 'لا يقبل Zoom طلبات أخرى الآن. سنعيد المحاولة تلقائيًا.',
  },
  'video-conferencing.failures.UNAVAILABLE': {
    en: 'Zoom can’t be reached. We’ll try again automatically.',
    ar: 'تعذّر الوصول إلى Zoom. سنعيد المحاولة تلقائيًا.',
  },
  'video-conferencing.failures.REFUSED': {
    en: 'Zoom refused this. Check the app’s scopes and your account.',
    ar: 'رفض Zoom الطلب. تحقّق من صلاحيات التطبيق ومن حسابك.',
  },
  'video-conferencing.actions.make': { en: 'Create meeting', ar: 'إنشاء اللقاء' },
  'video-conferencing.actions.makeAll': { en: 'Create Zoom meetings', ar: 'إنشاء لقاءات Zoom' },
  'video-conferencing.actions.retry': { en: 'Try again', ar: 'إعادة المحاولة' },
  'video-conferencing.actions.removeMeeting': { en: 'Remove meeting', ar: 'إزالة اللقاء' },
  'video-conferencing.messages.making': { en: 'Zoom is creating the meetings', ar: 'Zoom ينشئ اللقاءات' },

  'errors.codes.zoom.not-configured': {
    en: 'Zoom isn’t set up in the settings.',
    ar: 'لم يُعدّ Zoom في الإعدادات.',
  },
  'errors.codes.zoom.not-connected': {
    en: 'Connect your Zoom account first.',
    ar: 'اربط حسابك في Zoom أولًا.',
  },
  'errors.codes.zoom.not-for-zoom': {
    en: 'No meeting can be created: the lecture isn’t in Zoom, has its own link, was cancelled or is over.',
    ar: 'لا يمكن إنشاء لقاء: المحاضرة ليست في Zoom، أو لها رابط خاص، أو أُلغيت، أو انتهت.',
  },
  'errors.codes.zoom.consent-unknown': {
    en: 'This answer from Zoom was used already, is too old or belongs to another session. Connect again.',
    ar: 'استُخدم هذا الرد من Zoom من قبل، أو مضى عليه وقت طويل، أو يخص جلسة أخرى. اربط مرة أخرى.',
  },
  'errors.codes.zoom.consent-denied': {
    en: 'Zoom wasn’t given permission. Nothing has been connected.',
    ar: 'لم يُمنح Zoom الإذن، فلم يُربط شيء.',
  },
  'errors.codes.zoom.code-refused': {
    en: 'Zoom didn’t accept the answer. Connect again; if that doesn’t help, ask an administrator to check the app.',
    ar: 'لم يقبل Zoom الرد. اربط مرة أخرى، فإن لم ينجح ذلك فليتحقّق أحد المسؤولين من التطبيق.',
  },
  'errors.codes.zoom.refused': {
    en: 'Zoom refused this. Ask an administrator to check the app’s scopes.',
    ar: 'رفض Zoom الطلب. على أحد المسؤولين التحقّق من صلاحيات التطبيق.',
  },
  'errors.codes.zoom.unavailable': {
    en: 'Zoom can’t be reached right now. Try again in a while.',
    ar: 'تعذّر الوصول إلى Zoom الآن. أعد المحاولة بعد قليل.',
  },
} as const satisfies Words;
