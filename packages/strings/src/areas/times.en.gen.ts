// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "times.zones": "Times are shown in your time zone ({zone}). {organization} uses another one ({theirs}).",
  "times.elsewhere": "{time} ({yours} where you are)"
} as const satisfies EnglishMessages;
