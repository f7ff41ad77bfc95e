// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './times.en.gen.ts';

export const messages = {
  "times.zones": "الأوقات بتوقيتك ({zone})، ومواعيد {organization} بتوقيت آخر ({theirs}).",
  "times.elsewhere": "{time} ({yours} بتوقيتك)"
} as const satisfies ArabicOf<typeof english>;
