import type { MessageKey } from '@sullam/strings/areas.ts';

/** The names of the languages that a course is held in. */
export const LANGUAGE_KEYS = { en: 'common.names.english', ar: 'common.names.arabic' } as const satisfies Record<
  string,
  MessageKey
>;
