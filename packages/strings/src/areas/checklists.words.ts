import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.checklists': { en: 'Checklists', ar: 'قوائم المهام' },
  'members.categories.checklists': { en: 'Checklists', ar: 'قوائم المهام' },
  'notifications.kinds.checklist': { en: 'There is an update to your checklist.', ar: 'هناك تحديث في قائمة مهامك.' },
} as const satisfies Words;
