import type { Words } from '../define.ts';

/** Whose clock a time is read from. */
export const words = {
  'times.zones': {
    en: 'These are the hours of your clock ({zone}). {organization} plans in another time zone ({theirs}).',
    ar: 'هذه أوقات ساعتك ({zone}). مواعيد {organization} في منطقة زمنية أخرى ({theirs}).',
  },
  'times.elsewhere': { en: '{time} ({yours} where you are)', ar: '{time} ({yours} بتوقيتك)' },
} as const satisfies Words;
