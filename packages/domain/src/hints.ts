/**
 * Hints that a screen shows until its reader closes them (the tooltips of the specification). Their texts are messages of the
 * interface, `hints.texts.<slug>`, which an organisation words as any other. A slug is never reused.
 */
export const HINTS = [
  'command-palette',
  'course-mark-finished',
  'course-outline',
  'course-playback-speed',
  'favorites',
  'first-steps',
  'notification-settings',
  'studio-preview',
  'studio-reorder',
  'studio-two-languages',
] as const;
export type HintSlug = (typeof HINTS)[number];
