import { directionOf, LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { drawSheet, type SheetArt } from '@sullam/ui/theme/art/certificate-art.ts';
import { create as createQr } from 'qrcode';
import { FACES, type Face, faceFor } from './faces.ts';
import { fitLines, type Line, setLine, setLines } from './lines.ts';
import type { Paper, SheetHalf, SheetTexts } from './sheet-texts.ts';

/** Screen units, 96 to the inch. */
export const SIZES: Record<Paper, { width: number; height: number }> = {
  a4: { width: 1122.5, height: 793.7 },
  letter: { width: 1056, height: 816 },
};

/** From points of type to units. */
export const pt = (points: number): number => (points * 96) / 72;

export interface PlacedLine {
  readonly line: Line;
  /** Left end. */
  readonly x: number;
  readonly baseline: number;
  readonly color: string;
  readonly language: Language;
}

/** Lines that are read together. */
export interface Block {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly lines: readonly PlacedLine[];
}

export interface PlacedPicture {
  readonly bytes: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it shows, for who can't see it; null: decoration. */
  readonly alt: string | null;
  /** Which side of its box it keeps to. */
  readonly align: 'left' | 'center' | 'right';
}

/** A sheet before it becomes a file: everything has its place. Blocks stand in the order in which they are read. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly art: string;
  readonly blocks: readonly Block[];
  readonly pictures: readonly PlacedPicture[];
}

/** What differs between the families. */
interface Manner {
  readonly display: Face;
  readonly margin: number;
  readonly column: number;
  readonly ink: { opening: string; name: string; text: string; course: string; strong: string; soft: string };
  readonly tracking: number;
  readonly nameSizes: Record<Language, readonly number[]>;
  readonly aloneSizes: readonly number[];
  readonly courseSizes: Record<Language, readonly number[]>;
  readonly opening: number;
  readonly text: number;
  /** Baselines from the head of the sheet. */
  readonly at: { opening: number; name: number; completed: number; course: number; details: number; leading: number };
}

const STEPS_DOWN = [34, 30, 26].map(pt);

const MANNERS: Record<SheetTexts['family'], Manner> = {
  stars: {
    display: FACES.stars,
    margin: 84,
    column: 430,
    ink: {
      opening: '#566775',
      name: '#0b2235',
      text: '#33495a',
      course: '#2c48b0',
      strong: '#0b2235',
      soft: '#566775',
    },
    tracking: -0.018,
    nameSizes: { en: [pt(38), ...STEPS_DOWN], ar: [pt(39), ...STEPS_DOWN] },
    aloneSizes: [pt(44), pt(38), ...STEPS_DOWN],
    courseSizes: { en: [28, 25, 22], ar: [30, 26, 22] },
    opening: 15,
    text: 16.5,
    at: { opening: 342, name: 393, completed: 443, course: 474, details: 513, leading: 26.5 },
  },
  shelf: {
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
  },
};

export type Align = 'left' | 'center' | 'right';

/** A column of lines: where it is and which side it keeps to. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
}

export const place = (
  line: Line,
  { x, width, align }: Column,
  baseline: number,
  color: string,
  language: Language,
): PlacedLine => ({
  line,
  baseline,
  color,
  language,
  x: align === 'left' ? x : align === 'right' ? x + width - line.width : x + (width - line.width) / 2,
});

/** Lines around a baseline: two of them share the place of one. */
function stack(
  lines: readonly Line[],
  column: Column,
  baseline: number,
  color: string,
  language: Language,
): PlacedLine[] {
  const [first] = lines;
  const leading = (first?.size ?? 0) * 1.12;
  const top = baseline - ((lines.length - 1) * leading) / 2;
  return lines.map((line, index) => place(line, column, top + index * leading, color, language));
}

/** The words of one language, in their column. */
function halfBlocks(half: SheetHalf, language: Language, manner: Manner, column: Column, isAlone: boolean): Block[] {
  const { ink, at } = manner;
  const direction = directionOf(language);
  const text = (face: Face, size: number) => ({ face, size, direction });
  const display = (of: string, size = 0) => ({ ...text(faceFor(manner.display, of), size), tracking: manner.tracking });
  const one = (said: string, face: Face, size: number) =>
    fitLines(said, text(face, size), [size, size * 0.9, size * 0.8], column.width, 2);
  const nameSizes = isAlone ? manner.aloneSizes : manner.nameSizes[language];
  const name = fitLines(half.name, display(half.name), nameSizes, column.width, 2);
  const course = fitLines(half.course, display(half.course), manner.courseSizes[language], column.width, 2);
  const size = language === 'ar' ? manner.text + 0.5 : manner.text;
  const details = half.details.flatMap((sentence) => setLines(sentence, text(FACES.text, size), column.width));
  return [
    {
      tag: 'P',
      lines: stack(one(half.opening, FACES.bold, manner.opening), column, at.opening, ink.opening, language),
    },
    { tag: 'H2', lines: stack(name, column, at.name, ink.name, language) },
    { tag: 'P', lines: stack(one(half.completed, FACES.text, size), column, at.completed, ink.text, language) },
    { tag: 'P', lines: stack(course, column, at.course, ink.course, language) },
    {
      tag: 'P',
      lines: details.map((line, index) => place(line, column, at.details + index * at.leading, ink.text, language)),
    },
  ];
}

export const saidIn = (text: Localized, language: Language): string => text[language]?.trim() ?? '';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A name in both languages at the two ends of a line; the same for the title below. Both shrink until they fit beside each other. */
export function pair(text: Localized, { x, y, width }: Corner, face: Face, size: number, color: string): PlacedLine[] {
  const both = LANGUAGES.filter((language) => saidIn(text, language) !== '');
  const set = (share: number) =>
    both.map((language) =>
      setLine(saidIn(text, language), { face, size: size * share, direction: directionOf(language) }),
    );
  const fits = (lines: readonly Line[]) =>
    lines.reduce((sum, line) => sum + line.width, (lines.length - 1) * 12) <= width;
  let share = 1;
  let lines = set(share);
  while (!fits(lines) && share > 0.3) {
    share *= 0.94;
    lines = set(share);
  }
  return both.map((language, index) => {
    const column: Column = { x, width, align: language === 'en' ? 'left' : 'right' };
    return place(lines[index] as Line, column, y, color, language);
  });
}

/** Who signs, with the picture of the signature and a rule below it. */
function signatureParts(
  texts: SheetTexts,
  manner: Manner,
  corners: readonly (Corner & { rule: number; align: Align })[],
) {
  const blocks: Block[] = [];
  const pictures: PlacedPicture[] = [];
  let rules = '';
  for (const [index, { name, title, picture }] of texts.signatures.slice(0, corners.length).entries()) {
    const corner = corners[index];
    if (!corner) continue;
    const { x, y, width, rule, align } = corner;
    rules += `M${x} ${rule}h${width}`;
    blocks.push({ tag: 'P', lines: pair(name, { x, y, width }, FACES.bold, 14.7, manner.ink.strong) });
    blocks.push({ tag: 'P', lines: pair(title, { x, y: y + 22, width }, FACES.text, 13, manner.ink.soft) });
    if (picture)
      pictures.push({ bytes: picture, x, y: rule - 60, width: Math.min(width, 170), height: 58, align, alt: null });
  }
  const drawn =
    rules && `<path d="${rules}" fill="none" stroke="${manner.ink.strong}" stroke-opacity=".45" stroke-width="1"/>`;
  return { blocks, pictures: pictures.map((p) => (p.align === 'right' ? { ...p, x: rightOf(corners, p) } : p)), drawn };
}

function rightOf(corners: readonly Corner[], picture: PlacedPicture): number {
  const corner = corners.find(({ x }) => x === picture.x);
  return corner ? corner.x + corner.width - picture.width : picture.x;
}

/** A label and the number, which is always read from the left. */
function numberLine(texts: SheetTexts, language: Language, style: { size: number; face: Face }): Line {
  const label = saidIn(texts.numberLabel, language);
  return setLine(`${label} \u2066${texts.number}\u2069`, { ...style, direction: directionOf(language) });
}

/** A path as a part of the drawing that is already there. */
const withRules = (art: string, rules: string): string => art.replace(/<\/svg>$/, `${rules}</svg>`);

export function layOut(texts: SheetTexts, paper: Paper): SheetLayout {
  const { width, height } = SIZES[paper];
  return texts.family === 'shelf' ? layOutShelf(texts, width, height) : layOutStars(texts, width, height);
}

export const qrOf = (address: string): SheetArt['qr'] => createQr(address, { errorCorrectionLevel: 'M' }).modules;

function columnsOf({ margin, column }: Manner, width: number): Record<Language, Column> & { alone: Column } {
  const room = Math.min(column, width / 2 - margin - 70);
  return {
    en: { x: margin, width: room, align: 'left' },
    ar: { x: width - margin - room, width: room, align: 'right' },
    alone: { x: margin, width: width - 2 * margin, align: 'center' },
  };
}

const spoken = (texts: SheetTexts): Language[] => LANGUAGES.filter((language) => texts.halves[language]);

function layOutStars(texts: SheetTexts, width: number, height: number): SheetLayout {
  const manner = MANNERS.stars;
  const { margin, ink } = manner;
  const languages = spoken(texts);
  const isAlone = languages.length === 1;
  const columns = columnsOf(manner, width);
  const shifted: Manner = isAlone
    ? { ...manner, at: { opening: 391, name: 439, completed: 478, course: 508, details: 538, leading: 24 } }
    : manner;
  const rest = languages.map((language) => texts.halves[language]?.details.length ?? 0);
  const art = drawSheet('stars', {
    sheet: { width, height },
    hue: texts.hue,
    rungs: isAlone ? 2 : texts.rungs,
    sealX: width / 2,
    ladderTop: isAlone ? 538 + Math.max(1, ...rest) * 24 - 8 : 346,
    qr: qrOf(texts.address),
    hasMark: texts.mark != null,
  });
  const heading: PlacedLine[] = [];
  const top: Column = { x: width / 2, width: width / 2 - 62, align: 'right' };
  const [big, small] = saidIn(texts.heading, 'ar') ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  for (const [language, size, baseline] of [
    [big, 30, 83],
    [small, 20, 115],
  ] as const) {
    const said = saidIn(texts.heading, language);
    if (!said) continue;
    const style = { face: faceFor(manner.display, said), size, direction: directionOf(language) };
    for (const line of fitLines(said, style, [size, size * 0.85, size * 0.7], top.width, 1))
      heading.push(place(line, top, baseline, '#ffffff', language));
  }
  const edge = height - 124;
  const wide = Math.min(300, width / 2 - margin - 70);
  const signed = signatureParts(texts, manner, [
    { x: margin, y: edge + 24, width: wide, rule: edge, align: 'left' },
    { x: width - margin - wide, y: edge + 24, width: wide, rule: edge, align: 'right' },
  ]);
  const foot = height - 46;
  const style = { face: FACES.strong, size: 12.7 };
  const middle: Column = { x: width / 2 - 130, width: 260, align: 'center' };
  const ends: Record<Language, Column> = {
    en: { x: margin, width: wide, align: 'left' },
    ar: { x: width - margin - wide, width: wide, align: 'right' },
  };
  const until = languages.flatMap((language) => {
    const said = texts.halves[language]?.validUntil;
    if (!said) return [];
    const line = setLine(said, { face: FACES.text, size: 12, direction: directionOf(language) });
    return [place(line, ends[language], foot + 17, ink.soft, language)];
  });
  const numbers = LANGUAGES.filter((language) => saidIn(texts.numberLabel, language));
  const logo = texts.logo
    ? [
        {
          bytes: texts.logo,
          x: 60,
          y: 52,
          width: 260,
          height: 52,
          alt: saidIn(texts.issuer, 'en') || saidIn(texts.issuer, 'ar'),
          align: 'left' as const,
        },
      ]
    : [];
  const issuer = texts.logo
    ? []
    : [issuerBlock(texts, manner.display, { x: 60, width: 380, align: 'left' }, 84, '#ffffff')];
  const mark = texts.mark
    ? [
        {
          bytes: texts.mark,
          x: width / 2 - 31,
          y: 290 - 31,
          width: 62,
          height: 62,
          alt: null,
          align: 'center' as const,
        },
      ]
    : [];
  return {
    width,
    height,
    art: withRules(art, signed.drawn),
    pictures: [...logo, ...mark, ...signed.pictures],
    blocks: [
      { tag: 'H1', lines: heading },
      ...issuer,
      ...languages.flatMap((language) =>
        halfBlocks(
          texts.halves[language] as SheetHalf,
          language,
          shifted,
          isAlone ? columns.alone : columns[language],
          isAlone,
        ),
      ),
      ...signed.blocks,
      {
        tag: 'P',
        lines: numbers.map((language) =>
          place(numberLine(texts, language, style), ends[language], foot, ink.strong, language),
        ),
      },
      ...(until.length > 0 ? [{ tag: 'P' as const, lines: until }] : []),
      {
        tag: 'P',
        lines: [
          place(
            setLine(texts.shortAddress, { ...style, size: 12, direction: 'ltr' }),
            middle,
            height - 31,
            ink.soft,
            'en',
          ),
        ],
      },
    ],
  };
}

function issuerBlock(texts: SheetTexts, display: Face, column: Column, baseline: number, color: string): Block {
  const languages = LANGUAGES.filter((language) => saidIn(texts.issuer, language));
  const lines = languages.flatMap((language, index) => {
    const said = saidIn(texts.issuer, language);
    const style = { face: faceFor(display, said), size: 22, direction: directionOf(language) };
    return fitLines(said, style, [22, 19, 16], column.width, 1).map((line) =>
      place(line, column, baseline + index * 26 - (languages.length - 1) * 8, color, language),
    );
  });
  return { tag: 'P', lines };
}

function layOutShelf(texts: SheetTexts, width: number, height: number): SheetLayout {
  const manner = MANNERS.shelf;
  const { ink, margin } = manner;
  const languages = spoken(texts);
  const [only] = languages;
  const isAlone = languages.length === 1;
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
