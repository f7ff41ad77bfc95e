export { FACES, faceFor, missingLetters } from './faces.ts';
export { fitLines, setLine, setLines } from './lines.ts';
export { bytesOf, drawSheetPdf, writeLine } from './sheet-pdf.ts';
export { drawSheetPicture } from './sheet-picture.ts';
export { PAPERS, type Paper, type SheetHalf, type SheetTexts } from './sheet-texts.ts';
