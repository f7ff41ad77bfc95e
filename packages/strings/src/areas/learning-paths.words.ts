import type { Words } from '../define.ts';

export const words = {
  'members.categories.learning-paths': { en: 'Learning paths', ar: 'مسارات التعلّم' },
  'members.permissions.organization_learning_path': { en: 'Learning paths', ar: 'مسارات التعلّم' },
  'members.permissions.organization_member_access_skills_development': {
    en: 'Access to skills development',
    ar: 'الوصول إلى تنمية المهارات',
  },
} as const satisfies Words;
