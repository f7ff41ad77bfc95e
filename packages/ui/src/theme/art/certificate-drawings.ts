import { shelfParts } from './certificate-shelf.ts';
import { starsParts } from './certificate-stars.ts';
import type { Sheet } from './svg.ts';

export interface DrawingArt {
  readonly drawing: 'SKY' | 'SEAL' | 'LADDER' | 'AWNING' | 'STICKER';
  readonly box: Sheet;
  readonly hue: number;
  readonly rungs: number;
  /** The middle of the seal stays free for a picture of the organisation's own. */
  readonly hasMark: boolean;
}

/** What is drawn, in the units in which it was made, and how many of them are as much as the box. */
export interface Drawn {
  readonly body: string;
  readonly scale: number;
  /** From the upper left corner of the box: what keeps its form stands in the middle. */
  readonly x: number;
  readonly y: number;
}

/** What keeps its form, as large as the box allows. */
function inMiddle(body: string, size: number, { width, height }: Sheet): Drawn {
  const side = Math.min(width, height);
  return { body, scale: side / size, x: (width - side) / 2, y: (height - side) / 2 };
}

/** One of the drawings of certificates by itself. */
export function drawPart({ drawing, box, hue, rungs, hasMark }: DrawingArt): Drawn {
  const at = { x: 0, y: 0 };
  if (drawing === 'SKY') return { body: starsParts.sky(box, hue), scale: box.height / starsParts.skyHeight, ...at };
  if (drawing === 'LADDER')
    return { body: starsParts.ladder(box, rungs), scale: box.width / starsParts.ladderWidth, ...at };
  if (drawing === 'AWNING') return { body: shelfParts.awning(box), scale: box.height / shelfParts.awningHeight, ...at };
  if (drawing === 'SEAL') return inMiddle(starsParts.seal(hasMark), starsParts.sealSize, box);
  return inMiddle(shelfParts.sticker(), shelfParts.stickerSize, box);
}
