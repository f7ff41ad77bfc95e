import type { Words } from '../define.ts';

export const words = {
  'errors.codes.permission-set.in-use': {
    en: 'This permission set is assigned to members.',
    ar: 'مجموعة الصلاحيات هذه مسندة إلى أعضاء.',
  },
  'errors.codes.permission-set.protected': {
    en: 'Built-in permission sets can’t be deleted, and the administrators’ set always has full access.',
    ar: 'لا يمكن حذف مجموعات الصلاحيات الأساسية، وتحتفظ مجموعة المسؤولين بصلاحية كل شيء.',
  },
  'errors.codes.permission-set.name-taken': {
    en: 'A permission set with this name already exists.',
    ar: 'توجد مجموعة صلاحيات بهذا الاسم.',
  },
} as const satisfies Words;
