import type { Words } from '../define.ts';

export const words = {
  'errors.codes.media.type-mismatch': {
    en: 'The content of this file doesn’t match its name. Save it again in the right format.',
    ar: 'محتوى هذا الملف ليس كما يدل عليه اسمه. احفظه من جديد بالصيغة الصحيحة.',
  },
  'errors.codes.media.not-accepted': {
    en: '{format} files can’t be used here. Choose {accepted}.',
    ar: 'لا تُقبل هنا الملفات بصيغة {format}. اختر ملفًا بصيغة {accepted}.',
  },
  'errors.codes.media.heic-picture': {
    en: 'HEIC pictures can’t be used here. Choose {accepted}. On an iPhone, Settings > Camera > Formats > Most Compatible takes pictures as JPEG; Preview on a Mac exports existing ones as JPEG.',
    ar: 'لا تُقبل هنا الصور بصيغة HEIC. اختر صورة بصيغة {accepted}. ليلتقط هاتف آيفون الصور بصيغة JPEG اختر: الإعدادات > الكاميرا > التنسيقات > الأكثر توافقًا. أما الصور الموجودة فصدِّرها بصيغة JPEG من تطبيق «معاينة» على أجهزة ماك.',
  },
  'errors.codes.media.not-playable': {
    en: 'Browsers can’t play this MOV video: it isn’t H.264 with AAC sound. Export it as MP4 (H.264) and upload it again.',
    ar: 'لا تستطيع المتصفحات تشغيل فيديو MOV هذا لأنه ليس بترميز H.264 مع صوت AAC. صدِّره بصيغة MP4 (H.264) ثم ارفعه من جديد.',
  },
  'errors.codes.media.upload-incomplete': { en: 'The upload is not complete.', ar: 'لم يكتمل الرفع.' },
  'errors.codes.media.in-use': { en: 'This file is still in use.', ar: 'هذا الملف ما زال مستخدمًا.' },
  'errors.codes.media.link-expired': { en: 'The link to this file has expired.', ar: 'انتهت صلاحية رابط هذا الملف.' },
  'errors.codes.media.unreadable': {
    en: 'The file can’t be read. It may be damaged.',
    ar: 'تعذّرت قراءة الملف. ربما كان تالفًا.',
  },
} as const satisfies Words;
