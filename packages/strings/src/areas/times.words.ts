import type { Words } from '../define.ts';

/** Whose clock a time is read from. */
export const words = {
  'times.zones': {
    en: 'Times are shown in your time zone ({zone}). {organization} uses another one ({theirs}).',
    ar: 'الأوقات بتوقيتك ({zone})، ومواعيد {organization} بتوقيت آخر ({theirs}).',
  },
  'times.elsewhere': { en: '{time} ({yours} where you are)', ar: '{time} ({yours} بتوقيتك)' },
} as const satisfies Words;
