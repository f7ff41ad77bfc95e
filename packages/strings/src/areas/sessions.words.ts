import type { Words } from '../define.ts';

export const words = {
  'errors.codes.masquerade.forbidden': {
    en: 'You can’t do this while acting as someone else.',
    ar: 'لا يمكن ذلك أثناء التصرّف باسم شخص آخر.',
  },
  'errors.codes.masquerade.upward': {
    en: 'You can’t act as someone with more permissions than you.',
    ar: 'لا يمكنك التصرّف باسم شخص صلاحياته أوسع من صلاحياتك.',
  },
  'notifications.kinds.sign-in': {
    en: 'Someone signed in to your account on a new device.',
    ar: 'سُجّل الدخول إلى حسابك من جهاز جديد.',
  },
} as const satisfies Words;
