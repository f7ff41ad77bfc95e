export { FACES, faceFor, missingLetters } from './font-faces.ts';
export { partsOf } from './free-layout.ts';
export { partPicture } from './free-picture.ts';
export { fitLines, setLine, setLines } from './lines.ts';
export { saidIn, writeLine } from './pdf-parts.ts';
export { bytesOf, drawSheetPdf } from './sheet-pdf.ts';
export { drawSheetPicture } from './sheet-picture.ts';
export { type FreeTexts, PAPERS, type Paper, type SheetHalf, type SheetTexts } from './sheet-texts.ts';
