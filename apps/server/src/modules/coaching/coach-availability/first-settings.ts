import type { SlotRules } from '@sullam/domain/coaching/free-times.ts';

/** Rules of a coach who has set none: the defaults of `coach_settings`. */
export const FIRST_SETTINGS = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  noticeMinutes: 720,
  horizonDays: 60,
  mostPerDay: null,
  mostPerWeek: null,
  intervalMinutes: 30,
} as const satisfies Omit<SlotRules, 'lengthMinutes'>;
