import { hasText, LANGUAGES, type Language, type Localized } from '../localized.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['LANDSCAPE', 'PORTRAIT'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What a text says: words of the author's, or something of the certificate. */
export const TEXT_FIELDS = [
  'OWN',
  'NAME',
  'COURSE',
  'SENTENCE',
  'RESULT',
  'HOURS',
  'LESSONS',
  'INSTRUCTORS',
  'EARNED',
  'ISSUED',
  'VALID_UNTIL',
  'NUMBER',
  'ADDRESS',
  'ORGANIZATION',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const TEXT_FACES = ['DISPLAY', 'TEXT', 'MEDIUM', 'BOLD'] as const;
export type TextFace = (typeof TEXT_FACES)[number];
/** Sides of a text as it is read: the start of Arabic is at the right. */
export const TEXT_ALIGNS = ['START', 'MIDDLE', 'END'] as const;
export type TextAlign = (typeof TEXT_ALIGNS)[number];
export const TEXT_HEIGHTS = ['TOP', 'MIDDLE', 'BOTTOM'] as const;
export type TextHeight = (typeof TEXT_HEIGHTS)[number];
/** BOTH: English in its box, Arabic in the same box mirrored at the middle of the sheet. */
export const TEXT_LANGUAGES = ['BOTH', 'EN', 'AR'] as const;
export type TextLanguages = (typeof TEXT_LANGUAGES)[number];
export const PICTURE_SOURCES = ['FILE', 'LOGO', 'LIGHT_LOGO', 'MARK'] as const;
export type PictureSource = (typeof PICTURE_SOURCES)[number];
export const SHAPES = ['LINE', 'RECTANGLE', 'ELLIPSE'] as const;
export type Shape = (typeof SHAPES)[number];
export const DRAWINGS = ['SKY', 'SEAL', 'LADDER', 'AWNING', 'STICKER'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** More than this on one sheet nobody reads. */
export const MOST_ELEMENTS = 60;
/** How far an element may reach outside the sheet, and how large it may be, in tenths of a millimetre. */
export const REACH = 1000;
export const LARGEST = 4500;
/** A code that is smaller is hard to read from paper. */
export const SMALLEST_CODE = 180;
export const TEXT_SIZES = { least: 6, most: 120 } as const;
export const TEXT_LENGTH = 500;
/** Letters reach outside their boxes: a picture of an element is so much larger at each side. */
export const PART_MARGIN = 60;

/** Lengths are whole tenths of a millimetre, from the upper left corner of the sheet: 220 is 22 mm. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LayoutText {
  says: TextField;
  /** The author's words in which {name} and the like stand for what a certificate says; only of OWN. */
  words: Localized;
  languages: TextLanguages;
  face: TextFace;
  /** Points; it shrinks where the words need it. */
  size: number;
  color: string;
  align: TextAlign;
  height: TextHeight;
  /** What a reader is told the sheet is headed by. */
  isHeading: boolean;
}

export interface LayoutPicture {
  source: PictureSource;
  /** Of FILE. */
  mediaId: number | null;
  /** What it shows; without words it is decoration. */
  alt: Localized;
  /** Fills its box and is cut where it doesn't fit; otherwise it is shown whole. */
  fills: boolean;
}

export interface LayoutSignature {
  name: Localized;
  title: Localized;
  mediaId: number | null;
  color: string;
}

export interface LayoutShape {
  shape: Shape;
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
}

/** One thing on the sheet: exactly one of its parts says what it is. */
export interface LayoutElement extends Box {
  elementId: string;
  isLocked: boolean;
  text?: LayoutText | undefined;
  picture?: LayoutPicture | undefined;
  signature?: LayoutSignature | undefined;
  shape?: LayoutShape | undefined;
  code?: { color: string } | undefined;
  drawing?: { drawing: Drawing } | undefined;
}

export const ELEMENT_KINDS = ['text', 'picture', 'signature', 'shape', 'code', 'drawing'] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

/** A sheet that is arranged freely. What stands later lies above. */
export interface SheetArrangement {
  paper: Paper;
  orientation: Orientation;
  ground: string;
  elements: LayoutElement[];
}

const LANDSCAPES: Record<Paper, { width: number; height: number }> = {
  a4: { width: 2970, height: 2100 },
  letter: { width: 2794, height: 2159 },
};

export function sheetSize(paper: Paper, orientation: Orientation): { width: number; height: number } {
  const { width, height } = LANDSCAPES[paper];
  return orientation === 'LANDSCAPE' ? { width, height } : { width: height, height: width };
}

/** Which part an element has; null where it has none or several. */
export function kindOf(element: LayoutElement): ElementKind | null {
  const kinds = ELEMENT_KINDS.filter((kind) => element[kind] !== undefined);
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** A box at the other side of the sheet. */
export const mirrored = (box: Box, sheetWidth: number): Box => ({ ...box, x: sheetWidth - box.x - box.width });

export interface Standing extends Box {
  /** Null: of no language. */
  language: Language | null;
}

const LANGUAGE_OF = { EN: 'en', AR: 'ar' } as const;

/** Languages that number and address stand in are those of the sheet, whichever they are. */
const isNeutral = ({ says }: LayoutText): boolean => says === 'NUMBER' || says === 'ADDRESS';

/**
 * Where an element stands on the sheet of a holder whose name is known in some languages: once, or once in each of them.
 * A text of a language in which the name isn't known is left out; the other keeps its half, since what stands between the halves
 * is its author's.
 */
export function standings(element: LayoutElement, sheetWidth: number, spoken: readonly Language[]): Standing[] {
  const { x, y, width, height, text } = element;
  const box = { x, y, width, height };
  if (!text) return [{ ...box, language: null }];
  if (text.languages !== 'BOTH') {
    const language = LANGUAGE_OF[text.languages];
    return spoken.includes(language) || isNeutral(text) ? [{ ...box, language }] : [];
  }
  const other = mirrored(box, sheetWidth);
  return LANGUAGES.filter((language) => spoken.includes(language)).map((language) => ({
    ...(language === 'en' ? box : other),
    language,
  }));
}

/** The names in braces that stand for what a certificate says. */
export const PLACEHOLDERS = {
  name: 'NAME',
  course: 'COURSE',
  sentence: 'SENTENCE',
  result: 'RESULT',
  hours: 'HOURS',
  lessons: 'LESSONS',
  instructors: 'INSTRUCTORS',
  earned: 'EARNED',
  issued: 'ISSUED',
  until: 'VALID_UNTIL',
  number: 'NUMBER',
  address: 'ADDRESS',
  organization: 'ORGANIZATION',
} as const satisfies Record<string, Exclude<TextField, 'OWN'>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is keyof typeof PLACEHOLDERS => Object.hasOwn(PLACEHOLDERS, name);

/** Names in braces that stand for nothing. */
export const unknownPlaceholders = (words: string): string[] =>
  [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name));

/** What a text speaks of. */
export function fieldsOf({ says, words }: Pick<LayoutText, 'says' | 'words'>): TextField[] {
  if (says !== 'OWN') return [says];
  const written = LANGUAGES.map((language) => words[language] ?? '').join(' ');
  return [...written.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (isPlaceholder(name) ? PLACEHOLDERS[name] : []));
}

export type Facts = Partial<Record<Exclude<TextField, 'OWN'>, string | null>>;

/** What is printed; empty where it speaks of something that the certificate doesn't have, as a result. */
export function wordsOf({ says, words }: Pick<LayoutText, 'says' | 'words'>, language: Language, facts: Facts): string {
  if (says !== 'OWN') return facts[says] ?? '';
  const written = words[language];
  if (!hasText(written)) return '';
  let isWhole = true;
  const said = written.replace(PLACEHOLDER, (braces, name: string) => {
    if (!isPlaceholder(name)) return braces;
    const fact = facts[PLACEHOLDERS[name]];
    if (!fact) isWhole = false;
    return fact ?? '';
  });
  return isWhole ? said : '';
}
