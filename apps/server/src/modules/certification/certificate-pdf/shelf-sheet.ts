import { directionOf, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { drawSheet } from '@sullam/ui/theme/art/certificate-art.ts';
import { FACES, type Face } from './font-faces.ts';
import { fitLines } from './lines.ts';
import {
  type Column,
  columnsOf,
  halfBlocks,
  issuerBlock,
  type Manner,
  type PlacedLine,
  place,
  pt,
  qrOf,
  type SheetLayout,
  saidIn,
  signatureParts,
  spoken,
  withRules,
} from './sheet-parts.ts';
import type { SheetHalf, SheetTexts } from './sheet-texts.ts';

const MANNER: Manner = {
  display: FACES.shelf,
  margin: 64,
  column: 424,
  ink: {
    opening: '#75533f',
    name: '#7a2c12',
    text: '#5b3524',
    course: '#2b0f06',
    strong: '#2b0f06',
    soft: '#75533f',
  },
  tracking: -0.035,
  nameSizes: { en: [52, 46, 40, pt(26)], ar: [52, 46, 40, pt(26)] },
  aloneSizes: [pt(44), 52, 46, 40, pt(26)],
  courseSizes: { en: [30, 26, 22], ar: [30, 26, 22] },
  opening: 16,
  text: 17,
  at: { opening: 193, name: 252, completed: 297, course: 336, details: 370, leading: 27 },
};

/** Words of one language are larger, and so is the space between them. */
const ALONE: Manner = {
  ...MANNER,
  courseSizes: { en: [36, 31, 26], ar: [37, 32, 26] },
  at: { opening: 193, name: 264, completed: 312, course: 362, details: 400, leading: 27 },
};

/** A poster with a shelf below the words. */
export function layOutShelf(texts: SheetTexts, width: number, height: number): SheetLayout {
  const languages = spoken(texts);
  const [only] = languages;
  const isAlone = languages.length === 1;
  const manner = isAlone ? ALONE : MANNER;
  const { ink, margin } = manner;
  const both = columnsOf(manner, width);
  const room = width * 0.56;
  const alone: Column =
    only === 'ar'
      ? { x: width - margin - room, width: room, align: 'right' }
      : { x: margin, width: room, align: 'left' };
  const sealX = isAlone ? width * (only === 'ar' ? 0.2 : 0.74) : width / 2;
  const art = drawSheet('shelf', {
    sheet: { width, height },
    hue: texts.hue,
    rungs: Math.max(5, Math.min(7, texts.rungs)),
    sealX,
    ladderTop: 392,
    qr: qrOf(texts.address),
    hasMark: false,
  });
  const middle: Column = { x: width / 2 - 140, width: 280, align: 'center' };
  const below = height - 160;
  const edge = below + 64;
  const tag = 300;
  const inside = tag - 36;
  const signed = signatureParts(texts, manner, [
    { x: 64 + 18, y: edge + 23, width: inside, rule: edge, align: 'left' },
    { x: width - 64 - tag + 18, y: edge + 23, width: inside, rule: edge, align: 'right' },
  ]);
  const center = (
    said: string,
    face: Face,
    size: number,
    baseline: number,
    color: string,
    language: Language,
  ): PlacedLine[] =>
    fitLines(
      said,
      { face, size, direction: directionOf(language) },
      [size, size * 0.85, size * 0.7],
      middle.width,
      1,
    ).map((line) => place(line, middle, baseline, color, language));
  const joined = (text: Localized, between: string) =>
    LANGUAGES.map((language) => saidIn(text, language))
      .filter(Boolean)
      .join(between);
  const untils: Localized = { en: texts.halves.en?.validUntil ?? null, ar: texts.halves.ar?.validUntil ?? null };
  const until = joined(untils, '  |  ');
  const title = joined(texts.heading, '  |  ');
  const logo = texts.logo
    ? [
        {
          bytes: texts.logo,
          x: width / 2 - 150,
          y: 108,
          width: 300,
          height: 56,
          alt: saidIn(texts.issuer, 'en') || saidIn(texts.issuer, 'ar'),
          align: 'center' as const,
        },
      ]
    : [];
  const issuer = texts.logo
    ? []
    : [issuerBlock(texts, manner.display, { x: width / 2 - 250, width: 500, align: 'center' }, 138, ink.name)];
  return {
    width,
    height,
    art: withRules(art, signed.drawn),
    pictures: [...logo, ...signed.pictures],
    blocks: [
      { tag: 'H1', lines: center(title, FACES.bold, 13.5, below + 28, ink.strong, 'en') },
      ...issuer,
      ...languages.flatMap((language) =>
        halfBlocks(texts.halves[language] as SheetHalf, language, manner, isAlone ? alone : both[language], isAlone),
      ),
      ...signed.blocks,
      { tag: 'P', lines: center(texts.number, manner.display, 23, below + 61, ink.name, 'en') },
      { tag: 'P', lines: center(texts.shortAddress, FACES.strong, 13, below + 86, ink.soft, 'en') },
      ...(until ? [{ tag: 'P' as const, lines: center(until, FACES.text, 13, below + 108, ink.soft, 'en') }] : []),
    ],
  };
}
