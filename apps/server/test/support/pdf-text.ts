import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A PDF as PDF.js opens it. The build is the one that runs outside of browsers; its types are those of the other one. */
export async function openByPdfJs(pdf: Buffer) {
  const path = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs');
  const { getDocument } = (await import(path)) as typeof import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false }).promise;
}

export const firstPageOf = async (pdf: Buffer) => (await openByPdfJs(pdf)).getPage(1);

/** The text of the first page as Firefox takes it out. */
export async function textByPdfJs(pdf: Buffer): Promise<string> {
  const { items } = await (await firstPageOf(pdf)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** The text of the first page as Chromium takes it out. */
export async function textByPdfium(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const text = document.getPage(0).getText();
    document.destroy();
    return text;
  } finally {
    library.destroy();
  }
}
