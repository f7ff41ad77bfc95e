import PDFDocument from 'pdfkit';
import { qrDrawing } from '../../../kernel/qr-drawing.ts';
import { bytesOf, FACES, setLines } from '../../certification/certificate-pdf/certificate-pdf.public.ts';
import {
  EDGE,
  FOOT,
  GAP,
  HALF,
  INK,
  INNER,
  MUTED,
  numberPages,
  PAGE,
  type Paper,
  rule,
  write,
  writePair,
  writeTest,
} from './document-paper.ts';
import type { DocumentSheet, SheetLine, SheetParty } from './document-sheet.types.ts';

const QR_SIZE = 104;

/** Widths of the columns of amounts, from quantity to total. */
const CELLS = [34, 72, 44, 66, 80] as const;
const CELLS_WIDTH = CELLS.reduce((sum, width) => sum + width, 0);

function writeHead(paper: Paper, { title, test, organization }: DocumentSheet): number {
  let y = 40;
  if (test) y = writeTest(paper, test, y) + 18;
  const name = { size: 13, face: FACES.bold };
  let left = write(paper, organization.en, { x: EDGE, y: y + 16, width: HALF, language: 'en' }, name);
  // the Arabic name stands below the English one, at its side
  left = write(paper, organization.ar, { x: EDGE, y: left + 4, width: HALF, language: 'ar' }, name);
  const place = { x: EDGE + HALF + GAP, width: HALF };
  const heading = { size: 19, face: FACES.stars, tag: 'H1' as const, most: 2 };
  const english = write(paper, title.en, { ...place, y: y + 18, language: 'en' }, heading);
  const right = write(paper, title.ar, { ...place, y: english + 4, language: 'ar' }, heading);
  return Math.max(left, right);
}

/** Facts stand two in a row: the label in English, the value, the label in Arabic. */
function writeFacts(paper: Paper, { facts }: DocumentSheet, from: number): number {
  const ROW = 22;
  for (const [index, { label, value }] of facts.entries()) {
    const x = index % 2 === 0 ? EDGE : EDGE + HALF + GAP;
    const y = from + Math.floor(index / 2) * ROW;
    rule(paper, y, { from: x, width: HALF });
    const side = { y: y + 14.5, width: 62 };
    const name = { size: 8.5, color: MUTED };
    write(paper, label.en, { ...side, x, language: 'en' }, name);
    write(paper, label.ar, { ...side, x: x + HALF - 62, language: 'ar' }, name);
    const box = { x: x + 64, y: y + 14.5, width: HALF - 128, language: 'en' as const };
    write(paper, value, box, { size: 9.5, face: FACES.strong, most: 1 });
  }
  return from + Math.ceil(facts.length / 2) * ROW;
}

function writeParty(paper: Paper, { label, lines }: SheetParty, x: number, from: number): number {
  let y = writePair(paper, label, { x, y: from, width: HALF }, { size: 10, face: FACES.bold }) + 2;
  for (const language of ['en', 'ar'] as const)
    for (const line of lines[language]) y = write(paper, line, { x, y, width: HALF, language }, { size: 9.5 }) + 1;
  return y;
}

/** Where each column of amounts begins. */
const cellStarts = CELLS.map(
  (_, index) => EDGE + INNER - CELLS_WIDTH + CELLS.slice(0, index).reduce((a, b) => a + b, 0),
);
const ITEM_WIDTH = INNER - CELLS_WIDTH - 12;

function writeColumns(paper: Paper, { columns }: DocumentSheet, from: number): number {
  const style = { size: 8.5, color: MUTED, most: 1 };
  for (const [index, { en, ar }] of columns.entries()) {
    const isItem = index === 0;
    const place = isItem
      ? { x: EDGE, width: ITEM_WIDTH }
      : { x: cellStarts[index - 1] ?? EDGE, width: (CELLS[index - 1] ?? 0) - 4, isNumber: true };
    write(paper, en, { ...place, y: from, language: 'en' }, style);
    write(paper, ar, { ...place, y: from + 12, language: 'ar' }, style);
  }
  rule(paper, from + 20, { color: INK });
  return from + 36;
}

/** Height of a line of the table; titles take two lines in each language at most. */
const heightOf = ({ title }: SheetLine): number =>
  [title.en, title.ar]
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
    .reduce((sum, text) => sum + 13 * Math.min(2, setLines(text, TITLE_STYLE, ITEM_WIDTH).length), 10);
const TITLE_STYLE = { face: FACES.text, size: 9.5, direction: 'ltr' } as const;

function writeRow(paper: Paper, line: SheetLine, from: number): number {
  const { title, cells } = line;
  const style = { size: 9.5, most: 2 };
  const below = write(paper, title.en, { x: EDGE, y: from, width: ITEM_WIDTH, language: 'en' }, style);
  if (title.ar !== title.en)
    write(paper, title.ar, { x: EDGE, y: below, width: ITEM_WIDTH, language: 'ar' }, { ...style, color: MUTED });
  for (const [index, cell] of cells.entries()) {
    const place = { x: cellStarts[index] ?? EDGE, width: (CELLS[index] ?? 0) - 4, isNumber: true };
    const face = index === cells.length - 1 ? FACES.bold : FACES.text;
    write(paper, cell, { ...place, y: from, language: 'en' }, { size: 9.5, face, most: 1 });
  }
  const end = from + heightOf(line);
  rule(paper, end - 12);
  return end + 6;
}

function drawQr({ document, read }: Paper, { content, hint }: NonNullable<DocumentSheet['qr']>, y: number): void {
  const { path, size } = qrDrawing(content);
  const marked = document.markStructureContent('Figure');
  document
    .save()
    .translate(EDGE, y)
    .scale(QR_SIZE / size)
    .path(path)
    .fill('#000000')
    .restore();
  document.endMarkedContent();
  read.push(document.struct('Figure', { lang: 'en', alt: hint.en }, [marked]));
}

/** Totals with the QR code beside them. */
function writeSums(paper: Paper, { sums, qr }: DocumentSheet, from: number): number {
  const width = INNER - QR_SIZE - 40;
  const x = EDGE + QR_SIZE + 40;
  let y = from;
  for (const { label, value, isTotal } of sums) {
    const style = isTotal ? { size: 12.5, face: FACES.bold } : { size: 9.5 };
    if (isTotal) rule(paper, y - 13, { from: x, width, color: INK });
    const baseline = isTotal ? y + 6 : y;
    writePair(paper, label, { x, y: baseline, width: width - 110 }, style);
    write(
      paper,
      value,
      { x: x + width - 106, y: baseline, width: 106, language: 'en', isNumber: true },
      { ...style, most: 1 },
    );
    y += isTotal ? 30 : 22;
    if (!isTotal) rule(paper, y - 13, { from: x, width });
  }
  if (!qr) return y;
  drawQr(paper, qr, from - 12);
  let below = from + QR_SIZE + 2;
  for (const language of ['en', 'ar'] as const)
    below = write(
      paper,
      qr.hint[language],
      { x: EDGE, y: below, width: QR_SIZE + 30, language },
      { size: 7.5, color: MUTED },
    );
  return Math.max(y, below);
}

function writeNotes(paper: Paper, { notes }: DocumentSheet, from: number): void {
  rule(paper, from - 12);
  let y = from + 4;
  for (const note of notes)
    y = writePair(paper, note, { x: EDGE, y, width: INNER }, { size: 8.5, color: MUTED, most: 6 }) + 2;
}

/** Room that sums, QR code and notes take below the last line. */
const END_HEIGHT = 220;

/** Writes the table over as many pages as it needs, with room for what stands below it on the last one. */
function writeTable(paper: Paper, sheet: DocumentSheet, from: number): number {
  const startPage = (): number => {
    paper.document.addPage();
    return writeColumns(paper, sheet, sheet.test ? writeTest(paper, sheet.test, 40) + 26 : 56);
  };
  let y = writeColumns(paper, sheet, from);
  for (const [index, line] of sheet.lines.entries()) {
    const isLast = index === sheet.lines.length - 1;
    const needed = heightOf(line) + (isLast ? END_HEIGHT : 0);
    if (y + needed > FOOT) y = startPage();
    y = writeRow(paper, line, y);
  }
  return y;
}

/** Draws a tax document on A4 in both languages. The same sheet gives the same bytes. */
export async function drawDocumentPdf(sheet: DocumentSheet, issuedAt: Date): Promise<Buffer> {
  const title = `${sheet.title.en} ${sheet.facts[0]?.value ?? ''}`.trim();
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title, Creator: 'Sullam', CreationDate: issuedAt, ModDate: issuedAt },
  });
  const whole = bytesOf(document);
  const paper: Paper = { document, read: [] };
  const head = writeHead(paper, sheet) + 12;
  const parties = writeFacts(paper, sheet, head) + 22;
  const [seller, buyer] = sheet.parties;
  const below = Math.max(
    writeParty(paper, seller, EDGE, parties),
    writeParty(paper, buyer, EDGE + HALF + GAP, parties),
  );
  const end = writeTable(paper, sheet, below + 22);
  writeNotes(paper, sheet, writeSums(paper, sheet, end + 10) + 20);
  numberPages(paper);
  const root = document.struct('Document');
  document.addStructure(root);
  for (const element of paper.read) root.add(element);
  root.end();
  document.end();
  return whole;
}
