import type { MessageKey } from '@sullam/strings/areas.ts';

/** The wording of the words that the API speaks. */
export const LEARNING_TYPE_KEYS = {
  SELF_PACED: 'catalogue.types.selfPaced',
  ONLINE: 'catalogue.types.online',
  ON_CAMPUS: 'catalogue.types.onCampus',
  BLENDED: 'catalogue.types.blended',
} as const satisfies Record<string, MessageKey>;
