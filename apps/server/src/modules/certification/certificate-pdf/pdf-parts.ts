import { bytesOfFile } from './font-faces.ts';
import { writeRun } from './pdf-inside.ts';
import type { PlacedLine, PlacedPicture } from './sheet-parts.ts';

export function writeLine(document: PDFKit.PDFDocument, { line, x, baseline, color, language }: PlacedLine): void {
  document.markContent('Span', { lang: language });
  document.fillColor(color, 1);
  for (const run of line.runs) {
    // each document opens its own
    document.registerFont(run.file, bytesOfFile(run.file)).font(run.file);
    writeRun(document, run, line.size, line.spacing, x + run.x, baseline);
  }
  document.endMarkedContent();
}

/** What lines say, as it was written: for screen readers. On the content itself other readers take it for the order of the eye and turn it round. */
export const saidIn = (lines: readonly PlacedLine[]): string => lines.map(({ line }) => line.text).join(' ');

/** A picture as large as its box allows, at the side that it keeps to. */
export function placePicture(document: PDFKit.PDFDocument, { bytes, x, y, width, height, align }: PlacedPicture): void {
  document.image(bytes, x, y, {
    fit: [width, height],
    align: align === 'left' ? undefined : align,
    valign: 'center',
  } as never);
}
