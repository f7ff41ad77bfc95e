import type { Box, TextAlign, TextFace, TextHeight } from '@sullam/domain/certificates/layout.ts';
import type { CoverFamily } from '@sullam/domain/configuration.ts';
import { directionOf, type Language } from '@sullam/domain/localized.ts';
import { FACES, faceFor } from './faces.ts';
import { type Line, setLines } from './lines.ts';
import type { Align, Column } from './sheet-layout.ts';

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
const LEAST = 0.6;
const STEP = 0.97;
const SMALLEST = 4;
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

function wrapped(words: string, wish: TextWish, size: number): Line[] {
  const style = { ...styleOf(wish, words), size };
  const paragraphs = words.split('\n').filter((paragraph) => paragraph.trim());
  return paragraphs.flatMap((paragraph) => setLines(paragraph, style, wish.box.width));
}

/** Sets words into a box as large as they fit, at most in the size that was chosen: nothing is ever cut. */
export function setText(words: string, wish: TextWish): SetText {
  const { box, face, align, height, language } = wish;
  const leading = LEADINGS[face];
  let size = wish.size;
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
