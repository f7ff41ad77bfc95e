import { constants, inflateSync } from 'node:zlib';
import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { firstPageOf, openByPdfJs, textByPdfium, textByPdfJs } from '../../../../../test/support/pdf-text.ts';
import { sampledThird } from '../../../../../test/support/sampling.ts';
import { drawSheetPdf, missingLetters, type Paper, type SheetTexts } from '../certificate-pdf.public.ts';
import { shape } from '../lines.ts';
import { layOut } from '../sheet-layout.ts';

// what PDF.js draws with, and finds in a browser
beforeAll(() => Object.assign(globalThis, { DOMMatrix, ImageData, Path2D }));

interface Name {
  en?: string;
  ar?: string;
}

function textsFor(name: Name, family: SheetTexts['family'] = 'stars'): SheetTexts {
  const half = (said: string, isArabic: boolean) => ({
    opening: isArabic ? 'تمنح أكاديمية مدار هذه الشهادة إلى' : 'This is to certify that',
    name: said,
    completed: isArabic ? 'على إتمام' : 'has completed',
    course: isArabic ? 'ملاحظات تنفع (Python 3)' : 'Feedback that helps',
    details: isArabic
      ? ['٥ دروس، بنتيجة ٩٢٪.', '٢٤ نوفمبر ٢٠٢٦.']
      : ['5 lessons, with a result of 92%.', '24 November 2026.'],
  });
  return {
    family,
    hue: 265,
    rungs: 5,
    heading: { en: 'Certificate of completion', ar: 'شهادة إتمام' },
    halves: { ...(name.en ? { en: half(name.en, false) } : {}), ...(name.ar ? { ar: half(name.ar, true) } : {}) },
    signatures: [{ name: { en: 'Salma Darwish', ar: 'سلمى درويش' }, title: { en: 'Instructor', ar: 'مدرّبة' } }],
    number: '7K4P-XM2R-9QTB',
    numberLabel: { en: 'No.', ar: 'رقم الشهادة' },
    address: 'https://madar.example/certificates/7K4PXM2R9QTB',
    shortAddress: 'madar.example/certificates/7K4P-XM2R-9QTB',
    issuer: { en: 'Madar Academy', ar: 'أكاديمية مدار' },
  };
}

const draw = (
  texts: SheetTexts,
  paper: Paper = 'a4',
  attachments: { name: string; bytes: Buffer; type: string; description: string }[] = [],
) => drawSheetPdf({ texts, paper, title: 'A certificate', made: new Date('2026-11-24T10:00:00Z'), attachments });

/** What is packed in a file, as text. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: { length } }) =>
    inflateSync(pdf.subarray(index + length, text.indexOf('endstream', index)), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1'),
  );
}

/** Where there is ink in a part of the page, as shares of the page. */
async function inkIn(pdf: Buffer, part: { x: number; y: number; width: number; height: number }) {
  const page = await firstPageOf(pdf);
  const viewport = page.getViewport({ scale: 1.5 });
  const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  const [x, y] = [Math.floor(part.x * canvas.width), Math.floor(part.y * canvas.height)];
  const [width, height] = [Math.floor(part.width * canvas.width), Math.floor(part.height * canvas.height)];
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  const columns = new Set<number>();
  let dark = 0;
  for (let at = 0; at < width * height; at++) {
    const light = (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0);
    if (light > 330) continue;
    dark++;
    columns.add(at % width);
  }
  return {
    share: dark / (width * height),
    left: Math.min(...columns) / width,
    right: (Math.max(...columns) + 1) / width,
  };
}

/** Names that have broken certificates elsewhere. */
const NAMES: readonly Name[] = [
  { en: 'Noura Al-Harbi', ar: 'نورة الحربي' },
  { en: 'Hibatullah Al-Lami', ar: 'هبة الله اللامي' },
  { en: 'Abdulrahman Al-Mutairi bin Khalid', ar: 'عبد الرحمن بن عبد الله بن محمد آل الشيخ المطيري' },
  { en: 'Ali', ar: 'علي' },
  { en: 'Emily Carter-O’Neill' },
  { ar: 'لآلئ الأحمد' },
  { en: 'José Ángel Núñez', ar: 'خوسيه' },
  { en: 'Nguyễn Thị Ánh', ar: 'نغوين' },
  { en: 'Şükrü Işık' },
  { en: 'Dr. Mohammed A. (Abu Ali)', ar: 'د. محمد (أبو علي)' },
];
/** Whose vowel signs a reader of text may give back apart from their letters. */
const VOWELLED: Name = { ar: 'هِبَةُ اللهِ اللَّامِي' };

/** Letters alone: a reader divides what is set in two files or directions, which is no change of the order. */
const stripped = (text: string) => text.normalize('NFC').replace(/[\u064b-\u0652\s()]/g, '');

describe('names on a sheet', () => {
  it.each(sampledThird(NAMES, 'names that are taken out of a sheet'))(
    '$en $ar reads in the right order when it is taken out again',
    async (name) => {
      const pdf = await draw(textsFor(name));
      for (const read of [textByPdfJs, textByPdfium]) {
        const text = stripped(await read(pdf));
        for (const said of [name.en, name.ar]) if (said) expect(text, read.name).toContain(stripped(said));
      }
    },
  );

  it('are written the same, whatever the process has drawn before', async () => {
    const name = { en: 'Office affine', ar: 'رُؤًى لأليّة هيئة الفتاة' };
    // the same glyphs, asked for by other letters and as parts of others
    for (const before of [...NAMES, VOWELLED, { ar: 'ﻻ ﻷ ﻵ ﷲ ه ة ى ي ئ' }]) await draw(textsFor(before));
    const later = streamsOf(await draw(textsFor(name)));
    vi.resetModules();
    const { drawSheetPdf: drawFirst } = await import('../certificate-pdf.public.ts');
    const made = new Date('2026-11-24T10:00:00Z');
    const first = await drawFirst({
      texts: textsFor(name),
      paper: 'a4',
      title: 'A certificate',
      made,
      attachments: [],
    });
    expect(streamsOf(first)).toEqual(later);
  });

  it('gives marks of joined letters back where they were written, and one letter for each glyph', async () => {
    const name = 'مُلَاحَظَاتٌ لَا لَإِلَى الصَّالِح';
    const closed = (text: string) => text.replace(/[\s()\u200f]/g, '');
    const pdf = await draw(textsFor({ en: 'Office affine', ar: name }));
    expect(closed(await textByPdfJs(pdf))).toContain(closed(name));
    const tables = streamsOf(pdf).filter((stream) => stream.includes('begincmap'));
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      // readers get ranges, and several letters of one glyph, wrong
      expect(table).not.toContain('beginbfrange');
      const letters = [...table.matchAll(/^<[0-9a-f]{4}> <([0-9a-f]+)>$/gm)].map(([, units]) => units);
      expect(letters.length).toBeGreaterThan(0);
      expect(letters.filter((units) => units?.length !== 4)).toEqual([]);
    }
    // on content, a reader that sorts letters by their places turns it round
    expect(streamsOf(pdf).some((stream) => stream.includes('/ActualText'))).toBe(false);
    expect(pdf.toString('latin1')).toContain('/ActualText');
  });

  it.each(sampledThird([...NAMES, VOWELLED], 'names that are drawn'))(
    '$en $ar stands inside its column, and leaves ink',
    async (name) => {
      const texts = textsFor(name);
      const layout = layOut(texts, 'a4');
      const isAlone = Object.keys(texts.halves).length === 1;
      for (const block of layout.blocks.filter(({ tag }) => tag === 'H2'))
        for (const { x, line } of block.lines) {
          expect(x).toBeGreaterThanOrEqual(83);
          expect(x + line.width).toBeLessThanOrEqual(layout.width - 83);
          if (!isAlone) expect(line.width).toBeLessThanOrEqual(430);
          // no letter without a picture of its own
          expect(missingLetters(line.text)).toEqual([]);
        }
      const pdf = await draw(texts);
      const half = isAlone ? { x: 0.2, width: 0.6 } : { x: name.en ? 0.06 : 0.55, width: 0.4 };
      const { share } = await inkIn(pdf, { ...half, y: isAlone ? 0.49 : 0.44, height: 0.09 });
      expect(share).toBeGreaterThan(0.004);
      expect(share).toBeLessThan(0.3);
    },
  );

  it.each([
    [{ ar: 'هند الزامل' }, /\p{Script=Latin}{2}/u],
    [{ en: 'Hind Al-Zamil' }, /\p{Script=Arabic}/u],
  ] as const)('%o makes a sheet in one language, with room between its lines', (name, other) => {
    for (const family of ['stars', 'shelf'] as const) {
      const { blocks } = layOut(textsFor(name, family), 'a4');
      const said = blocks.flatMap(({ lines }) => lines.map(({ line }) => line.text));
      const isAddress = (text: string) => text.includes('7K4P');
      expect(said.filter((text) => !isAddress(text) && other.test(text.replaceAll(/\([^)]*\)/g, '')))).toEqual([]);
      const at = blocks.findIndex(({ tag }) => tag === 'H2');
      const main = blocks.slice(at - 1, at + 4).flatMap(({ lines }) => lines);
      for (const [index, { baseline, line }] of main.entries()) {
        const above = main[index - 1];
        // letters hang a third of their size below the line, and stand three quarters of it above
        if (above) expect(baseline - line.size * 0.75).toBeGreaterThan(above.baseline + above.line.size * 0.2);
      }
    }
  });

  it('joins Arabic letters, lam and alef into one', () => {
    const glyphsOf = (ar: string) =>
      layOut(textsFor({ ar }), 'a4')
        .blocks.find(({ tag }) => tag === 'H2')!
        .lines[0]!.line.runs.flatMap(({ file, text }) =>
          shape(file, text).glyphs.map(({ codePoints, path }) => `${codePoints} ${path.toSVG()}`),
        );
    const joined = glyphsOf('محمد');
    expect(joined).toHaveLength(4);
    // no two letters look as they do apart, the last one included
    expect(joined.filter((glyph) => glyphsOf('م\u200cح\u200cم\u200cد').includes(glyph))).toEqual([]);
    expect(glyphsOf('لا')).toHaveLength(1);
    expect(glyphsOf('ل\u200cا')).toHaveLength(2);
  });

  it('shrinks by steps, then takes two lines, and never cuts', () => {
    const nameOf = (en: string) =>
      layOut(textsFor({ en, ar: 'علي' }), 'a4').blocks.find(({ tag }) => tag === 'H2')!.lines;
    const sizes = ['Ali', 'Abdulrahman Al-Mutairi', 'Abdulrahman Al-Mutairi bin Khalid Al-Sheikh Al-Qahtani'].map(
      (name) => ({
        size: nameOf(name)[0]!.line.size,
        lines: nameOf(name).length,
      }),
    );
    expect(sizes[0]!.size).toBeGreaterThan(sizes[2]!.size);
    expect(sizes.map(({ lines }) => lines)).toEqual([1, 1, 2]);
    const long = nameOf('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers');
    expect(long[0]!.line.width).toBeLessThanOrEqual(430);
    expect(long.map(({ line }) => line.text).join('')).toHaveLength(75);
  });

  it('sets a name with one letter outside the display face wholly in the face of texts', () => {
    const filesOf = (en: string) => [
      ...new Set(
        layOut(textsFor({ en }), 'a4')
          .blocks.find(({ tag }) => tag === 'H2')!
          .lines[0]!.line.runs.map(({ file }) => file),
      ),
    ];
    expect(filesOf('Noura').join()).toContain('alyamama');
    expect(filesOf('Nguyễn').join()).toContain('inter');
    expect(filesOf('Nguyễn').join()).not.toContain('alyamama');
  });

  it('tells which letters can not be printed', () => {
    expect(missingLetters('Noura نورة')).toEqual([]);
    expect(missingLetters('王小明')).toEqual(['王', '小', '明']);
  });
});

describe('the file', () => {
  it.each(['a4', 'letter'] as const)(
    'on %s is tagged, in its language, with all letters inside, and the same each time',
    async (paper) => {
      const texts = textsFor({ en: 'Noura Al-Harbi', ar: 'نورة الحربي' });
      const pdf = await draw(texts, paper);
      expect(await draw(texts, paper)).toEqual(pdf);
      const document = await openByPdfJs(pdf);
      const [, , width, height] = (await document.getPage(1)).view;
      expect([Math.round(width!), Math.round(height!)]).toEqual(paper === 'a4' ? [842, 595] : [792, 612]);
      expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
      const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
      expect(tree.indexOf('H1')).toBeGreaterThan(0);
      expect(tree.match(/"H2"/g)).toHaveLength(2);
      // nothing but shapes and letters
      expect(pdf.includes('/Subtype /Image')).toBe(false);
      expect(pdf.length).toBeLessThan(150_000);
    },
  );

  it('carries what is attached to it', async () => {
    const bytes = Buffer.from('{"a":1}');
    const pdf = await draw(textsFor({ en: 'Noura' }), 'a4', [
      { name: 'credential.json', bytes, type: 'application/json', description: 'x' },
    ]);
    const attachments = await (await openByPdfJs(pdf)).getAttachments();
    expect(Buffer.from(attachments['credential.json'].content)).toEqual(bytes);
  });

  it('reads English, then Arabic, then who signs, then the number', async () => {
    const text = await textByPdfJs(await draw(textsFor({ en: 'Noura Al-Harbi', ar: 'نورة الحربي' })));
    const places = ['Noura', '92%', 'نورة', '٩٢', 'Salma', '7K4P'].map((word) => text.indexOf(word));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each(['stars', 'shelf'] as const)('of the family %s keeps names clear of the drawing', async (family) => {
    const texts = textsFor({ en: 'Abdulrahman Al-Mutairi bin Khalid', ar: 'عبد الرحمن بن عبد الله آل الشيخ' }, family);
    for (const paper of ['a4', 'letter'] as const) {
      const layout = layOut(texts, paper);
      for (const { lines } of layout.blocks.filter(({ tag }) => tag !== 'H1'))
        for (const { x, line, language } of lines.filter(({ baseline }) => baseline < 560 && baseline > 180)) {
          const middle = layout.width / 2;
          if (language === 'en') expect(x + line.width).toBeLessThan(middle - 20);
          else expect(x).toBeGreaterThan(middle + 20);
        }
    }
  });
});
