import { PART_MARGIN } from '@sullam/domain/certificates/layout.ts';
import { type FreeSheet, type Layer, onPaper, type Part } from './free-layout.ts';
import type { FreeTexts } from './sheet-texts.ts';
import { embedded, outlines } from './svg-parts.ts';

/** Two drawings on one sheet may call their parts alike. */
const renamed = (body: string, prefix: string): string =>
  body.replace(/\bid="([\w-]+)"/g, `id="${prefix}$1"`).replace(/url\(#([\w-]+)\)/g, `url(#${prefix}$1)`);

async function layerSvg(layer: Layer, prefix: string): Promise<string> {
  if (layer.kind === 'text') return layer.block.lines.map(outlines).join('');
  if (layer.kind === 'picture') return embedded(layer.picture, layer.fills);
  const { x, y, scale, body } = layer;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})">${renamed(body, prefix)}</g>`;
}

const partSvg = async ({ elementId, layers }: Part): Promise<string> =>
  (await Promise.all(layers.map((layer, index) => layerSvg(layer, `${elementId}-${index}-`)))).join('');

const svg = (box: { x: number; y: number; width: number; height: number }, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[box.x, box.y, box.width, box.height].map((value) => value.toFixed(2)).join(' ')}" width="${box.width.toFixed(2)}" height="${box.height.toFixed(2)}">${body}</svg>`;

/** The whole sheet as it is printed, as SVG without a single letter of the machine's. */
export async function freeSheetSvg(sheet: FreeSheet, free: FreeTexts): Promise<string> {
  const { width, height } = onPaper(sheet, free, free.arrangement.paper);
  const parts = await Promise.all(sheet.parts.map(partSvg));
  const ground = `<rect width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${sheet.ground}"/>`;
  return svg({ x: 0, y: 0, width, height }, ground + parts.join(''));
}

const UNIT = 96 / 254;

/** One part by itself, as the designer moves it over its canvas. */
export async function partPicture(part: Part): Promise<string> {
  const { x, y, width, height } = part.standing;
  const margin = PART_MARGIN;
  const box = {
    x: (x - margin) * UNIT,
    y: (y - margin) * UNIT,
    width: (width + 2 * margin) * UNIT,
    height: (height + 2 * margin) * UNIT,
  };
  return svg(box, await partSvg(part));
}
