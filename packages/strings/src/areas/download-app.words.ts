import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.download-app': { en: 'App page', ar: 'صفحة التطبيق' },
} as const satisfies Words;
