import sharp from 'sharp';
import { fontOf } from './faces.ts';
import { shape } from './lines.ts';
import { layOut, type PlacedLine, type PlacedPicture } from './sheet-layout.ts';
import type { SheetTexts } from './sheet-texts.ts';

/** Twice the width at which a page shows it. */
const WIDTH = 1400;

/** The letters of a line as shapes, so that the picture needs no letters of the machine's. */
function outlines({ line, x, baseline, color }: PlacedLine): string {
  let shapes = '';
  for (const run of line.runs) {
    let from = x + run.x;
    const font = fontOf(run.file);
    const scale = line.size / font.unitsPerEm;
    const { glyphs, positions } = shape(run.file, run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      const path = glyph.path.toSVG();
      if (path) {
        const left = from + position.xOffset * scale;
        const up = baseline - position.yOffset * scale;
        shapes += `<path transform="translate(${left.toFixed(2)} ${up.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`;
      }
      from += position.xAdvance * scale + line.spacing;
    }
  }
  return `<g fill="${color}">${shapes}</g>`;
}

async function embedded({ bytes, x, y, width, height, align }: PlacedPicture): Promise<string> {
  const side = { left: 'xMin', center: 'xMid', right: 'xMax' }[align];
  const png = await sharp(bytes).png().toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${side}YMid meet" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** The sheet as it lies on a desk, for pages: WebP. */
export async function drawSheetPicture(texts: SheetTexts): Promise<Buffer> {
  const layout = layOut(texts, 'a4');
  const pictures = await Promise.all(layout.pictures.map(embedded));
  const letters = layout.blocks.flatMap(({ lines }) => lines.map(outlines));
  const svg = layout.art.replace(/<\/svg>$/, `${pictures.join('')}${letters.join('')}</svg>`);
  return sharp(Buffer.from(svg), { density: 120 }).resize({ width: WIDTH }).flatten().webp({ quality: 86 }).toBuffer();
}
