import { directionOf, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { SheetArt } from '@sullam/ui/theme/art/certificate-art.ts';
import { create as createQr } from 'qrcode';
import { FACES, type Face, faceFor } from './font-faces.ts';
import { fitLines, type Line, setLine, setLines } from './lines.ts';
import type { Paper, SheetHalf, SheetTexts } from './sheet-texts.ts';

/** Screen units, 96 to the inch. */
export const SIZES: Record<Paper, { width: number; height: number }> = {
  a4: { width: 1122.5, height: 793.7 },
  letter: { width: 1056, height: 816 },
};

/** From points of type to units. */
export const pt = (points: number): number => (points * 96) / 72;

export interface PlacedLine {
  readonly line: Line;
  /** Left end. */
  readonly x: number;
  readonly baseline: number;
  readonly color: string;
  readonly language: Language;
}

/** Lines that are read together. */
export interface Block {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly lines: readonly PlacedLine[];
}

export interface PlacedPicture {
  readonly bytes: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it shows, for who can't see it; null: decoration. */
  readonly alt: string | null;
  /** Which side of its box it keeps to. */
  readonly align: 'left' | 'center' | 'right';
}

/** A sheet before it becomes a file: everything has its place. Blocks stand in the order in which they are read. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly art: string;
  readonly blocks: readonly Block[];
  readonly pictures: readonly PlacedPicture[];
}

/** What differs between the families. */
export interface Manner {
  readonly display: Face;
  readonly margin: number;
  readonly column: number;
  readonly ink: { opening: string; name: string; text: string; course: string; strong: string; soft: string };
  readonly tracking: number;
  readonly nameSizes: Record<Language, readonly number[]>;
  readonly aloneSizes: readonly number[];
  readonly courseSizes: Record<Language, readonly number[]>;
  readonly opening: number;
  readonly text: number;
  /** Baselines from the head of the sheet. */
  readonly at: { opening: number; name: number; completed: number; course: number; details: number; leading: number };
}

export type Align = 'left' | 'center' | 'right';

/** A column of lines: where it is and which side it keeps to. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
}

export const place = (
  line: Line,
  { x, width, align }: Column,
  baseline: number,
  color: string,
  language: Language,
): PlacedLine => ({
  line,
  baseline,
  color,
  language,
  x: align === 'left' ? x : align === 'right' ? x + width - line.width : x + (width - line.width) / 2,
});

/** Lines around a baseline: two of them share the place of one. */
function stack(
  lines: readonly Line[],
  column: Column,
  baseline: number,
  color: string,
  language: Language,
): PlacedLine[] {
  const [first] = lines;
  const leading = (first?.size ?? 0) * 1.12;
  const top = baseline - ((lines.length - 1) * leading) / 2;
  return lines.map((line, index) => place(line, column, top + index * leading, color, language));
}

/** The words of one language, in their column. */
export function halfBlocks(
  half: SheetHalf,
  language: Language,
  manner: Manner,
  column: Column,
  isAlone: boolean,
): Block[] {
  const { ink, at } = manner;
  const direction = directionOf(language);
  const text = (face: Face, size: number) => ({ face, size, direction });
  const display = (of: string, size = 0) => ({ ...text(faceFor(manner.display, of), size), tracking: manner.tracking });
  const one = (said: string, face: Face, size: number) =>
    fitLines(said, text(face, size), [size, size * 0.9, size * 0.8], column.width, 2);
  const nameSizes = isAlone ? manner.aloneSizes : manner.nameSizes[language];
  const name = fitLines(half.name, display(half.name), nameSizes, column.width, 2);
  const course = fitLines(half.course, display(half.course), manner.courseSizes[language], column.width, 2);
  const size = language === 'ar' ? manner.text + 0.5 : manner.text;
  const details = half.details.flatMap((sentence) => setLines(sentence, text(FACES.text, size), column.width));
  return [
    {
      tag: 'P',
      lines: stack(one(half.opening, FACES.bold, manner.opening), column, at.opening, ink.opening, language),
    },
    { tag: 'H2', lines: stack(name, column, at.name, ink.name, language) },
    { tag: 'P', lines: stack(one(half.completed, FACES.text, size), column, at.completed, ink.text, language) },
    { tag: 'P', lines: stack(course, column, at.course, ink.course, language) },
    {
      tag: 'P',
      lines: details.map((line, index) => place(line, column, at.details + index * at.leading, ink.text, language)),
    },
  ];
}

export const saidIn = (text: Localized, language: Language): string => text[language]?.trim() ?? '';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A name in both languages at the two ends of a line; the same for the title below. Both shrink until they fit beside each other. */
export function pair(text: Localized, { x, y, width }: Corner, face: Face, size: number, color: string): PlacedLine[] {
  const both = LANGUAGES.filter((language) => saidIn(text, language) !== '');
  const set = (share: number) =>
    both.map((language) =>
      setLine(saidIn(text, language), { face, size: size * share, direction: directionOf(language) }),
    );
  const fits = (lines: readonly Line[]) =>
    lines.reduce((sum, line) => sum + line.width, (lines.length - 1) * 12) <= width;
  let share = 1;
  let lines = set(share);
  while (!fits(lines) && share > 0.3) {
    share *= 0.94;
    lines = set(share);
  }
  return both.map((language, index) => {
    const column: Column = { x, width, align: language === 'en' ? 'left' : 'right' };
    return place(lines[index] as Line, column, y, color, language);
  });
}

/** Who signs, with the picture of the signature and a rule below it. */
export function signatureParts(
  texts: SheetTexts,
  manner: Manner,
  corners: readonly (Corner & { rule: number; align: Align })[],
) {
  const blocks: Block[] = [];
  const pictures: PlacedPicture[] = [];
  let rules = '';
  for (const [index, { name, title, picture }] of texts.signatures.slice(0, corners.length).entries()) {
    const corner = corners[index];
    if (!corner) continue;
    const { x, y, width, rule, align } = corner;
    rules += `M${x} ${rule}h${width}`;
    blocks.push({ tag: 'P', lines: pair(name, { x, y, width }, FACES.bold, 14.7, manner.ink.strong) });
    blocks.push({ tag: 'P', lines: pair(title, { x, y: y + 22, width }, FACES.text, 13, manner.ink.soft) });
    if (picture)
      pictures.push({ bytes: picture, x, y: rule - 60, width: Math.min(width, 170), height: 58, align, alt: null });
  }
  const drawn =
    rules && `<path d="${rules}" fill="none" stroke="${manner.ink.strong}" stroke-opacity=".45" stroke-width="1"/>`;
  return { blocks, pictures: pictures.map((p) => (p.align === 'right' ? { ...p, x: rightOf(corners, p) } : p)), drawn };
}

function rightOf(corners: readonly Corner[], picture: PlacedPicture): number {
  const corner = corners.find(({ x }) => x === picture.x);
  return corner ? corner.x + corner.width - picture.width : picture.x;
}

/** A path as a part of the drawing that is already there. */
export const withRules = (art: string, rules: string): string => art.replace(/<\/svg>$/, `${rules}</svg>`);

export const qrOf = (address: string): SheetArt['qr'] => createQr(address, { errorCorrectionLevel: 'M' }).modules;

export function columnsOf({ margin, column }: Manner, width: number): Record<Language, Column> & { alone: Column } {
  const room = Math.min(column, width / 2 - margin - 70);
  return {
    en: { x: margin, width: room, align: 'left' },
    ar: { x: width - margin - room, width: room, align: 'right' },
    alone: { x: margin, width: width - 2 * margin, align: 'center' },
  };
}

export const spoken = (texts: SheetTexts): Language[] => LANGUAGES.filter((language) => texts.halves[language]);

/** Who issues it, in words, where there is no logo. */
export function issuerBlock(texts: SheetTexts, display: Face, column: Column, baseline: number, color: string): Block {
  const languages = LANGUAGES.filter((language) => saidIn(texts.issuer, language));
  const lines = languages.flatMap((language, index) => {
    const said = saidIn(texts.issuer, language);
    const style = { face: faceFor(display, said), size: 22, direction: directionOf(language) };
    return fitLines(said, style, [22, 19, 16], column.width, 1).map((line) =>
      place(line, column, baseline + index * 26 - (languages.length - 1) * 8, color, language),
    );
  });
  return { tag: 'P', lines };
}
