import sharp from 'sharp';
import { layOutFreely } from './free-layout.ts';
import { freeSheetSvg } from './free-picture.ts';
import { layOut } from './sheet-layout.ts';
import type { SheetTexts } from './sheet-texts.ts';
import { embedded, outlines } from './svg-parts.ts';

/** Twice the width at which a page shows it. */
const WIDTH = 1400;

/** The sheet as it lies on a desk, for pages: WebP. */
export async function drawSheetPicture(texts: SheetTexts): Promise<Buffer> {
  if (texts.free) return rasterized(await freeSheetSvg(layOutFreely(texts, texts.free), texts.free));
  const layout = layOut(texts, 'a4');
  const pictures = await Promise.all(layout.pictures.map((picture) => embedded(picture)));
  const letters = layout.blocks.flatMap(({ lines }) => lines.map(outlines));
  const svg = layout.art.replace(/<\/svg>$/, `${pictures.join('')}${letters.join('')}</svg>`);
  return rasterized(svg);
}

const rasterized = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 120 }).resize({ width: WIDTH }).flatten().webp({ quality: 86 }).toBuffer();
