import PDFDocument from 'pdfkit';
import { layOutFreely, onPaper } from './free-layout.ts';
import { writeFreeSheet } from './free-pdf.ts';
import { placePicture, saidIn, writeLine } from './pdf-parts.ts';
import { layOut } from './sheet-layout.ts';
import { type SheetLayout, SIZES } from './sheet-parts.ts';
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
    whole.add(document.struct(tag, { lang: first.language, actual: saidIn(lines) }, write));
  }
  whole.end();
}

function writeSheet(document: PDFKit.PDFDocument, layout: SheetLayout): void {
  document.markContent('Artifact', { type: 'Layout' });
  paintArt(document, layout.art);
  for (const picture of layout.pictures) if (picture.alt === null) placePicture(document, picture);
  document.endMarkedContent();
  writeBlocks(document, layout);
}

/** The sheet as a PDF: shapes and letters, no picture of them; tagged, its letters embedded, with the signed record attached. */
export async function drawSheetPdf({ texts, paper, title, made, attachments }: SheetPdf): Promise<Buffer> {
  const free = texts.free && layOutFreely(texts, texts.free);
  const { width, height } = free && texts.free ? onPaper(free, texts.free, paper) : SIZES[paper];
  const document = new PDFDocument({
    size: [width * POINT, height * POINT],
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
  if (free && texts.free) writeFreeSheet(document, free, texts.free, paper);
  else writeSheet(document, layOut(texts, paper));
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
