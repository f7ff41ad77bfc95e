import { type FreeSheet, type Layer, onPaper } from './free-layout.ts';
import { placePicture, saidIn, writeLine } from './pdf-parts.ts';
import type { FreeTexts, Paper } from './sheet-texts.ts';
import { paintArt } from './vector-art.ts';

type Layered<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>;

/** A structure element with the place in which it is read. */
interface Read {
  readonly rank: number;
  readonly element: PDFKit.PDFStructureElement;
}

function paint(document: PDFKit.PDFDocument, { body, x, y, scale }: Layered<'art'>): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  document.translate(x, y).scale(scale);
  paintArt(document, body);
  document.restore();
  document.endMarkedContent();
}

/** A picture that fills its box is cut at its edges. */
function showPicture(document: PDFKit.PDFDocument, { picture, fills }: Layered<'picture'>): void {
  if (!fills) {
    placePicture(document, picture);
    return;
  }
  const { bytes, x, y, width, height } = picture;
  document.save();
  document.rect(x, y, width, height).clip();
  document.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  document.restore();
}

function writePicture(document: PDFKit.PDFDocument, layer: Layered<'picture'>): Read[] {
  const { alt } = layer.picture;
  if (alt === null) {
    document.markContent('Artifact', { type: 'Layout' });
    showPicture(document, layer);
    document.endMarkedContent();
    return [];
  }
  const content = document.markStructureContent('Figure');
  showPicture(document, layer);
  document.endMarkedContent();
  return [{ rank: layer.rank, element: document.struct('Figure', { alt }, [content]) }];
}

function writeText(document: PDFKit.PDFDocument, { block, rank }: Layered<'text'>): Read[] {
  const [first] = block.lines;
  if (!first) return [];
  const content = document.markStructureContent(block.tag);
  for (const line of block.lines) writeLine(document, line);
  document.endMarkedContent();
  return [
    { rank, element: document.struct(block.tag, { lang: first.language, actual: saidIn(block.lines) }, [content]) },
  ];
}

/** Paints the parts one above the other, and lists them in the order in which they are read. */
export function writeFreeSheet(document: PDFKit.PDFDocument, sheet: FreeSheet, free: FreeTexts, paper: Paper): void {
  const { width, height, scale, x, y } = onPaper(sheet, free, paper);
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, width, height).fillColor(sheet.ground, 1).fill();
  document.endMarkedContent();
  document.translate(x, y).scale(scale);
  const placed = sheet.parts.flatMap(({ standing, layers }) =>
    layers.flatMap((layer) => {
      if (layer.kind === 'art') paint(document, layer);
      const read =
        layer.kind === 'picture'
          ? writePicture(document, layer)
          : layer.kind === 'text'
            ? writeText(document, layer)
            : [];
      return read.map((each) => ({ ...each, top: standing.y, left: standing.x }));
    }),
  );
  const whole = document.struct('Document');
  document.addStructure(whole);
  const inOrder = placed.toSorted((a, b) => a.rank - b.rank || a.top - b.top || a.left - b.left);
  for (const { element } of inOrder) whole.add(element);
  whole.end();
}
