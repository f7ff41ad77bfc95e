import sharp from 'sharp';
import { fontOf } from './font-faces.ts';
import { shape } from './lines.ts';
import type { PlacedLine, PlacedPicture } from './sheet-parts.ts';

/** The letters of a line as shapes, so that the picture needs no letters of the machine's. */
export function outlines({ line, x, baseline, color }: PlacedLine): string {
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

export async function embedded({ bytes, x, y, width, height, align }: PlacedPicture, fills = false): Promise<string> {
  const side = { left: 'xMin', center: 'xMid', right: 'xMax' }[align];
  const png = await sharp(bytes).png().toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${side}YMid ${fills ? 'slice' : 'meet'}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}
