import type { Words } from '../define.ts';

export const words = {
  'errors.codes.organization.not-found': {
    en: 'No organisation at this address.',
    ar: 'لا توجد مؤسسة على هذا العنوان.',
  },
  'errors.codes.organization.moving': {
    en: 'This organisation is moving to another server. Changes can’t be saved for a few seconds. Try again shortly.',
    ar: 'تُنقل هذه المؤسسة إلى خادم آخر، ويتعذّر حفظ التغييرات لبضع ثوانٍ. أعد المحاولة بعد قليل.',
  },
  'errors.codes.organization.moved': {
    en: 'This organisation has moved to another server. Reload the page shortly.',
    ar: 'انتقلت هذه المؤسسة إلى خادم آخر. أعد تحميل الصفحة بعد قليل.',
  },
  'errors.codes.organization.last-administrator': {
    en: 'At least one administrator is required.',
    ar: 'يلزم مسؤول واحد على الأقل.',
  },
  'errors.codes.organization.self-lockout': {
    en: 'This would remove your own access.',
    ar: 'سيؤدّي هذا إلى فقدانك صلاحية الدخول.',
  },
  'errors.codes.configuration.invalid-value': {
    en: 'This value isn’t valid for this setting.',
    ar: 'هذه القيمة غير صالحة لهذا الإعداد.',
  },
  'errors.codes.localization.invalid-placeholder': {
    en: 'The text uses a placeholder that isn’t available in this message.',
    ar: 'في النص متغيّر غير متاح في هذه الرسالة.',
  },
} as const satisfies Words;
