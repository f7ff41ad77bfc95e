import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.attendance': { en: 'Attendance', ar: 'الحضور' },
} as const satisfies Words;
