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
} as const satisfies Words;
