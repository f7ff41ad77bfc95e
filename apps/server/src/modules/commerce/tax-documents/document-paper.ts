import { directionOf, type Language } from '@sullam/domain/localized.ts';
import {
  FACES,
  faceFor,
  fitLines,
  saidIn,
  setLines,
  writeLine,
} from '../../certification/certificate-pdf/certificate-pdf.public.ts';
import type { Pair } from './document-sheet.types.ts';

/** A4 in the units of a page: points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const EDGE = 48;
export const INNER = PAGE.width - 2 * EDGE;
export const GAP = 28;
export const HALF = (INNER - GAP) / 2;
/** Where the foot of a page begins. */
export const FOOT = PAGE.height - 56;
export const INK = '#0f2536';
export const MUTED = '#52616e';
const RULE = '#dfe4e3';
const TEST = { ground: '#fff3d6', ink: '#7a4b00' } as const;

type Document = PDFKit.PDFDocument;

/** Pages with what is read on them, in the order of writing: a block in English, then in Arabic. */
export interface Paper {
  readonly document: Document;
  readonly read: PDFKit.PDFStructureElement[];
}

interface Style {
  size: number;
  face?: (typeof FACES)[keyof typeof FACES];
  color?: string;
  tag?: 'H1' | 'P';
  most?: number;
}

interface Place {
  x: number;
  /** The baseline of the first line. */
  y: number;
  width: number;
  language: Language;
  /** Numbers end at the right in both languages. */
  isNumber?: boolean;
}

const LEADING = 1.35;

/** Writes a text at the side at which its language begins; returns the baseline of the line after it. */
export function write({ document, read }: Paper, text: string, place: Place, style: Style): number {
  if (text === '') return place.y;
  const { x, y, width, language, isNumber = false } = place;
  const { size, face = FACES.text, color = INK, tag = 'P', most = 3 } = style;
  const direction = isNumber ? 'ltr' : directionOf(language);
  const lines = fitLines(text, { face: faceFor(face, text), size, direction }, [size], width, most);
  const isAtRight = isNumber || direction === 'rtl';
  const content = document.markStructureContent(tag);
  let baseline = y;
  const placed = lines.map((line) => {
    const at = { line, x: isAtRight ? x + width - line.width : x, baseline, color, language };
    baseline += line.size * LEADING;
    return at;
  });
  for (const line of placed) writeLine(document, line);
  document.endMarkedContent();
  read.push(document.struct(tag, { lang: language, actual: saidIn(placed) }, [content]));
  return baseline;
}

/** Lines and grounds that say nothing. */
export function decorate(document: Document, paint: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  paint();
  document.endMarkedContent();
}

export const rule = ({ document }: Paper, y: number, { from = EDGE, width = INNER, color = RULE } = {}): void =>
  decorate(document, () => {
    document
      .moveTo(from, y)
      .lineTo(from + width, y)
      .lineWidth(0.6)
      .stroke(color);
  });

/** Both languages of a label face to face in a box; returns the lower of the two ends. */
export function writePair(
  paper: Paper,
  { en, ar }: Pair,
  { x, y, width }: Omit<Place, 'language'>,
  style: Style,
): number {
  const half = width / 2 - 4;
  const english = write(paper, en, { x, y, width: half, language: 'en' }, style);
  return Math.max(english, write(paper, ar, { x: x + width - half, y, width: half, language: 'ar' }, style));
}

/** Says on every page that no money moved. */
export function writeTest(paper: Paper, words: Pair, y: number): number {
  decorate(paper.document, () => {
    paper.document.rect(EDGE, y, INNER, 26).fill(TEST.ground);
  });
  writePair(
    paper,
    words,
    { x: EDGE + 10, y: y + 17, width: INNER - 20 },
    { size: 10.5, face: FACES.bold, color: TEST.ink },
  );
  return y + 26;
}

/** Numbers the pages at their foot, once all are there. */
export function numberPages(paper: Paper): void {
  const { document } = paper;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const [line] = setLines(`${page - start + 1} / ${count}`, { face: FACES.text, size: 8, direction: 'ltr' }, INNER);
    if (!line) continue;
    const placed = {
      line,
      x: EDGE + INNER - line.width,
      baseline: PAGE.height - 36,
      color: MUTED,
      language: 'en' as const,
    };
    document.markContent('Artifact', { type: 'Pagination' });
    writeLine(document, placed);
    document.endMarkedContent();
  }
}
