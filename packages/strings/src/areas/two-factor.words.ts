import type { Words } from '../define.ts';

export const words = {
  'errors.codes.two-factor.already-enabled': {
    en: 'The authenticator app is already set up.',
    ar: 'تطبيق المصادقة مُعدّ بالفعل.',
  },
  'errors.codes.two-factor.not-enabled': { en: 'No authenticator app has been set up.', ar: 'لم يُعدّ أي تطبيق مصادقة.' },
  'errors.codes.two-factor.code-needed': {
    en: 'Also enter a code from your authenticator app or a recovery code.',
    ar: 'أدخل أيضًا رمزًا من تطبيق المصادقة أو رمز استرداد.',
  },
} as const satisfies Words;
