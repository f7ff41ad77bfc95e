import type { MessageKey } from '@sullam/strings/areas.ts';

/** The wording of the levels that the API speaks of. */
export const LEVEL_KEYS = {
  BEGINNER: 'course.levels.beginner',
  INTERMEDIATE: 'course.levels.intermediate',
  ADVANCED: 'course.levels.advanced',
} as const satisfies Record<string, MessageKey>;
