// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "hints.texts.first-steps": "A minute each, in any order.",
  "hints.labels.hint": "Hint",
  "hints.labels.close": "Don’t show this hint again",
  "hints.texts.command-palette": "Press Ctrl K (⌘K on a Mac) on any page to search or go somewhere.",
  "hints.texts.course-mark-finished": "Mark a lesson as finished to see how far you are. You can undo it at any time.",
  "hints.texts.course-outline": "Hide this outline with the button above the lesson to read with more room.",
  "hints.texts.course-playback-speed": "The speed you choose here is kept for every recording.",
  "hints.texts.favorites": "Press the heart on a {course} to keep it in this list.",
  "hints.texts.notification-settings": "Switch off what you don’t need. What your organisation requires stays on.",
  "hints.texts.studio-preview": "Choose Preview in the menu of a {course} to see what {theStudents} see.",
  "hints.texts.studio-reorder": "Drag lessons into another {module}, or move them with the keyboard: Enter on the handle, then the arrows.",
  "hints.texts.studio-two-languages": "One language is enough. Readers of the other language see this text, marked with its language."
} as const satisfies EnglishMessages;
