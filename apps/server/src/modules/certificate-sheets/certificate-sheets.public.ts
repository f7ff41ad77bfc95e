export { missingLetters } from './faces.ts';
export { drawSheetPdf } from './sheet-pdf.ts';
export { drawSheetPicture } from './sheet-picture.ts';
export { PAPERS, type Paper, type SheetHalf, type SheetTexts } from './sheet-texts.ts';
