import { shelfSheet } from './certificate-shelf.ts';
import { starsSheet } from './certificate-stars.ts';
import type { Sheet } from './svg.ts';

/** Raised when a change of the drawings changes what comes out; what was drawn before is kept as it was. */
export const SHEET_VERSION = 2;

/** All that the drawing behind a certificate's words is made of; units are those of a screen, 96 to the inch. */
export interface SheetArt {
  readonly sheet: Sheet;
  readonly hue: number;
  /** Steps of the ladder. */
  readonly rungs: number;
  /** Where the seal is, from the left: the words of a single language may stand beside it. */
  readonly sealX: number;
  /** Where the ladder ends at the top; null: words stand in its place. */
  readonly ladderTop: number | null;
  /** The dark and light modules of a QR code, row by row. */
  readonly qr: { readonly size: number; readonly data: ArrayLike<number> };
  /** The middle of the seal stays free for a picture of the organisation's own. */
  readonly hasMark: boolean;
}

/** What stands behind the words of a certificate, as SVG: no letter is in it. */
export const drawSheet = (family: 'stars' | 'shelf', art: SheetArt): string =>
  family === 'shelf' ? shelfSheet(art) : starsSheet(art);
