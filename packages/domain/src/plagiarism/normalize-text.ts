import { foldCharacter, type TextRange } from '../search-folding.ts';
import { finish, type Steps } from '../steps.ts';

/** A text as it is compared: folded letters and digits only, with the original's ranges. */
export interface NormalizedText {
  readonly text: string;
  /** For each unit of `text`: where its source starts and ends in the original. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const COMPARED = /[\p{L}\p{N}]/u;

/** What is left of one character of the original. */
interface Piece {
  readonly units: string;
  /** It left something: signs after it aren't part of what stands before it. */
  readonly isSeen: boolean;
  /** What it left ends with a letter or a digit, to which a mark that follows belongs. */
  readonly takesMarks: boolean;
}

const pieces = new Map<string, Piece>();

/** One character by itself; long texts have few different ones. */
function pieceOf(character: string): Piece {
  let piece = pieces.get(character);
  if (!piece) {
    const folded = [...foldCharacter(character)];
    const kept = folded.filter((each) => COMPARED.test(each));
    piece = {
      units: kept.join(''),
      isSeen: folded.length > 0,
      takesMarks: kept.length > 0 && kept.at(-1) === folded.at(-1),
    };
    pieces.set(character, piece);
  }
  return piece;
}

/** Characters of a step. */
const LOT = 20_000;

/** Normalised units with the way back, in arrays that grow. */
class Units {
  private units = new Uint16Array(1024);
  private starts = new Uint32Array(1024);
  private ends = new Uint32Array(1024);
  private count = 0;

  add(unit: number, start: number, end: number): void {
    if (this.count === this.units.length) this.grow();
    this.units[this.count] = unit;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }

  /** The last one reaches further: a mark belongs to it. */
  extend(end: number): void {
    this.ends[this.count - 1] = end;
  }

  *text(): Steps<NormalizedText> {
    const parts: string[] = [];
    for (let from = 0; from < this.count; from += 8192) {
      parts.push(String.fromCharCode(...this.units.subarray(from, Math.min(from + 8192, this.count))));
      if (parts.length % 8 === 0) yield;
    }
    return { text: parts.join(''), starts: this.starts.slice(0, this.count), ends: this.ends.slice(0, this.count) };
  }

  private grow(): void {
    const larger = <Numbers extends Uint16Array | Uint32Array>(before: Numbers, after: Numbers): Numbers => {
      after.set(before);
      return after;
    };
    const size = this.count * 2;
    this.units = larger(this.units, new Uint16Array(size));
    this.starts = larger(this.starts, new Uint32Array(size));
    this.ends = larger(this.ends, new Uint32Array(size));
  }
}

export function* normalizeInSteps(original: string): Steps<NormalizedText> {
  const kept = new Units();
  let takesMarks = false;
  let position = 0;
  let since = 0;
  for (const character of original) {
    const end = position + character.length;
    const { units, isSeen, takesMarks: ends } = pieceOf(character);
    for (let unit = 0; unit < units.length; unit += 1) kept.add(units.charCodeAt(unit), position, end);
    if (isSeen) takesMarks = ends;
    else if (takesMarks) kept.extend(end);
    position = end;
    since += 1;
    if (since === LOT) {
      since = 0;
      yield;
    }
  }
  return yield* kept.text();
}

/** Drops case, vowel marks, spelling variants, punctuation and spaces. */
export const normalizeText = (original: string): NormalizedText => finish(normalizeInSteps(original));

/** The original's range of units `from` to before `to`. */
export const originalRange = ({ starts, ends }: NormalizedText, from: number, to: number): TextRange => ({
  start: starts[from]!,
  end: ends[to - 1]!,
});

const QUOTATIONS = /“[^”]{1,2000}”|„[^“”]{1,2000}[“”]|«[^»]{1,2000}»|"[^"\n]{1,2000}"/gu;

/** What a text quotes: between quotation marks of English and Arabic, marks included. */
export const quotedRanges = (text: string): TextRange[] =>
  [...text.matchAll(QUOTATIONS)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
