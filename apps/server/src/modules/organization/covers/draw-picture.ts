import { COVER_WIDTH, SMALL_COVER_WIDTH } from '@sullam/domain/cover-art.ts';
import { drawCover, drawDial, drawHero } from '@sullam/ui/theme/art/covers.ts';
import sharp from 'sharp';
import type { CoverDrawing, CoverKind, Drawing } from './cover-address.ts';

export const COVER_LIMIT = 25_000;
export const HERO_LIMIT = 60_000;

/** Kinds that are drawn in one manner: all categories as the first of a list, groups woven, as threads that hold each other. */
const ORDERS: Partial<Record<CoverKind, number>> = { category: 0, group: 1 };
/** From what looks best to what always fits. */
const QUALITIES = [52, 44, 36, 26, 16] as const;

/** The drawing as plain shapes: the same for the same subject, on every machine. */
export const shapesOf = (drawing: Drawing): string =>
  drawing.kind === 'hero' ? drawHero(drawing) : drawing.kind === 'event' ? drawDial(drawing) : coverOf(drawing);

const coverOf = (drawing: CoverDrawing): string =>
  drawCover({
    family: drawing.family,
    hue: drawing.hue,
    seed: seedOf(drawing),
    order: ORDERS[drawing.kind] ?? drawing.id,
  });

const seedOf = ({ kind, id }: CoverDrawing): string => `${kind}-${id}`;

/** A picture of the shapes, as fine as fits. */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  const limit = drawing.kind === 'hero' ? HERO_LIMIT : COVER_LIMIT;
  const shapes = sharp(Buffer.from(shapesOf(drawing)), { density: drawing.kind === 'hero' ? 72 : 90 });
  const sized = drawing.kind === 'hero' ? shapes : shapes.resize({ width: COVER_WIDTH });
  const { data, info } = await sized.flatten().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const picture = await sharp(data, { raw: { width, height, channels } }).avif({ quality, effort: 2 }).toBuffer();
    if (picture.length <= limit) return picture;
  }
  throw new Error(`${JSON.stringify(drawing)} can't be drawn in ${limit} bytes`);
}

/** The same for where it is seen small, as one of many on a phone. */
export const drawSmall = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(shapesOf(drawing)), { density: 90 })
    .resize({ width: SMALL_COVER_WIDTH })
    .flatten()
    .avif({ quality: 50, effort: 2 })
    .toBuffer();

/** As link previews are shown. */
const PREVIEW = { width: 1200, height: 630 } as const;

export const drawPreview = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(shapesOf(drawing)), { density: 140 })
    .resize({ ...PREVIEW, fit: 'cover' })
    .flatten()
    .jpeg({ quality: 78 })
    .toBuffer();

/** Fine enough for a printer. */
const PRINTED_DENSITY = 220;

/** How far down a strip begins: a dial shows its arcs there and half of its star. */
const STRIP_FROM = 0.08;

/** A strip of the drawing for paper, as wide as it: files that are printed know no AVIF. */
export async function drawStrip(
  drawing: Drawing,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const shapes = sharp(Buffer.from(shapesOf(drawing)), { density: PRINTED_DENSITY }).resize({ width });
  const { data, info } = await shapes.flatten().raw().toBuffer({ resolveWithObject: true });
  const top = Math.min(Math.round(info.height * STRIP_FROM), info.height - height);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({ left: 0, top, width, height })
    .jpeg({ quality: 86 })
    .toBuffer();
}
