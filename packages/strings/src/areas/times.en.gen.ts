// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "times.zones": "These are the hours of your clock ({zone}). {organization} plans in another time zone ({theirs}).",
  "times.elsewhere": "{time} ({yours} where you are)"
} as const satisfies EnglishMessages;
