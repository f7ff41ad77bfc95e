import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.landing-page': { en: 'Landing page', ar: 'صفحة البداية' },
  'organization-settings.features.landing-leadership-development': {
    en: 'Page: leadership development',
    ar: 'صفحة تطوير القيادات',
  },
  'organization-settings.features.landing-executive-coach': {
    en: 'Page: executive coaching',
    ar: 'صفحة الإرشاد التنفيذي',
  },
  'organization-settings.features.landing-professional-leadership': {
    en: 'Page: professional leadership',
    ar: 'صفحة القيادة المهنية',
  },
  'organization-settings.features.landing-webinars': { en: 'Page: webinars', ar: 'صفحة الندوات عبر الإنترنت' },
  'organization-settings.features.landing-about-us': { en: 'Page: about us', ar: 'صفحة من نحن' },
  'organization-settings.features.landing-privacy-policy': { en: 'Page: privacy policy', ar: 'صفحة سياسة الخصوصية' },
  'organization-settings.features.landing-education-ethics': {
    en: 'Page: education ethics',
    ar: 'صفحة أخلاقيات التعليم',
  },
  'organization-settings.features.landing-terms-of-use': { en: 'Page: terms of use', ar: 'صفحة شروط الاستخدام' },
  'organization-settings.features.landing-contact-us': { en: 'Page: contact us', ar: 'صفحة اتصل بنا' },
  'organization-settings.features.landing-technical-support': { en: 'Page: technical support', ar: 'صفحة الدعم الفني' },
  'organization-settings.featureTexts.landing-page': { en: 'What visitors see first.', ar: 'أول ما يراه الزوّار.' },
  'organization-settings.featureWords.landing-page': { en: 'home front welcome public', ar: 'الرئيسية الواجهة ترحيب' },
  'organization-settings.featureTexts.landing-leadership-development': {
    en: 'A page about this programme.',
    ar: 'صفحة عن هذا البرنامج.',
  },
  'organization-settings.featureWords.landing-leadership-development': { en: 'programme leaders', ar: 'برنامج قادة' },
  'organization-settings.featureTexts.landing-executive-coach': {
    en: 'A page about this programme.',
    ar: 'صفحة عن هذا البرنامج.',
  },
  'organization-settings.featureWords.landing-executive-coach': { en: 'programme coach', ar: 'برنامج كوتشينغ' },
  'organization-settings.featureTexts.landing-professional-leadership': {
    en: 'A page about this programme.',
    ar: 'صفحة عن هذا البرنامج.',
  },
  'organization-settings.featureWords.landing-professional-leadership': { en: 'programme leaders', ar: 'برنامج قادة' },
  'organization-settings.featureTexts.landing-webinars': {
    en: 'A page about what you offer online.',
    ar: 'صفحة عمّا تقدّمونه عبر الإنترنت.',
  },
  'organization-settings.featureWords.landing-webinars': { en: 'online meeting broadcast', ar: 'ندوة بث لقاء' },
  'organization-settings.featureTexts.landing-about-us': { en: 'Who you are.', ar: 'من أنتم.' },
  'organization-settings.featureWords.landing-about-us': { en: 'organisation team company', ar: 'المؤسسة فريق شركة' },
  'organization-settings.featureTexts.landing-privacy-policy': {
    en: 'What happens to personal data.',
    ar: 'ما الذي يُفعل بالبيانات الشخصية.',
  },
  'organization-settings.featureWords.landing-privacy-policy': {
    en: 'data protection legal',
    ar: 'بيانات حماية قانوني',
  },
  'organization-settings.featureTexts.landing-education-ethics': {
    en: 'The principles by which you teach.',
    ar: 'المبادئ التي تعلّمون بها.',
  },
  'organization-settings.featureWords.landing-education-ethics': { en: 'principles values', ar: 'مبادئ قيم' },
  'organization-settings.featureTexts.landing-terms-of-use': {
    en: 'The rules for using the platform.',
    ar: 'قواعد استخدام المنصّة.',
  },
  'organization-settings.featureWords.landing-terms-of-use': { en: 'conditions rules legal', ar: 'شروط أحكام قانوني' },
  'organization-settings.featureTexts.landing-contact-us': {
    en: 'Your address, and a form for messages.',
    ar: 'عنوانكم ونموذج للرسائل.',
  },
  'organization-settings.featureWords.landing-contact-us': {
    en: 'address phone email message',
    ar: 'عنوان هاتف بريد رسالة',
  },
  'organization-settings.featureTexts.landing-technical-support': {
    en: 'Help for those who are stuck.',
    ar: 'مساعدة لمن يواجه مشكلة.',
  },
  'organization-settings.featureWords.landing-technical-support': {
    en: 'help support problem',
    ar: 'مساعدة دعم مشكلة',
  },
} as const satisfies Words;
