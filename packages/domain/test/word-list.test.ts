import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListedWords, readWordList, tidyWordList } from '../src/word-list.ts';

const find = (words: readonly string[], text: string) =>
  findListedWords(readWordList(words), text).map(({ word }) => word);

const WORDS = ['scoundrel', 'bottle', 'احتيال', 'فِضَّة', 'مؤامرة', 'إساءة', 'مستشفى'] as const;

/** Ways to write a word so that it is read as before and isn't the same characters. */
const TRICKS: Record<string, (letters: string[], salt: number) => string> = {
  'as it is': (letters) => letters.join(''),
  'without vowel marks': (letters) => letters.join('').replaceAll(/\p{M}/gu, ''),
  'with vowel marks': (letters) =>
    letters.map((each) => each + (/[\u0621-\u064a]/.test(each) ? '\u064f' : '\u0301')).join(''),
  'with tatweel': (letters) => letters.join('ـ'),
  'with nothing to see between': (letters, salt) =>
    letters.join(['\u200b', '\u200c', '\u200d', '\u00ad', '\u2060', '\ufe0f', '\u3164', '\u{e0041}'][salt % 8]),
  'in capitals': (letters) => letters.join('').toUpperCase(),
  'in full width': (letters) =>
    letters.map((each) => (/[a-z]/.test(each) ? String.fromCodePoint(each.charCodeAt(0) + 0xfee0) : each)).join(''),
  'in look-alike letters': (letters) =>
    letters.map((each) => ({ a: 'а', c: 'с', e: 'е', o: 'о', ك: 'ک', ي: 'ی', ه: 'ہ' })[each] ?? each).join(''),
  'with digits for letters': (letters) => letters.map((each) => ({ o: '0', e: '3', s: '5' })[each] ?? each).join(''),
  'with other alefs, hamzas and endings': (letters) =>
    letters.map((each) => ({ ا: 'أ', إ: 'ا', أ: 'آ', ؤ: 'و', ة: 'ه', ى: 'ي', ي: 'ى' })[each] ?? each).join(''),
  'in other shapes': (letters) =>
    letters.map((each) => ({ ا: '\ufe8d', س: '\ufeb3', ل: '\ufedf' })[each] ?? each).join(''),
  'drawn out': (letters, salt) => {
    const at = salt % letters.length;
    return letters.map((each, index) => (index === at ? each.repeat(4) : each)).join('');
  },
  'spelled out': (letters, salt) => letters.join([' ', '\u00a0', '\u2009', '  '][salt % 4]),
  'broken by signs': (letters, salt) => letters.join(['.', '-', '_', '*', '·', '!'][salt % 6]),
};

/** A letter with its marks. */
const lettersOf = (word: string) => word.match(/\P{M}\p{M}*/gu) ?? [];

describe.each(Object.entries(TRICKS))('a listed word %s', (_name, trick) => {
  it('is found, among other words too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS),
        fc.nat(),
        fc.constantFrom('', 'hello ', 'مرحبا، ', '(', '«'),
        fc.constantFrom('', ' there', ' يا صديقي', '!', '»'),
        (word, salt, before, after) => {
          const written = trick(lettersOf(word), salt);
          expect(find(WORDS, `${before}${written}${after}`), written).toEqual([word]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a word of the list', () => {
  it('is not found within a longer one, unless it has a star there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.constantFrom('kin', 'ون', 'مل'), (word, more) => {
        const bare = word.replaceAll(/\p{M}/gu, '');
        for (const longer of [more + bare, bare + more, more + bare + more]) expect(find([word], longer)).toEqual([]);
        expect(find([`${word}*`], bare + more)).toEqual([`${word}*`]);
        expect(find([`${word}*`], more + bare)).toEqual([]);
        expect(find([`*${word}`], more + bare)).toEqual([`*${word}`]);
        expect(find([`*${word}*`], `so ${more}${bare}${more} so`)).toEqual([`*${word}*`]);
      }),
    );
  });

  it.each([
    ['ass', 'A classic assessment: assume it passes as such'],
    ['bad', 'ba d, b ad, badge and Baden'],
    ['is he', 'ishes and wishes'],
    ['bok', 'a book'],
    ['ab', 'plan a, b or c'],
    ['حمار', 'حمراء وأحمر، والحمارس اسم'],
    ['عار', 'شعار الأكاديمية متعارف عليه'],
  ])('%s is not found in “%s”', (word, text) => {
    expect(find([word], text)).toEqual([]);
  });

  it('may be several words, however they are set apart', () => {
    for (const text of ['Buy followers now', 'buy  FOLLOWERS', 'buy-followers', 'buyfollowers', 'b u y followers'])
      expect(find(['buy followers'], text), text).toEqual(['buy followers']);
    expect(find(['buy follow*'], 'Buy following')).toEqual(['buy follow*']);
    expect(find(['buy followers'], 'buy more followers')).toEqual([]);
  });

  it('is shown as it was written', () => {
    const list = readWordList(['احتيال']);
    expect(findListedWords(list, 'هذا احتـ\u200bيَال واضح، احتيال!')).toEqual([
      { word: 'احتيال', written: 'احتـ\u200bيَال' },
    ]);
    expect(findListedWords(readWordList(['bad']), 'so b.a.d, really')).toEqual([{ word: 'bad', written: 'b.a.d' }]);
  });

  it('takes a moment in the longest text that was made to be slow', () => {
    const list = readWordList([
      'aaaaab',
      'ab',
      '*aab*',
      '*abab*',
      'a b',
      ...Array.from({ length: 400 }, (_, at) => `w${at}x*`),
    ]);
    const before = process.cpuUsage();
    for (const text of ['a'.repeat(30_000), 'a '.repeat(15_000), 'a.'.repeat(15_000), 'ab'.repeat(14_999)])
      findListedWords(list, text);
    // of the processor: on a machine that is busy with other things it takes longer by the clock
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  }, 60_000);
});

it('keeps no entry twice and none that is empty', () => {
  expect(tidyWordList([' Bad ', 'bad', 'bad*', '', 'احتيال', 'احتيــال', 'buy   followers'])).toEqual([
    'Bad',
    'bad*',
    'احتيال',
    'buy followers',
  ]);
});
