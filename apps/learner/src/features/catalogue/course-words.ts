import type { MessageKey } from '@sullam/strings/areas.ts';

/** The wording of the words that the API speaks. */
export const LANGUAGE_KEYS = { en: 'common.names.english', ar: 'common.names.arabic' } as const satisfies Record<
  string,
  MessageKey
>;

export const LEARNING_TYPE_KEYS = {
  SELF_PACED: 'catalogue.types.selfPaced',
  ONLINE: 'catalogue.types.online',
  ON_CAMPUS: 'catalogue.types.onCampus',
  BLENDED: 'catalogue.types.blended',
} as const satisfies Record<string, MessageKey>;

export const LEVEL_KEYS = {
  BEGINNER: 'course.levels.beginner',
  INTERMEDIATE: 'course.levels.intermediate',
  ADVANCED: 'course.levels.advanced',
} as const satisfies Record<string, MessageKey>;
