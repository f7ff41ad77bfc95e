import { foldForSearch } from '@sullam/domain/search-folding.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testServer } from '../support/test-server.ts';

const server = testServer();

/** Folds many texts in one statement. */
async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const rows = await server.admin<{ folded: string }[]>`
    select fold_search(t.text) as folded from unnest(${texts as string[]}::text[]) with ordinality as t(text, position) order by position`;
  return rows.map((row) => row.folded);
}

/** PostgreSQL keeps neither the null character nor half a surrogate pair. */
const storable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const SAMPLES = [
  'إدارة الأفراد',
  'اداره الافراد',
  'مَدْرَسَةٌ',
  'مُحَمَّدٌ',
  'ﷲ ﷺ',
  'ﻻ ﻼ ﻵ',
  'المـــدرسة',
  'على علي علىٰ',
  'مسؤول مسئول مسؤُول',
  'آمنة أمنة ٱمنة',
  '١٢٣٫٤٥',
  '۱۲۳',
  'گچپژ ڤ',
  'یک کتاب',
  'قرآن قرءان',
  'ءأؤئإآ',
  '  many\u00a0\u2003spaces\t\n',
  'Crème BRÛLÉE',
  'STRAẞE straße',
  'Æsop œuvre',
  'ﬁne ﬀ',
  'İstanbul ıI',
  'Ωμέγα ΟΔΟΣ',
  'Ёлка',
  'ＦＵＬＬ ｗｉｄｔｈ',
  '１２３',
  '²³½',
  '\u200eltr\u200f \u2066x\u2069',
  '“quoted” ‘x’ «y»',
  'a–b—c',
  '',
  ' ',
  '🎓 school',
  'ا\u0653 ا\u0654',
  'اللّٰه',
  'ـــ',
  'é'.normalize('NFD'),
];

const letters = fc.constantFrom(
  ...'اأإآٱىيئؤةهءـكگیلمنوبتثجحخدذرزسشصضطظعغفقًٌٍَُِّْٰ٠١٢۳abcßæØïŁZQ 0-_.,\u200f\u00a0\u0301'.split(''),
);

describe('fold_search in the database', () => {
  it('folds the samples as the program does', async () => {
    expect(await foldInDatabase(SAMPLES)).toEqual(SAMPLES.map(foldForSearch));
  });

  it('folds words of both scripts as the program does', async () => {
    const texts = fc.sample(fc.string({ unit: letters, maxLength: 40 }), { numRuns: 3000, seed: 11 });
    expect(await foldInDatabase(texts)).toEqual(texts.map(foldForSearch));
  });

  it('folds any text as the program does', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), { numRuns: 5000, seed: 12 }).filter(storable);
    const folded = await foldInDatabase(texts);
    const different = texts.filter((text, index) => folded[index] !== foldForSearch(text));
    expect(different.map((text) => [...text].map((letter) => letter.codePointAt(0)?.toString(16)))).toEqual([]);
  });

  it('folds every letter of the scripts that people here use', async () => {
    const ranges = [
      [0x20, 0x24f],
      [0x370, 0x52f],
      [0x590, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0x1e00, 0x1eff],
      [0x2000, 0x206f],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfeff],
    ] as const;
    const all = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    expect(await foldInDatabase(all)).toEqual(all.map(foldForSearch));
  });
});
