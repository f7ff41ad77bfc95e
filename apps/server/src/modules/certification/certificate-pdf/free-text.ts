import type { Box, TextAlign, TextFace, TextHeight } from '@sullam/domain/certificates/layout.ts';
import type { CoverFamily } from '@sullam/domain/configuration.ts';
import { directionOf, type Language } from '@sullam/domain/localized.ts';
import { FACES, faceFor } from './font-faces.ts';
import { type Line, setLine, setLines } from './lines.ts';
import type { Align, Column } from './sheet-parts.ts';

export interface TextWish {
  readonly family: CoverFamily;
  readonly language: Language;
  readonly face: TextFace;
  /** In units. */
  readonly size: number;
  readonly box: Box;
  readonly align: TextAlign;
  readonly height: TextHeight;
}

interface SetLine {
  readonly line: Line;
  readonly column: Column;
  readonly baseline: number;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  readonly size: number;
  readonly isFitting: boolean;
}

/** A text that is smaller than this share of what its author chose is said to not fit. */
const LEAST = 0.5;
const STEP = 0.97;
const SMALLEST = 4;
const SPACE_EMS = 0.25;
/** From the top of a line to the next, and to what its letters stand on, in ems. */
const LEADINGS = { DISPLAY: 1.16, TEXT: 1.4, MEDIUM: 1.4, BOLD: 1.4 } as const;
const STAND = 0.36;
const TRACKINGS: Record<CoverFamily, number> = { stars: -0.018, shelf: -0.035 };

function styleOf({ family, face, language }: TextWish, words: string) {
  const direction = directionOf(language);
  if (face === 'DISPLAY') return { face: faceFor(FACES[family], words), direction, tracking: TRACKINGS[family] };
  return { face: { TEXT: FACES.text, MEDIUM: FACES.strong, BOLD: FACES.bold }[face], direction };
}

const sideOf = (align: TextAlign, language: Language): Align => {
  if (align === 'MIDDLE') return 'center';
  return (align === 'START') === (language === 'en') ? 'left' : 'right';
};

const paragraphsOf = (words: string): string[] => words.split('\n').filter((paragraph) => paragraph.trim());

function wrapped(words: string, wish: TextWish, size: number): Line[] {
  const style = { ...styleOf(wish, words), size };
  return paragraphsOf(words).flatMap((paragraph) => setLines(paragraph, style, wish.box.width));
}

/**
 * Near which size the words fit, by the widths of their words alone: setting them is what takes time, and a long text in a small box
 * would be set a hundred times.
 */
function sizeNear(words: string, wish: TextWish): number {
  const { box, face } = wish;
  const style = { ...styleOf(wish, words), size: 1 };
  const widths = paragraphsOf(words).map((paragraph) =>
    paragraph
      .trim()
      .split(/\s+/u)
      .map((word) => setLine(word, style).width),
  );
  const fits = (size: number) => {
    const room = box.width / size;
    let lines = 0;
    for (const paragraph of widths) {
      let used = room;
      for (const width of paragraph) {
        if (width > room) return false;
        if (used + SPACE_EMS + width > room) {
          lines++;
          used = width;
        } else used += SPACE_EMS + width;
      }
    }
    return lines * size * LEADINGS[face] <= box.height;
  };
  let { size } = wish;
  while (size > SMALLEST && !fits(size)) size *= STEP;
  return Math.min(wish.size, size / STEP);
}

/** Sets words into a box as large as they fit, at most in the size that was chosen: nothing is ever cut. */
export function setText(words: string, wish: TextWish): SetText {
  const { box, face, align, height, language } = wish;
  const leading = LEADINGS[face];
  let size = sizeNear(words, wish);
  let lines = wrapped(words, wish, size);
  const fits = () => lines.every(({ width }) => width <= box.width) && lines.length * size * leading <= box.height;
  while (!fits() && size > SMALLEST) {
    size *= STEP;
    lines = wrapped(words, wish, size);
  }
  const step = size * leading;
  const spare = box.height - lines.length * step;
  const top = box.y + (height === 'TOP' ? 0 : height === 'BOTTOM' ? spare : spare / 2);
  const column: Column = { x: box.x, width: box.width, align: sideOf(align, language) };
  return {
    lines: lines.map((line, index) => ({
      line,
      column,
      baseline: top + (index + 0.5) * step + size * STAND,
    })),
    size,
    isFitting: size >= wish.size * LEAST,
  };
}
