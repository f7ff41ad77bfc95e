import PDFDocument from 'pdfkit';
import { pathOfFile } from './faces.ts';
import { writeRun } from './pdf-inside.ts';
import { layOut, type PlacedLine, type PlacedPicture, type SheetLayout } from './sheet-layout.ts';
import type { Paper, SheetTexts } from './sheet-texts.ts';
import { paintArt } from './vector-art.ts';

/** Points of paper to a unit of the layout. */
const POINT = 72 / 96;

interface Attachment {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type: string;
  readonly description: string;
}

export interface SheetPdf {
  readonly texts: SheetTexts;
  readonly paper: Paper;
  readonly title: string;
  /** Of the record: the same certificate is the same file on whichever day it is made. */
  readonly made: Date;
  readonly attachments: readonly Attachment[];
}

/** What a document becomes once it is ended. */
export function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
}

/** Writes a line in its place, letters joined as they are read. */
export function writeLine(document: PDFKit.PDFDocument, { line, x, baseline, color, language }: PlacedLine): void {
  // the letters as they were written, for readers that can't turn pictures of joined letters back
  document.markContent('Span', { lang: language, actual: line.text });
  document.fillColor(color, 1);
  for (const run of line.runs) {
    document.font(pathOfFile(run.file));
    writeRun(document, run, line.size, line.spacing, x + run.x, baseline);
  }
  document.endMarkedContent();
}

/** A picture as large as its box allows, at the side that it keeps to. */
function placePicture(document: PDFKit.PDFDocument, { bytes, x, y, width, height, align }: PlacedPicture): void {
  document.image(bytes, x, y, {
    fit: [width, height],
    align: align === 'left' ? undefined : align,
    valign: 'center',
  } as never);
}

function writeBlocks(document: PDFKit.PDFDocument, { blocks, pictures }: SheetLayout): void {
  const whole = document.struct('Document');
  document.addStructure(whole);
  for (const picture of pictures) {
    if (picture.alt === null) continue;
    whole.add(document.struct('Figure', { alt: picture.alt }, () => placePicture(document, picture)));
  }
  for (const { tag, lines } of blocks) {
    const [first] = lines;
    if (!first) continue;
    const write = () => {
      for (const line of lines) writeLine(document, line);
    };
    whole.add(document.struct(tag, { lang: first.language }, write));
  }
  whole.end();
}

/** The sheet as a PDF: shapes and letters, no picture of them; tagged, its letters embedded, with the signed record attached. */
export async function drawSheetPdf({ texts, paper, title, made, attachments }: SheetPdf): Promise<Buffer> {
  const layout = layOut(texts, paper);
  const document = new PDFDocument({
    size: [layout.width * POINT, layout.height * POINT],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: texts.halves.en ? 'en' : 'ar',
    info: {
      Title: title,
      Author: texts.issuer.en ?? texts.issuer.ar ?? '',
      Creator: 'Sullam',
      CreationDate: made,
      ModDate: made,
    },
  });
  const whole = bytesOf(document);
  document.scale(POINT);
  document.markContent('Artifact', { type: 'Layout' });
  paintArt(document, layout.art);
  for (const picture of layout.pictures) if (picture.alt === null) placePicture(document, picture);
  document.endMarkedContent();
  writeBlocks(document, layout);
  for (const { name, bytes, type, description } of attachments)
    document.file(bytes, {
      name,
      type,
      description,
      creationDate: made,
      modifiedDate: made,
      relationship: 'Data',
    } as never);
  document.end();
  return whole;
}
