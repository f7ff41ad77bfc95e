import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.certificates': { en: 'Certificates', ar: 'الشهادات' },
  'notifications.kinds.certificate': { en: 'You have received a certificate.', ar: 'حصلت على شهادة.' },
  'organization-settings.featureTexts.certificates': {
    en: 'A record for those who complete {courses}.',
    ar: 'وثيقة لمن يتمّ {theCourse}.',
  },
  'organization-settings.featureWords.certificates': {
    en: 'diploma award proof completion',
    ar: 'وثيقة إتمام دبلوم إفادة',
  },
  'errors.codes.certificate.already-held': {
    en: 'Everyone you chose already holds a certificate. Reissue it instead.',
    ar: 'لدى من اخترتهم شهادة بالفعل. أعد إصدارها بدلًا من ذلك.',
  },
  'errors.codes.certificate.nobody-takes-part': {
    en: 'No one you chose takes part here, so there is no one to issue a certificate to.',
    ar: 'لا أحد ممن اخترتهم مشارك هنا، فلا يوجد من تُصدر له شهادة.',
  },
  'errors.codes.certificate.already-revoked': {
    en: 'This certificate has been revoked already.',
    ar: 'أُلغيت هذه الشهادة من قبل.',
  },
  'errors.codes.certificate.replaced': {
    en: 'This certificate was replaced by a newer one. Use that one.',
    ar: 'حلّت محل هذه الشهادة شهادة أحدث. تابع بالأحدث.',
  },
  'errors.codes.certificate.not-renewable': {
    en: 'A certificate can be renewed from 60 days before it expires.',
    ar: 'يمكن تجديد الشهادة ابتداءً من ٦٠ يومًا قبل انتهاء صلاحيتها.',
  },
  'errors.codes.certificate.download-not-allowed': {
    en: 'The holder doesn’t offer this certificate for download. Ask them for the file.',
    ar: 'لم يُتح صاحب الشهادة تنزيلها. اطلب الملف منه.',
  },
  'errors.codes.certificate.run-under-way': {
    en: 'Certificates are being issued right now. Wait until this is done.',
    ar: 'يجري إصدار شهادات الآن. انتظر حتى ينتهي.',
  },
  'errors.codes.certificate-template.incomplete': {
    en: 'A certificate needs the name, what it is for, its number and the whole QR code. Add what is missing before you publish.',
    ar: 'لا بد للشهادة من الاسم وما مُنحت لأجله ورقمها ورمز QR كاملًا. أضف ما ينقص قبل النشر.',
  },
  'errors.codes.certificate-template.not-published': {
    en: 'This template has no published version yet. Publish it first.',
    ar: 'ليس لهذا النموذج إصدار منشور بعد. انشره أولًا.',
  },
} as const satisfies Words;
