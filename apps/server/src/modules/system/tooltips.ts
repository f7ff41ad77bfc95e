/** Hints that a screen shows until they are closed. The wording is the screens'; a slug is never reused. */
export const TOOLTIPS = [
  'command-palette',
  'course-mark-finished',
  'course-outline',
  'course-playback-speed',
  'favorites',
  'notification-settings',
  'studio-preview',
  'studio-reorder',
  'studio-two-languages',
] as const;
