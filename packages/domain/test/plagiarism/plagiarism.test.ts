import {
  allGrams,
  compareText,
  GRAM,
  GUARANTEED,
  hashesOf,
  similarity,
  WINDOW,
} from '@sullam/domain/plagiarism/fingerprints.ts';
import { normalizeText, originalRange, quotedRanges } from '@sullam/domain/plagiarism/normalize-text.ts';
import { sharedPassages } from '@sullam/domain/plagiarism/passages.ts';
import { rational } from '@sullam/domain/rational.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ENGLISH =
  'The water cycle describes how water moves from the sea to the sky and back. Heat lifts vapour from the surface; ' +
  'cold air high above turns it into clouds, and rain returns it to rivers, lakes and the ground below.';
const ARABIC =
  'تَصِفُ دَوْرَةُ المَاءِ كَيْفَ يَنْتَقِلُ المَاءُ مِنَ البَحْرِ إِلَى السَّمَاءِ ثُمَّ يَعُودُ. تَرْفَعُ الحَرَارَةُ البُخَارَ عَنِ السَّطْحِ، ويُحَوِّلُهُ الهَوَاءُ البَارِدُ إِلَى غُيُومٍ سنة ٢٠٢٦.';
const bare = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, '');

const textOf = (unit: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength: min, maxLength: max });
const letters = (min: number, max: number) => textOf('abcdefghijklmnopqrstuvwxyzابتثجحخدذرز', min, max);

const shareOf = (a: string, b: string) => similarity(hashesOf(compareText(a)), hashesOf(compareText(b)));
const passagesOf = (a: string, b: string) =>
  sharedPassages(compareText(a), compareText(b)).map(({ of, other }) => ({
    of: a.slice(of.start, of.end),
    other: b.slice(other.start, other.end),
  }));

describe('normalizeText', () => {
  it.each([
    ['The Sea, the SEA!', 'theseathesea'],
    ['مُحَمَّدٌ ـــ ٢٠٢٦', 'محمد2026'],
    ['إلى الأمّة — آمنة', 'اليالامهامنه'],
    ['“¿…?” \n\t', ''],
  ])('makes %j %j', (original, text) => {
    expect(normalizeText(original).text).toBe(text);
  });

  it('keeps the way back, with the vowel marks of a letter', () => {
    const original = 'x — مُحَمَّدٌ!';
    const normalized = normalizeText(original);
    const range = originalRange(normalized, 1, 5);
    expect(original.slice(range.start, range.end)).toBe('مُحَمَّدٌ');
  });

  it('knows the quotation marks of both languages', () => {
    const text = 'He said “one” and "two", وقال «ثلاثة» ثم مضى.';
    expect(quotedRanges(text).map(({ start, end }) => text.slice(start, end))).toEqual(['“one”', '"two"', '«ثلاثة»']);
  });
});

describe('fingerprints', () => {
  it('says what is guaranteed', () => {
    expect(GUARANTEED).toBe(WINDOW + GRAM - 1);
  });

  it('finds every shared run of that length, wherever it stands', () => {
    fc.assert(
      fc.property(
        letters(GUARANTEED, GUARANTEED + 40),
        letters(0, 150),
        letters(0, 150),
        letters(0, 150),
        letters(0, 150),
        (run, before, after, otherBefore, otherAfter) => {
          const [a, b] = [`${before}${run}${after}`, `${otherBefore}${run}${otherAfter}`];
          expect(passagesOf(a, b).some(({ of }) => of.length >= GUARANTEED)).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never reports less than a run', () => {
    fc.assert(
      fc.property(letters(0, 120), letters(0, 120), (a, b) => {
        for (const { of, other } of passagesOf(a, b)) {
          expect(normalizeText(of).text.length).toBeGreaterThanOrEqual(GRAM);
          expect(normalizeText(other).text.length).toBeGreaterThanOrEqual(GRAM);
        }
      }),
    );
  });

  it('keeps about two of each window', () => {
    const random = fc.sample(letters(20_000, 20_000), 1)[0]!;
    const kept = compareText(random).fingerprints.length;
    expect(kept).toBeGreaterThan((20_000 / (WINDOW + 1)) * 1.7);
    expect(kept).toBeLessThan((20_000 / (WINDOW + 1)) * 2.3);
  });

  it('has hashes that fit a signed bigint', () => {
    for (const hash of hashesOf(compareText(ENGLISH))) {
      expect(hash).toBe(BigInt.asIntN(64, hash));
    }
  });

  it.each([
    ['an empty text', ''],
    ['a text shorter than a run', 'too short'],
  ])('%s has no similarity', (_, text) => {
    expect(shareOf(text, ENGLISH)).toBeNull();
  });
});

describe('similarity', () => {
  it('is exact: a third of a third stays one', () => {
    expect(similarity(new Set([1n, 2n, 3n]), new Set([3n, 4n]))).toEqual(rational(1, 3));
    expect(similarity(new Set([3n, 4n]), new Set([1n, 2n, 3n]))).toEqual(rational(1, 2));
  });

  it.each([
    ['the same text', ENGLISH, ENGLISH],
    ['other case, spaces and signs', ENGLISH, ENGLISH.toUpperCase().replaceAll(/[.,;]/g, ' - ')],
    ['Arabic without vowel marks', ARABIC, bare(ARABIC)],
    ['Arabic with other hamzas and digits', ARABIC, bare(ARABIC).replaceAll('إ', 'ا').replace('٢٠٢٦', '2026')],
  ])('is whole for %s', (_, a, b) => {
    expect(shareOf(a, b)).toEqual(rational(1));
    expect(shareOf(b, a)).toEqual(rational(1));
  });

  it('is none for texts that share nothing', () => {
    expect(shareOf(ENGLISH, ARABIC)).toEqual(rational(0));
  });

  it('does not care where a text stands', () => {
    fc.assert(
      fc.property(letters(300, 500), letters(300, 500), (a, b) => {
        const share = shareOf(`${a}${b}`, `${b}${a}`);
        // only windows over the seam may differ
        expect(Number(share!.numerator) / Number(share!.denominator)).toBeGreaterThan(0.8);
      }),
    );
  });

  it('of all in one place is one of the whole', () => {
    fc.assert(
      fc.property(letters(GUARANTEED, 300), letters(0, 300), letters(0, 300), (text, before, after) => {
        const own = hashesOf(compareText(text));
        const found = hashesOf(compareText(`${before}${text}${after}`));
        // each window of the text is a window of the longer one
        expect(similarity(own, found)).toEqual(rational(1));
      }),
    );
  });
});

describe('what is left out', () => {
  const task = 'Describe in your own words how water moves between the sea, the sky and the ground, and why.';

  it('does not count the task, which both repeat', () => {
    const taskGrams = allGrams(task);
    const [a, b] = [`${task} ${ENGLISH}`, `${ARABIC} ${task}`].map((text) => compareText(text, { taskGrams }));
    expect(sharedPassages(a!, b!)).toEqual([]);
    expect(similarity(hashesOf(a!), hashesOf(b!))).toEqual(rational(0));
  });

  it('does not count what both quote, but what stands beside it', () => {
    const own = 'This I wrote alone, and nobody else would ever have put it in quite these words.';
    const quoting = `${own} “${ENGLISH}”`;
    const other = `«${ENGLISH}» ${own}`;
    const [a, b] = [quoting, other].map((text) => compareText(text, { ranges: quotedRanges(text) }));
    const passages = sharedPassages(a!, b!);
    expect(passages.map(({ of }) => quoting.slice(of.start, of.end))).toEqual([own.slice(0, -1)]);
  });
});

describe('sharedPassages', () => {
  it('gives the ranges of both originals', () => {
    const a = `My own start. ${ENGLISH} My own end.`;
    const b = `Something else altogether stands here; ${ENGLISH.toUpperCase()}`;
    expect(passagesOf(a, b)).toEqual([{ of: ENGLISH.slice(0, -1), other: ENGLISH.slice(0, -1).toUpperCase() }]);
  });

  it('joins neighbours over a changed word', () => {
    const changed = ENGLISH.replace('cold air', 'chilly air');
    expect(passagesOf(ENGLISH, changed)).toHaveLength(1);
  });

  it('finds a text that was cut and put together in another order', () => {
    const [first, second] = ENGLISH.split('. ') as [string, string];
    expect(passagesOf(`${first}. ${second}`, `${second} ${first}.`)).toHaveLength(2);
  });

  it('lets passages overlap in neither text, and each pair is equal letter by letter or nearly so', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(ENGLISH, ARABIC, bare(ARABIC), 'and so on ', 'ثم '), { maxLength: 8 }),
        fc.array(fc.constantFrom(ENGLISH, ARABIC, 'by the way '), { maxLength: 8 }),
        (x, y) => {
          const [a, b] = [x.join(' '), y.join(' ')];
          const passages = sharedPassages(compareText(a), compareText(b));
          for (const side of ['of', 'other'] as const) {
            const sorted = passages.map((passage) => passage[side]).sort((p, q) => p.start - q.start);
            sorted.slice(1).forEach((range, at) => {
              expect(range.start).toBeGreaterThanOrEqual(sorted[at]!.end);
            });
          }
        },
      ),
    );
  });
});
