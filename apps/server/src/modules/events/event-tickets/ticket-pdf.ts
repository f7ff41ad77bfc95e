import { chooseText, directionOf, type Language, type Localized } from '@sullam/domain/localized.ts';
import PDFDocument from 'pdfkit';
import { create as createQr } from 'qrcode';
import {
  bytesOf,
  FACES,
  faceFor,
  fitLines,
  saidIn,
  setLine,
  setLines,
  writeLine,
} from '../../certification/certificate-pdf/certificate-pdf.public.ts';

/** A ticket in the words of both languages. */
interface TicketSheet {
  organization: Localized;
  title: Localized;
  rows: readonly { label: Localized; value: Localized }[];
  hint: Localized;
  code: string;
  shortCode: string;
  address: string;
  /** JPEG, of the strip's shape. */
  cover: Buffer;
  /** PNG, beside the organisation's name; null: it has none. */
  logo: Buffer | null;
  color: string;
}

/** A5 in the units of a page: points. */
const PAGE = { width: 419.53, height: 595.28 } as const;
const EDGE = 27;
const INNER = PAGE.width - 2 * EDGE;
const INK = '#0f2536';
const MUTED = '#52616e';
const RULE = '#dfe4e3';
const TEAR = 404;
const STRIP = { top: 60, height: 96, radius: 8 } as const;
const LOGO = { top: 34, width: 72, height: 22 } as const;
const QR_SIZE = 128;

type Document = PDFKit.PDFDocument;

/** The page with what is read on it, one language after the other; the code and its address belong to neither. */
interface Paper {
  readonly document: Document;
  readonly read: Record<Language | 'both', PDFKit.PDFStructureElement[]>;
}

interface Place {
  x: number;
  y: number;
  width: number;
  language: Language;
}

const said = (words: Localized, language: Language): string => chooseText(words, language)?.text ?? '';

interface Looks {
  readonly color: string;
  readonly leading: number;
  readonly tag?: 'H1' | 'P';
  /** Which part of the reading order it belongs to; the language's where it is left out. */
  readonly part?: 'both';
}

/**
 * Writes lines below each other, at the side at which the language begins; answers where the next may stand. Their structure element
 * carries the text as it was written, because readers that go by places turn lines of mixed direction round.
 */
function write(
  { document, read }: Paper,
  lines: ReturnType<typeof setLines>,
  { x, y, width, language }: Place,
  { color, leading, tag = 'P', part }: Looks,
): number {
  const content = document.markStructureContent(tag);
  const placed = lines.map((line, index) => ({
    line,
    x: directionOf(language) === 'rtl' ? x + width - line.width : x,
    baseline: lines.slice(0, index).reduce((sum, { size }) => sum + size * leading, y),
    color,
    language,
  }));
  for (const line of placed) writeLine(document, line);
  document.endMarkedContent();
  read[part ?? language].push(document.struct(tag, { lang: language, actual: saidIn(placed) }, [content]));
  return lines.reduce((sum, { size }) => sum + size * leading, y);
}

/** Lines, colours and pictures that say nothing. */
function decorate(document: Document, paint: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  paint();
  document.endMarkedContent();
}

const HALF = INNER / 2 - 8;
const half = (language: Language, y: number): Place => ({
  language,
  y,
  width: HALF,
  x: language === 'en' ? EDGE : EDGE + INNER - HALF,
});

const LANGUAGES = ['en', 'ar'] as const;

function drawStrip(document: Document, cover: Buffer): void {
  const { top, height, radius } = STRIP;
  document.save().roundedRect(EDGE, top, INNER, height, radius).clip();
  document.image(cover, EDGE, top, { width: INNER, height });
  document.restore();
}

function writeHead(paper: Paper, { organization, title, cover, logo, color }: TicketSheet): number {
  const { document } = paper;
  decorate(document, () => {
    document.rect(EDGE, EDGE, INNER, 4).fill(color);
    drawStrip(document, cover);
    // between the names of the two languages
    if (logo)
      document.image(logo, PAGE.width / 2 - LOGO.width / 2, LOGO.top, {
        fit: [LOGO.width, LOGO.height],
        align: 'center',
      });
  });
  let lowest = 0;
  for (const language of LANGUAGES) {
    const direction = directionOf(language);
    const name = said(organization, language);
    const place = half(language, 49);
    const width = logo ? HALF - LOGO.width / 2 : HALF;
    const x = language === 'ar' ? place.x + HALF - width : place.x;
    const lines = fitLines(name, { face: FACES.bold, size: 11, direction }, [11, 9], width, 1);
    write(paper, lines, { ...place, x, width }, { color: MUTED, leading: 1.4 });
    const words = said(title, language);
    const style = { face: faceFor(FACES.stars, words), size: 17, direction };
    const end = write(paper, fitLines(words, style, [17, 15], HALF, 3), half(language, STRIP.top + STRIP.height + 28), {
      color: INK,
      leading: 1.35,
      tag: 'H1',
    });
    lowest = Math.max(lowest, end);
  }
  return lowest;
}

/** A row at its lowest: its label, and one line of what it says. */
const ROW = 30;
const VALUE_LINE = 12.6;
/** As much more a row is given where there is room. */
const MOST_SPARE = 16;

/**
 * Rows are as high as what they say in the language that needs more lines, and share what is left above the tear. Returns by how much they
 * reach below it.
 */
function writeRows(paper: Paper, { rows }: TicketSheet, from: number, tear: number): number {
  const { document } = paper;
  const set = rows.map(({ label, value }) => {
    const sides = LANGUAGES.map((language) => {
      const direction = directionOf(language);
      const name = setLine(said(label, language), { face: FACES.text, size: 8.5, direction });
      const style = { face: FACES.bold, size: 10.5, direction };
      return {
        language,
        name,
        lines: said(value, language)
          .split('\n')
          .flatMap((line) => fitLines(line, style, [10.5, 9.5], HALF, 2)),
      };
    });
    const most = Math.max(...sides.map(({ lines }) => lines.length));
    return { sides, height: ROW + VALUE_LINE * (most - 1) };
  });
  const needed = set.reduce((sum, { height }) => sum + height, 0);
  const spare = Math.min(MOST_SPARE, Math.max(0, (tear - from - 8 - needed) / Math.max(1, set.length)));
  const air = Math.min(spare, 4);
  let y = from;
  for (const { sides, height } of set) {
    const at = y;
    decorate(document, () =>
      document
        .moveTo(EDGE, at)
        .lineTo(EDGE + INNER, at)
        .lineWidth(0.6)
        .stroke(RULE),
    );
    for (const { language, name, lines } of sides) {
      const place = half(language, y + 12 + air / 2);
      write(paper, [name], place, { color: MUTED, leading: 1 });
      write(paper, lines, { ...place, y: y + 25 + air }, { color: INK, leading: 1.2 });
    }
    y += height + spare;
  }
  return Math.max(0, Math.ceil(y + 4 - tear));
}

function drawQr(document: Document, code: string, x: number, y: number): void {
  const { modules } = createQr(code, { errorCorrectionLevel: 'M' });
  const edge = QR_SIZE / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) document.rect(x + column * edge, y + row * edge, edge + 0.05, edge + 0.05);
  document.fill('#000000');
}

function writeStub(paper: Paper, sheet: TicketSheet, tear: number): void {
  const { document } = paper;
  const top = tear + 24;
  decorate(document, () => {
    document.moveTo(0, tear).lineTo(PAGE.width, tear).lineWidth(0.8).dash(4, { space: 3 }).stroke('#b8c2c0').undash();
    // the letters beside it say the same code
    drawQr(document, sheet.code, EDGE, top);
  });
  const x = EDGE + QR_SIZE + 26;
  const width = PAGE.width - EDGE - x;
  const shown = `${sheet.shortCode.slice(0, 4)} ${sheet.shortCode.slice(4)}`;
  const place = { x, width, language: 'en' as const, y: top + 13 };
  write(paper, [setLine(shown, { face: FACES.bold, size: 15, direction: 'ltr', tracking: 0.12 })], place, {
    color: INK,
    leading: 1,
    part: 'both',
  });
  let y = top + 34;
  for (const language of LANGUAGES) {
    const lines = setLines(
      said(sheet.hint, language),
      { face: FACES.text, size: 8.5, direction: directionOf(language) },
      width,
    );
    y = write(paper, lines, { x, width, language, y }, { color: MUTED, leading: 1.45 }) + 5;
  }
  write(
    paper,
    fitLines(sheet.address, { face: FACES.strong, size: 8.5, direction: 'ltr' }, [8.5, 7], width, 2),
    { ...place, y: y + 3 },
    { color: INK, leading: 1.4, part: 'both' },
  );
}

/** What screen readers read: the English half, the Arabic one, and the code with its address. */
function structure({ document, read }: Paper): void {
  const whole = document.struct('Document');
  document.addStructure(whole);
  for (const part of [...LANGUAGES, 'both'] as const) {
    const section = document.struct('Sect', part === 'both' ? {} : { lang: part });
    whole.add(section);
    for (const element of read[part]) section.add(element);
  }
  whole.end();
}

/** Draws the sheet with its tear lowered by `longer`; `over`: by how much the rows still reach below it. */
function drawSheet(sheet: TicketSheet, made: Date, longer: number): { over: number; whole: Promise<Buffer> } {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height + longer],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: said(sheet.title, 'en'), Creator: 'Sullam', CreationDate: made, ModDate: made },
  });
  const whole = bytesOf(document);
  const paper: Paper = { document, read: { en: [], ar: [], both: [] } };
  const over = writeRows(paper, sheet, writeHead(paper, sheet) + 4, TEAR + longer);
  writeStub(paper, sheet, TEAR + longer);
  structure(paper);
  document.end();
  return { over, whole };
}

/** A ticket on A5, both languages face to face; it prints in one colour. An event of many days makes it longer. */
export async function drawTicketPdf(sheet: TicketSheet, made: Date): Promise<Buffer> {
  const first = drawSheet(sheet, made, 0);
  const whole = await first.whole;
  return first.over === 0 ? whole : drawSheet(sheet, made, first.over).whole;
}
