import { COVER_FAMILIES } from '@sullam/domain/configuration.ts';
import { contrast, toHex } from '@sullam/ui/theme/oklch.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../../test/support/sampling.ts';
import { COVER_KINDS, type CoverDrawing, type Drawing, type HeroDrawing } from '../cover-address.ts';
import { COVER_LIMIT, drawPicture, HERO_LIMIT, shapesOf } from '../draw-picture.ts';

const coverOf = (id: number): CoverDrawing => ({
  kind: COVER_KINDS[id % 7] ?? 'course',
  family: COVER_FAMILIES[id % 3 === 0 ? 1 : 0] ?? 'stars',
  hue: (id * 37) % 360,
  id,
});

/** Of a thousand covers: every manner of both hands in hues from the whole circle. */
const COVERS = sampled([...Array(1000).keys()], 150, 'covers').map(coverOf);
/** Those that are drawn to the end here: of all manners by all crops. */
const DRAWN = sampled([...Array(35).keys()], 8, 'drawn covers').map((at) => coverOf(at * 29));

const HEROES: readonly HeroDrawing[] = (['wide', 'tall'] as const).flatMap((shape) =>
  COVER_FAMILIES.flatMap((family) =>
    [
      ['#00416b', '#00c08b'],
      ['#7c2d12', '#f59e0b'],
      ['#ffe600', '#ffffff'],
    ].map(([primary = '', secondary = '']): HeroDrawing => ({ kind: 'hero', family, shape, primary, secondary })),
  ),
);

/** What a reader of XML would complain about first: numbers that are none, elements that aren't closed, colours that are no colours. */
function checkShapes(drawing: Drawing): void {
  const shapes = shapesOf(drawing);
  expect(shapes).not.toMatch(/NaN|undefined|Infinity|null/);
  const open: string[] = [];
  for (const [, closing, name, , single] of shapes.matchAll(/<(\/?)(\w+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!single) open.push(name ?? '');
  }
  expect(open).toEqual([]);
  expect(shapes.replaceAll(/<\/?\w+(?:\s[\w:-]+="[^"<>]*")*\/?>/g, '')).toBe('');
  for (const [color] of shapes.matchAll(/#(?!\w+\))[0-9a-z]+/g)) expect(color).toMatch(/^#[0-9a-f]{3}([0-9a-f]{3})?$/);
}

describe('a drawn cover', () => {
  it('is the same each time and well formed', () => {
    for (const drawing of COVERS) {
      expect(shapesOf(drawing)).toBe(shapesOf({ ...drawing }));
      checkShapes(drawing);
    }
  });

  it('is never that of its neighbour', () => {
    const ids = new Set(COVERS.flatMap(({ id }) => [id, id + 1]));
    const seen = new Set([...ids].map((id) => shapesOf(coverOf(id))));
    expect(seen.size).toBe(ids.size);
  });

  it.each(DRAWN)('fits its bytes: $family $hue $kind $id', async (drawing) => {
    const picture = await drawPicture(drawing);
    expect(picture.length).toBeLessThanOrEqual(COVER_LIMIT);
    const { width, height, format, compression } = await sharp(picture).metadata();
    expect({ width, height, format, compression }).toEqual({
      width: 800,
      height: 450,
      format: 'heif',
      compression: 'av1',
    });
  });

  it('is drawn of its category’s colour', async () => {
    const mean = async (hue: number) => {
      const { channels } = await sharp(Buffer.from(shapesOf({ kind: 'course', family: 'stars', hue, id: 5 }))).stats();
      return channels.map((channel) => channel.mean);
    };
    const [red = 0, , blue = 0] = await mean(30);
    expect(red).toBeGreaterThan(blue);
    const [less = 0, , more = 0] = await mean(266);
    expect(more).toBeGreaterThan(less);
  });

  it('comes out byte by byte the same', async () => {
    const [drawing] = COVERS;
    expect(await drawPicture(drawing as CoverDrawing)).toEqual(await drawPicture(drawing as CoverDrawing));
  });
});

/** The colour of the brightest place of a part of a picture, without single stars. */
async function brightest(drawing: HeroDrawing, part: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(Buffer.from(shapesOf(drawing)))
    .flatten()
    .extract(part)
    .resize({ width: 40 })
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / info.channels }, (_, at) =>
    [0, 1, 2].map((channel) => data[at * info.channels + channel] ?? 0),
  );
  const light = (pixel: number[]) => pixel.reduce((sum, value) => sum + value, 0);
  const found = pixels.reduce((best, pixel) => (light(pixel) > light(best) ? pixel : best));
  return `#${found.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('a drawn head of a page', () => {
  it.each(sampled(HEROES, 4, 'drawn heads'))('fits its bytes: $family $shape $primary', async (drawing) => {
    checkShapes(drawing);
    expect((await drawPicture(drawing)).length).toBeLessThanOrEqual(HERO_LIMIT);
  });

  it.each(HEROES.filter(({ family }) => family === 'stars'))(
    'leaves ground on which white text can be read: $shape $primary',
    async (drawing) => {
      const part =
        drawing.shape === 'wide'
          ? { left: 0, top: 0, width: 640, height: 560 }
          : { left: 0, top: 0, width: 780, height: 700 };
      const white = toHex({ l: 1, c: 0, h: 0 });
      expect(contrast(white, await brightest(drawing, part))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
