import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.scorm': { en: 'Interactive lessons (SCORM)', ar: 'الدروس التفاعلية (SCORM)' },
} as const satisfies Words;
