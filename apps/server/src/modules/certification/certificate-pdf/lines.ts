import type { Direction } from '@sullam/domain/localized.ts';
import bidiFactory from 'bidi-js';
import type { GlyphRun } from 'fontkit';
import { type Face, fileWith, fontOf, isInvisible } from './font-faces.ts';

const bidi = bidiFactory();

/** Without a feature that is named, the PDF's writer shapes word by word and loses what reaches across. */
export const FEATURES = ['liga'] as const;

/** Letters of one file and one direction, in the order in which they are given to the shaper. */
export interface Run {
  readonly file: string;
  readonly text: string;
  readonly width: number;
  readonly isRightToLeft: boolean;
  /** From the left end of the line. */
  readonly x: number;
}

/** A line of writing: runs in the order in which they are read, each in its place. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly text: string;
  readonly size: number;
  /** Between letters, in units; never in Arabic, whose letters join. */
  readonly spacing: number;
}

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly direction: Direction;
  /** In ems; left out where letters join. */
  readonly tracking?: number;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u;

/** Keeps two letters apart that would join: what stands behind it is shaped by itself. */
const NON_JOINER = '\u200c';

interface Piece {
  readonly file: string;
  readonly level: number;
  text: string;
}

/** Cuts a text where file or direction change; a space goes with what stands before it. */
function piecesOf(text: string, { face, direction }: Style): Piece[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const pieces: Piece[] = [];
  let at = 0;
  let isApart = false;
  for (const letter of text) {
    const level = embedding.levels[at] ?? 0;
    const shown = mirrored.get(at) ?? letter;
    at += letter.length;
    if (isInvisible(letter)) {
      isApart ||= letter === NON_JOINER;
      continue;
    }
    const last = pieces.at(-1);
    const goesOn = last?.level === level && !isApart;
    isApart = false;
    const own = fileWith(face, shown);
    const file = own ?? (goesOn ? last?.file : undefined) ?? face.files[0] ?? '';
    // a space is in every file: it stays with the word before it
    const isSame = goesOn && last && (last.file === file || /\s/u.test(letter));
    if (isSame) last.text += shown;
    else pieces.push({ file, level, text: shown });
  }
  return pieces;
}

/** Pieces in the order in which the eye meets them from the left (rule L2 of the bidirectional algorithm). */
function inSight(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && (ordered[to] as Piece).level >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  return ordered;
}

export const shape = (file: string, text: string): GlyphRun => fontOf(file).layout(text, [...FEATURES]);

const reversed = (text: string): string => [...text].reverse().join('');

function runOf({ file, text, level }: Piece, size: number, spacing: number): Omit<Run, 'x'> {
  const isRightToLeft = level % 2 === 1;
  let given = text;
  let shaped = shape(file, given);
  // the shaper goes by the script alone: digits of Arabic run from the left, brackets between Arabic words from the right
  if ((shaped.direction === 'rtl') !== isRightToLeft && [...text].length > 1) {
    given = reversed(text);
    shaped = shape(file, given);
  }
  const scale = size / fontOf(file).unitsPerEm;
  return { file, text: given, isRightToLeft, width: shaped.advanceWidth * scale + spacing * shaped.glyphs.length };
}

/** Without marks of direction, which are for setting and not for whoever reads the text again. */
const plainText = (text: string): string => text.replace(/[\u2066-\u2069\u200e\u200f]/gu, '');

/** Sets one line: every piece in its file and direction, letters joined, marks in their places. */
export function setLine(text: string, style: Style): Line {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const spacing = ARABIC.test(clean) ? 0 : (style.tracking ?? 0) * style.size;
  const pieces = piecesOf(clean, style);
  const placed = new Map<Piece, Run>();
  let x = 0;
  for (const piece of inSight(pieces)) {
    const run = { ...runOf(piece, style.size, spacing), x };
    placed.set(piece, run);
    x += run.width;
  }
  // whoever takes text out of a file goes by the order in which it was written
  const runs = pieces.map((piece) => placed.get(piece) as Run);
  return { runs, text: plainText(clean), size: style.size, spacing, width: x };
}

/** Sets a text in as many lines as it needs; a single word that is too long stays whole. */
export function setLines(text: string, style: Style, width: number): Line[] {
  const lines: Line[] = [];
  let held = '';
  for (const word of text.trim().split(/\s+/u)) {
    const longer = held ? `${held} ${word}` : word;
    if (held && setLine(longer, style).width > width) {
      lines.push(setLine(held, style));
      held = word;
    } else held = longer;
  }
  if (held) lines.push(setLine(held, style));
  return lines;
}

/**
 * Sets a text as large as it fits into one line, else in as many as allowed at the smallest of the sizes, else smaller still: nothing
 * is ever cut.
 */
export function fitLines(text: string, style: Style, sizes: readonly number[], width: number, most: number): Line[] {
  for (const size of sizes) {
    const line = setLine(text, { ...style, size });
    if (line.width <= width) return [line];
  }
  for (let size = sizes.at(-1) ?? style.size; size > 4; size *= 0.92) {
    const lines = setLines(text, { ...style, size }, width);
    if (lines.length <= most && lines.every((line) => line.width <= width)) return lines;
  }
  return [setLine(text, { ...style, size: 4 })];
}
