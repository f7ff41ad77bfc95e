import type { Words } from '../define.ts';

export const words = {
  'errors.codes.member.already-member': { en: 'This person is already a member.', ar: 'هذا الشخص عضو بالفعل.' },
  'errors.codes.member.already-invited': {
    en: 'This person has already been invited.',
    ar: 'تمت دعوة هذا الشخص من قبل.',
  },
  'errors.codes.member.already-decided': {
    en: 'A decision on this request has already been made.',
    ar: 'تم البتّ في هذا الطلب من قبل.',
  },
  'members.categories.members': { en: 'Members', ar: 'الأعضاء' },
  'members.permissions.organization_enabled': { en: 'The organisation is active', ar: 'المؤسسة نشطة' },
  'notifications.kinds.membership': {
    en: 'Someone is awaiting approval.',
    ar: 'هناك من ينتظر الموافقة على انضمامه.',
  },
} as const satisfies Words;
