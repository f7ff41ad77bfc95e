import { createCanvas, DOMMatrix, ImageData, loadImage, Path2D } from '@napi-rs/canvas';
import type { SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import { startArrangement } from '@sullam/domain/certificates/layout-start.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstPageOf } from '../../../../../test/support/pdf-text.ts';
import {
  drawSheetPdf,
  drawSheetPicture,
  type Paper,
  partPicture,
  partsOf,
  type SheetTexts,
} from '../certificate-pdf.public.ts';
import { layOutFreely } from '../free-layout.ts';

// what PDF.js draws with, and finds in a browser
beforeAll(() => Object.assign(globalThis, { DOMMatrix, ImageData, Path2D }));

const WORDS = {
  heading: { en: 'Certificate of completion', ar: 'شهادة إتمام' },
  opening: { en: '{organization} awards this certificate to', ar: 'تمنح {organization} هذه الشهادة إلى' },
  completed: { en: 'for completing', ar: 'على إتمام' },
  signatures: [
    { name: { en: 'Salma Darwish', ar: 'سلمى درويش' }, title: { en: 'Instructor', ar: 'مدرّبة' }, mediaId: 7 },
  ],
};

const factsOf = (name: string, isArabic: boolean) => ({
  NAME: name,
  COURSE: isArabic ? 'ملاحظات تنفع (Python 3)' : 'Feedback that helps',
  SENTENCE: isArabic ? '٥ دروس، بنتيجة ٩٢٪.\n٢٤ نوفمبر ٢٠٢٦.' : '5 lessons, with a result of 92%.\n24 November 2026.',
  RESULT: isArabic ? '٩٢٪' : '92%',
  VALID_UNTIL: null,
  NUMBER: '\u20667K4P-XM2R-9QTB\u2069',
  ADDRESS: '\u2066madar.example/certificates/7K4P-XM2R-9QTB\u2069',
  ORGANIZATION: isArabic ? 'أكاديمية مدار' : 'Madar Academy',
});

const square = (color: string, width = 60, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

async function textsFor(
  names: { en?: string; ar?: string },
  arrangement: SheetArrangement,
  family: SheetTexts['family'] = 'stars',
): Promise<SheetTexts & { free: NonNullable<SheetTexts['free']> }> {
  const half = { opening: '', name: '', completed: '', course: '', details: [] };
  return {
    family,
    hue: 265,
    rungs: 5,
    heading: WORDS.heading,
    halves: { ...(names.en ? { en: half } : {}), ...(names.ar ? { ar: half } : {}) },
    signatures: [],
    number: '7K4P-XM2R-9QTB',
    numberLabel: {},
    address: 'https://madar.example/certificates/7K4PXM2R9QTB',
    shortAddress: 'madar.example/certificates/7K4P-XM2R-9QTB',
    issuer: { en: 'Madar Academy', ar: 'أكاديمية مدار' },
    free: {
      arrangement,
      facts: {
        ...(names.en ? { en: factsOf(names.en, false) } : {}),
        ...(names.ar ? { ar: factsOf(names.ar, true) } : {}),
      },
      pictures: new Map([[7, await square('#15356b', 170, 58)]]),
      logos: { LOGO: null, LIGHT_LOGO: null, MARK: null },
    },
  };
}

const NOURA = { en: 'Noura Al-Harbi', ar: 'نورة الحربي' };
const draw = (texts: SheetTexts, paper: Paper = 'a4') =>
  drawSheetPdf({ texts, paper, title: 'A certificate', made: new Date('2026-11-24T10:00:00Z'), attachments: [] });

async function pixelsOfPdf(pdf: Buffer, width: number) {
  const page = await firstPageOf(pdf);
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / size.width });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas;
}

/** How far two pictures differ, as a share of black against white; blurred a little, since edges are smoothed differently. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const raw = (bytes: Buffer) => sharp(bytes).resize(350, 247, { fit: 'fill' }).blur(1.2).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([raw(one), raw(other)]);
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length / 255;
}

describe('a sheet that is arranged freely', () => {
  it.each(['stars', 'shelf'] as const)(
    'of the family %s looks the same as PDF, as picture and on the canvas',
    async (family) => {
      const arrangement = startArrangement(family, WORDS);
      const texts = await textsFor(NOURA, arrangement, family);
      const picture = await drawSheetPicture(texts);
      const pdf = (await pixelsOfPdf(await draw(texts), 1400)).toBuffer('image/png');
      expect(await difference(picture, pdf)).toBeLessThan(0.012);
      // the canvas lays the elements one above the other, each in its own place
      const sheet = layOutFreely(texts, texts.free);
      const canvas = createCanvas(1400, Math.round((1400 * sheet.height) / sheet.width));
      const ink = canvas.getContext('2d');
      ink.fillStyle = sheet.ground;
      ink.fillRect(0, 0, canvas.width, canvas.height);
      const scale = 1400 / 2970;
      for (const element of arrangement.elements)
        for (const part of partsOf(texts, texts.free, element)) {
          const { x, y, width, height } = part.standing;
          const drawn = await loadImage(
            await sharp(Buffer.from(await partPicture(part)), { density: 120 })
              .png()
              .toBuffer(),
          );
          ink.drawImage(drawn, (x - 60) * scale, (y - 60) * scale, (width + 120) * scale, (height + 120) * scale);
        }
      expect(await difference(picture, canvas.toBuffer('image/png'))).toBeLessThan(0.012);
    },
  );

  it('is read in the order of its halves, whatever lies above what', async () => {
    const arrangement = startArrangement('stars', WORDS);
    arrangement.elements.reverse();
    const pdf = await draw(await textsFor(NOURA, arrangement));
    const tree = JSON.stringify(await (await firstPageOf(pdf)).getStructTree());
    const order = ['H1', 'H2', 'P'].map((tag) => tree.indexOf(`"${tag}"`));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order[0]).toBeLessThan(order[1]!);
    expect(tree.match(/"H2"/g)).toHaveLength(2);
    expect(tree.indexOf('"en"')).toBeLessThan(tree.lastIndexOf('"ar"'));
  });

  it('gives its Arabic back letter by letter, joined as it is', async () => {
    const pdf = await draw(await textsFor({ ar: 'هبة الله اللامي' }, startArrangement('stars', WORDS)));
    const { items } = await (await firstPageOf(pdf)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text.replace(/\s/g, '')).toContain('هبةاللهاللامي');
    expect(text).toContain('7K4P-XM2R-9QTB');
  });

  it('leaves the half out whose language the name is not known in, and what the certificate does not have', async () => {
    const arrangement = startArrangement('stars', WORDS);
    const texts = await textsFor({ en: 'Emily Carter' }, arrangement);
    const { parts, width } = layOutFreely(texts, texts.free);
    const said = parts.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'text' ? layer.block.lines.map(({ line }) => line.text) : [])),
    );
    expect(said.join()).not.toContain('شهادة');
    expect(said.join()).not.toContain('Valid until');
    const [name] = parts
      .flatMap(({ layers }) => layers)
      .flatMap((layer) => (layer.kind === 'text' && layer.block.tag === 'H2' ? layer.block.lines : []));
    expect(name!.x + name!.line.width).toBeLessThan(width / 2);
  });

  it('shrinks words into their box, never cuts them, and says where they had to become small', async () => {
    const arrangement = startArrangement('stars', WORDS);
    const named = async (en: string) => {
      const texts = await textsFor({ en, ar: 'علي' }, arrangement);
      const element = arrangement.elements.find(({ text }) => text?.says === 'NAME')!;
      return partsOf(texts, texts.free, element).find(({ standing }) => standing.language === 'en')!;
    };
    const [short, long] = [
      await named('Ali'),
      await named('Abdulrahman Al-Mutairi bin Khalid Al-Sheikh Al-Qahtani '.repeat(4)),
    ];
    expect(short.fit).toMatchObject({ isFitting: true });
    expect(short.fit!.size).toBeCloseTo(38, 0);
    expect(long.fit!.isFitting).toBe(false);
    const lines = long.layers.flatMap((layer) => (layer.kind === 'text' ? layer.block.lines : []));
    expect(lines.every(({ line, x }) => x >= 83 && line.width <= 431)).toBe(true);
    expect(
      lines
        .map(({ line }) => line.text)
        .join(' ')
        .match(/Qahtani/g),
    ).toHaveLength(4);
  });

  it.each([
    ['a4', 'PORTRAIT', [595, 842]],
    ['letter', 'LANDSCAPE', [792, 612]],
    ['letter', 'PORTRAIT', [612, 792]],
  ] as const)('lies on %s, %s, and the same file is made each time', async (paper, orientation, size) => {
    const arrangement = { ...startArrangement('stars', WORDS), orientation };
    const texts = await textsFor(NOURA, arrangement);
    const pdf = await draw(texts, paper);
    const [, , width, height] = (await firstPageOf(pdf)).view;
    expect([Math.round(width!), Math.round(height!)]).toEqual(size);
    expect(await draw(texts, paper)).toEqual(pdf);
  });

  it('draws lines, shapes and pictures, cut where they fill their box', async () => {
    const box = { x: 100, y: 100, width: 400, height: 200, isLocked: false };
    const arrangement: SheetArrangement = {
      paper: 'a4',
      orientation: 'LANDSCAPE',
      ground: '#ffffff',
      elements: [
        { ...box, elementId: 'a', shape: { shape: 'RECTANGLE', fill: '#ff0000', stroke: null, strokeWidth: 0 } },
        {
          ...box,
          x: 600,
          elementId: 'b',
          shape: { shape: 'ELLIPSE', fill: '#00aa00', stroke: '#000000', strokeWidth: 5 },
        },
        { ...box, x: 1100, elementId: 'c', shape: { shape: 'LINE', fill: null, stroke: '#0000ff', strokeWidth: 20 } },
        {
          ...box,
          x: 1600,
          elementId: 'd',
          picture: { source: 'FILE', mediaId: 7, alt: { en: 'A blue sign' }, fills: true },
        },
      ],
    };
    const texts = await textsFor(NOURA, arrangement);
    const pdf = await draw(texts);
    const canvas = await pixelsOfPdf(pdf, 2970);
    const colorAt = (x: number, y: number) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data.slice(0, 3)];
    expect(colorAt(300, 200)).toEqual([255, 0, 0]);
    expect(colorAt(800, 200)).toEqual([0, 170, 0]);
    expect(colorAt(605, 105)).toEqual([255, 255, 255]);
    expect(colorAt(1300, 200)).toEqual([0, 0, 255]);
    expect(colorAt(1995, 295)).toEqual([21, 53, 107]);
    expect(colorAt(2010, 200)).toEqual([255, 255, 255]);
    const tree = JSON.stringify(await (await firstPageOf(pdf)).getStructTree());
    expect(tree).toContain('A blue sign');
  });
});
