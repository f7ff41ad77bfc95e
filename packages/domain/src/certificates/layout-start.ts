import type { CoverFamily } from '../configuration.ts';
import type { Localized } from '../localized.ts';
import {
  type Box,
  type Drawing,
  type LayoutElement,
  type LayoutShape,
  type LayoutText,
  mirrored,
  type SheetArrangement,
  sheetSize,
} from './layout.ts';

interface Signer {
  name: Localized;
  title: Localized;
  mediaId: number | null;
}

/** What a sheet says before it is arranged freely. */
export interface StartWords {
  heading: Localized;
  opening: Localized;
  completed: Localized;
  signatures: readonly Signer[];
}

/** What no author has written before they arrange a sheet: both languages, whichever of them the author reads. */
const NUMBER: Localized = { en: 'No. {number}', ar: 'رقم الشهادة {number}' };
const UNTIL: Localized = { en: 'Valid until {until}', ar: 'صالحة حتى {until}' };
/** What a new text says until its author writes something. */
export const NEW_WORDS: Localized = { en: 'Text', ar: 'نص' };

type Part = Pick<LayoutElement, 'text' | 'picture' | 'signature' | 'shape' | 'code' | 'drawing'>;
type Place = readonly [x: number, y: number, width: number, height: number];
type Placed = readonly [Place, Part];

const WIDTH = sheetSize('a4', 'LANDSCAPE').width;
const MIDDLE = WIDTH / 2;

const text = (part: Partial<LayoutText>): Part => ({
  text: {
    says: 'OWN',
    words: {},
    languages: 'BOTH',
    face: 'TEXT',
    size: 12,
    color: '#33495a',
    align: 'START',
    height: 'MIDDLE',
    isHeading: false,
    ...part,
  },
});
const shape = (part: Partial<LayoutShape>): Part => ({
  shape: { shape: 'RECTANGLE', fill: null, stroke: null, strokeWidth: 0, ...part },
});
const drawing = (which: Drawing): Part => ({ drawing: { drawing: which } });
const ownPicture = (source: 'LOGO' | 'LIGHT_LOGO' | 'MARK'): Part => ({
  picture: { source, mediaId: null, alt: {}, fills: false },
});
const inMiddle = (y: number, width: number, height: number): Place => [MIDDLE - width / 2, y, width, height];

/** Two boxes at the feet of both halves. */
const signers = (signatures: readonly Signer[], [x, y, width, height]: Place, color: string): Placed[] =>
  signatures.slice(0, 2).map((signer, index): Placed => {
    const box: Box = index === 0 ? { x, y, width, height } : mirrored({ x, y, width, height }, WIDTH);
    return [[box.x, box.y, width, height], { signature: { ...signer, color } }];
  });

function stars({ heading, opening, completed, signatures }: StartWords): Placed[] {
  const ink = '#0b2235';
  const soft = '#566775';
  const head = { words: heading, face: 'DISPLAY', color: '#ffffff', isHeading: true } as const;
  return [
    [[37, 37, 2896, 2026], shape({ stroke: '#d9ab4b', strokeWidth: 3 })],
    [[74, 74, 2822, 693], drawing('SKY')],
    [inMiddle(915, 124, 778), drawing('LADDER')],
    [inMiddle(569, 397, 397), drawing('SEAL')],
    [inMiddle(685, 164, 164), ownPicture('MARK')],
    [[159, 138, 688, 138], ownPicture('LIGHT_LOGO')],
    [[1585, 145, 1220, 110], text({ ...head, languages: 'AR', size: 23 })],
    [[1585, 250, 1220, 75], text({ ...head, languages: 'EN', size: 15, align: 'END' })],
    [[222, 840, 1138, 65], text({ words: opening, face: 'BOLD', size: 11, color: soft })],
    [[222, 905, 1138, 218], text({ says: 'NAME', face: 'DISPLAY', size: 38, color: ink })],
    [[222, 1125, 1138, 70], text({ words: completed })],
    [[222, 1190, 1138, 105], text({ says: 'COURSE', face: 'DISPLAY', size: 21, color: '#2c48b0' })],
    [[222, 1310, 1138, 210], text({ says: 'SENTENCE', height: 'TOP' })],
    ...signers(signatures, [222, 1613, 794, 300], ink),
    [[222, 1935, 794, 55], text({ words: NUMBER, face: 'MEDIUM', size: 10, color: ink })],
    [[222, 1988, 794, 50], text({ words: UNTIL, size: 9, color: soft })],
    [inMiddle(1727, 228, 228), { code: { color: ink } }],
    [
      inMiddle(1978, 688, 50),
      text({ says: 'ADDRESS', languages: 'EN', face: 'MEDIUM', size: 9, color: soft, align: 'MIDDLE' }),
    ],
  ];
}

function shelf({ heading, opening, completed, signatures }: StartWords): Placed[] {
  const ink = '#2b0f06';
  const soft = '#75533f';
  const body = '#5b3524';
  const middle = { align: 'MIDDLE', color: soft } as const;
  const head = { ...middle, words: heading, face: 'BOLD', size: 10, color: ink, isHeading: true } as const;
  return [
    [[0, 0, 2970, 196], drawing('AWNING')],
    [[0, 1634, 2970, 42], shape({ fill: '#7a2c12' })],
    [[0, 1676, 2970, 424], shape({ fill: '#f6dfb8' })],
    [[169, 1676, 794, 334], shape({ fill: '#ffffff' })],
    [inMiddle(1676, 834, 334), shape({ fill: '#ffffff' })],
    [[2007, 1676, 794, 334], shape({ fill: '#ffffff' })],
    [inMiddle(651, 444, 444), drawing('STICKER')],
    [inMiddle(270, 794, 148), ownPicture('LOGO')],
    [[169, 452, 1070, 70], text({ words: opening, face: 'BOLD', size: 12, color: soft })],
    [[169, 522, 1070, 221], text({ says: 'NAME', face: 'DISPLAY', size: 39, color: '#7a2c12' })],
    [[169, 745, 1070, 70], text({ words: completed, color: body })],
    [[169, 820, 1070, 110], text({ says: 'COURSE', face: 'DISPLAY', size: 22, color: ink })],
    [[169, 950, 1070, 210], text({ says: 'SENTENCE', height: 'TOP', color: body })],
    [inMiddle(1330, 240, 240), { code: { color: ink } }],
    ...signers(signatures, [217, 1690, 698, 300], ink),
    [[1108, 1692, 370, 60], text({ ...head, languages: 'EN' })],
    [[1492, 1692, 370, 60], text({ ...head, languages: 'AR' })],
    [
      inMiddle(1755, 794, 90),
      text({ ...middle, says: 'NUMBER', languages: 'EN', face: 'DISPLAY', size: 17, color: '#7a2c12' }),
    ],
    [inMiddle(1850, 794, 55), text({ ...middle, says: 'ADDRESS', languages: 'EN', face: 'MEDIUM', size: 10 })],
    [[1088, 1915, 390, 60], text({ ...middle, words: UNTIL, size: 8 })],
  ];
}

/** The sheet of a family as elements that can be moved: what an author begins with who arranges it freely. */
export function startArrangement(family: CoverFamily, words: StartWords): SheetArrangement {
  const parts = family === 'shelf' ? shelf(words) : stars(words);
  return {
    paper: 'a4',
    orientation: 'LANDSCAPE',
    ground: family === 'shelf' ? '#fff6e6' : '#fffdf8',
    elements: parts.map(([[x, y, width, height], part], index) => ({
      elementId: `e${index + 1}`,
      x: Math.round(x),
      y: Math.round(y),
      width,
      height,
      isLocked: false,
      ...part,
    })),
  };
}
