import type { ArabicMessages, AreaMessages } from './areas.gen.ts';
import type { ForeignPlaceholders } from './define.ts';

/** Keys whose Arabic text asks for a value that the English one doesn't have. */
export type MisplacedKeys = {
  [Area in keyof AreaMessages]: ForeignPlaceholders<AreaMessages[Area], ArabicMessages[Area]>;
}[keyof AreaMessages];

/** Doesn't compile as soon as there is one; the error names it. */
export const NO_MISPLACED_PLACEHOLDERS: [MisplacedKeys] extends [never] ? true : MisplacedKeys = true;
