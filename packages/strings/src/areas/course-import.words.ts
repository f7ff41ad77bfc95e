import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.course-import': { en: 'Import from other systems', ar: 'الاستيراد من أنظمة أخرى' },
  'notifications.kinds.imported-course': { en: 'An import has finished.', ar: 'اكتملت عملية استيراد.' },
} as const satisfies Words;
