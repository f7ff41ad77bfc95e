import type { Words } from '../define.ts';

export const words = {
  'errors.codes.grade.changed-meanwhile': {
    en: 'Some of these grades have been changed by someone else. Nothing was saved.',
    ar: 'غيّر شخص آخر بعض هذه الدرجات. لم يُحفظ شيء.',
  },
  'organization-settings.features.grades': { en: 'Grades', ar: 'الدرجات' },
  'notifications.kinds.grade': { en: 'You have received a grade.', ar: 'حصلت على درجة.' },
} as const satisfies Words;
