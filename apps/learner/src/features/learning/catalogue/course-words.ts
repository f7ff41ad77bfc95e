import type { MessageKey } from '@sullam/strings/areas.ts';

/** The wording of the words that the API speaks. */
export const LEARNING_TYPE_KEYS = {
  SELF_PACED: 'catalogue.types.selfPaced',
  ONLINE: 'catalogue.types.online',
  ON_CAMPUS: 'catalogue.types.onCampus',
  BLENDED: 'catalogue.types.blended',
} as const satisfies Record<string, MessageKey>;
export const LEVEL_KEYS = {
  BEGINNER: 'catalogue.levels.beginner',
  INTERMEDIATE: 'catalogue.levels.intermediate',
  ADVANCED: 'catalogue.levels.advanced',
} as const satisfies Record<string, MessageKey>;
export const LENGTH_KEYS = {
  SHORT: 'catalogue.lengths.short',
  MEDIUM: 'catalogue.lengths.medium',
  LONG: 'catalogue.lengths.long',
} as const satisfies Record<string, MessageKey>;
