import { type SheetLayout, SIZES } from './sheet-parts.ts';
import type { Paper, SheetTexts } from './sheet-texts.ts';
import { layOutShelf } from './shelf-sheet.ts';
import { layOutStars } from './stars-sheet.ts';

/** Where everything stands on a certificate of the organisation's family. */
export function layOut(texts: SheetTexts, paper: Paper): SheetLayout {
  const { width, height } = SIZES[paper];
  return texts.family === 'shelf' ? layOutShelf(texts, width, height) : layOutStars(texts, width, height);
}
