import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** What a piece of writing is set in: its files in the order in which they are asked for a letter. */
export interface Face {
  readonly files: readonly string[];
}

const fileOf = (family: string, subset: string, weight: number): string =>
  `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;

const EXTENDED = ['latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const;

const displayFace = (family: string, latin: number, arabic: number): Face => ({
  files: [fileOf(family, 'latin', latin), fileOf(family, 'arabic', arabic)],
});

/** Letters of all scripts that we have, without a hand of their own. */
const textFace = (weight: 400 | 500 | 600): Face => ({
  files: [
    fileOf('inter', 'latin', weight),
    fileOf('cairo', 'arabic', weight),
    ...EXTENDED.map((subset) => fileOf('inter', subset, weight)),
  ],
});

export const FACES = {
  stars: displayFace('alyamama', 600, 700),
  shelf: displayFace('alexandria', 800, 800),
  text: textFace(400),
  strong: textFace(500),
  bold: textFace(600),
} as const;

const { resolve } = createRequire(import.meta.url);
const unpacked = new Map<string, Buffer>();
const opened = new Map<string, Font>();

/** A file of letters as OpenType, unpacked once for as long as the process runs. */
export function bytesOfFile(file: string): Buffer {
  let bytes = unpacked.get(file);
  if (!bytes) {
    bytes = unpackWoff(readFileSync(resolve(file)));
    unpacked.set(file, bytes);
  }
  return bytes;
}

/**
 * The library keeps each glyph with the letters for which it was first asked for. Whether a glyph joins, and what it stands for in
 * the text of a file, would then depend on all that was drawn before: one of two letters that share a form, or the heh that is
 * drawn as a part of a teh marbuta. Here every glyph is made anew, with the letters that it is asked for.
 */
function openWithoutMemory(bytes: Buffer): Font {
  const font = create(bytes);
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, letters) => {
    delete font._glyphs[id];
    return getGlyph(id, letters);
  };
  return font;
}

/** An opened file of letters, kept for as long as the process runs. */
export function fontOf(file: string): Font {
  let font = opened.get(file);
  if (!font) {
    font = openWithoutMemory(bytesOfFile(file));
    opened.set(file, font);
  }
  return font;
}

/** Marks of direction and joiners have no picture of their own: any file carries them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /\s/u;

export const isInvisible = (letter: string): boolean => INVISIBLE.test(letter);

/** The first file of the face that has the letter. */
export function fileWith({ files }: Face, letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return files.find((file) => fontOf(file).hasGlyphForCodePoint(code));
}

const lacks = (face: Face, letter: string): boolean =>
  !isInvisible(letter) && !SPACE.test(letter) && fileWith(face, letter) === undefined;

/** Letters that no file of ours has: they can't be printed. */
export const missingLetters = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((letter) => lacks(FACES.bold, letter))),
];

/** A name is set in one hand as a whole: with one letter outside the display face, in that of texts. */
export const faceFor = (display: Face, text: string): Face =>
  [...text].some((letter) => lacks(display, letter)) ? FACES.bold : display;
