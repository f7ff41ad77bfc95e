import { bytesOfFile } from './faces.ts';
import { writeRun } from './pdf-inside.ts';
import type { PlacedLine, PlacedPicture } from './sheet-parts.ts';

export function writeLine(document: PDFKit.PDFDocument, { line, x, baseline, color, language }: PlacedLine): void {
  // the letters as they were written, for readers that can't turn pictures of joined letters back
  document.markContent('Span', { lang: language, actual: line.text });
  document.fillColor(color, 1);
  for (const run of line.runs) {
    // each document opens its own: glyphs of a font remember the letters for which they were drawn first
    document.registerFont(run.file, bytesOfFile(run.file)).font(run.file);
    writeRun(document, run, line.size, line.spacing, x + run.x, baseline);
  }
  document.endMarkedContent();
}

/** A picture as large as its box allows, at the side that it keeps to. */
export function placePicture(document: PDFKit.PDFDocument, { bytes, x, y, width, height, align }: PlacedPicture): void {
  document.image(bytes, x, y, {
    fit: [width, height],
    align: align === 'left' ? undefined : align,
    valign: 'center',
  } as never);
}
