import { directionOf, LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { drawSheet } from '@sullam/ui/theme/art/certificate-art.ts';
import { FACES, type Face, faceFor } from './font-faces.ts';
import { fitLines, type Line, setLine } from './lines.ts';
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

const STEPS_DOWN = [34, 30, 26].map(pt);

const MANNER: Manner = {
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
  aloneSizes: [56, 50, 44, 38].map(pt).concat(STEPS_DOWN),
  courseSizes: { en: [28, 25, 22], ar: [30, 26, 22] },
  opening: 15,
  text: 16.5,
  at: { opening: 342, name: 393, completed: 440, course: 476, details: 515, leading: 26.5 },
};

/** Words of one language have the middle to themselves, as large as a wall deserves. */
const ALONE: Manner = {
  ...MANNER,
  courseSizes: { en: [36, 31, 26], ar: [37, 32, 26] },
  opening: 17,
  text: 17.5,
  at: { opening: 391, name: 466, completed: 520, course: 563, details: 601, leading: 25 },
};

/** A label and the number, which is always read from the left. */
function numberLine(texts: SheetTexts, language: Language, style: { size: number; face: Face }): Line {
  const label = saidIn(texts.numberLabel, language);
  return setLine(`${label} \u2066${texts.number}\u2069`, { ...style, direction: directionOf(language) });
}

/** Both languages side by side below a dark head with stars. */
export function layOutStars(texts: SheetTexts, width: number, height: number): SheetLayout {
  const languages = spoken(texts);
  const isAlone = languages.length === 1;
  const manner = isAlone ? ALONE : MANNER;
  const { margin, ink } = manner;
  const columns = columnsOf(manner, width);
  const art = drawSheet('stars', {
    sheet: { width, height },
    hue: texts.hue,
    rungs: texts.rungs,
    sealX: width / 2,
    ladderTop: isAlone ? null : 346,
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
          manner,
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
