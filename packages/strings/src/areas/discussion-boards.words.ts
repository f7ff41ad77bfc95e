import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.discussion-boards': { en: 'Discussion boards', ar: 'لوحات النقاش' },
  'notifications.kinds.discussion-board': {
    en: 'There is an update on a discussion board.',
    ar: 'هناك تحديث في إحدى لوحات النقاش.',
  },
} as const satisfies Words;
