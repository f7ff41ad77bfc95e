import type { Words } from '../define.ts';

export const words = {
  'errors.codes.question-file.format-unknown': {
    en: 'Unknown file format. Choose the format.',
    ar: 'صيغة الملف غير معروفة. اختر الصيغة.',
  },
  'errors.codes.question-file.cartridge': {
    en: 'This content package has no questions.',
    ar: 'لا تحتوي حزمة المحتوى هذه على أسئلة.',
  },
  'errors.codes.question-file.blackboard': {
    en: 'Blackboard questions are not supported. Export them as QTI 2.1.',
    ar: 'أسئلة Blackboard غير مدعومة. صدِّرها بصيغة QTI 2.1.',
  },
  'errors.codes.question-file.h5p': {
    en: 'H5P content has no questions to import.',
    ar: 'لا يحتوي ملف H5P على أسئلة للاستيراد.',
  },
  'errors.codes.question-file.moodle-backup': {
    en: 'This is a backup or archive. In Moodle, export the questions as Moodle XML or GIFT.',
    ar: 'هذه نسخة احتياطية أو ملف مضغوط آخر. صدِّر الأسئلة من Moodle بصيغة Moodle XML أو GIFT.',
  },
  'errors.codes.question-file.document': {
    en: 'This is a document. Use GIFT, Aiken, Moodle XML or QTI; save GIFT and Aiken as plain text.',
    ar: 'هذا مستند. استخدم GIFT أو Aiken أو Moodle XML أو QTI؛ واحفظ GIFT وAiken نصًا عاديًا.',
  },
  'errors.codes.question-file.other-data': {
    en: 'This file contains no questions that can be read.',
    ar: 'لا أسئلة يمكن قراءتها في هذا الملف.',
  },
} as const satisfies Words;
