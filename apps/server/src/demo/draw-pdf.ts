import PDFDocument from 'pdfkit';

/** A page of text as a learner would hand it in; the letters are those that every reader has, which are Latin. */
export function drawPdf(title: string, paragraphs: readonly string[], made: Date): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 64, info: { Title: title, CreationDate: made } });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  document.font('Helvetica-Bold').fontSize(18).text(title).moveDown(0.8);
  document.font('Helvetica').fontSize(11);
  for (const paragraph of paragraphs) document.text(paragraph, { lineGap: 4 }).moveDown(0.8);
  document.end();
  return whole;
}
