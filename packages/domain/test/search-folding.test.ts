import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOLD_SEARCH_SQL } from '../src/search-folding.sql.ts';
import { REPLACED_FROM, REPLACED_TO } from '../src/search-folding.tables.ts';
import { findOffsets, findWordOffsets, foldedWords, foldForSearch } from '../src/search-folding.ts';

const units = fc.constantFrom(
  ...'أإآٱاىيئؤةهءـكگۀٸﻻﷺ٠٩۵AßÆÉéİıςΣЙй َُّ\u200F\u00A0\t٫؟'.split(''),
  'x',
  'ل',
  '👩',
  '\u0301',
);
const texts = fc.string({ unit: units, maxLength: 30 });

describe('foldForSearch', () => {
  it.each([
    ['مُحَمَّدٌ', 'محمد'],
    ['إدارة', 'اداره'],
    ['أحمد آدم ٱلله', 'احمد ادم الله'],
    ['مسؤول', 'مسوول'],
    ['شيء', 'شي'],
    ['شئ', 'شي'],
    ['على', 'علي'],
    ['كتـــاب', 'كتاب'],
    ['ﻻ', 'لا'],
    ['کتابی', 'كتابي'],
    ['٢٠٢٦ ۲۰۲۶', '2026 2026'],
    ['Élan VITAL', 'elan vital'],
    ['Straße Æther Łódź Øl', 'strasse aether lodz ol'],
    ['ΣΟΦΟΣ σοφός', 'σοφοσ σοφοσ'],
    ['Йод', 'иод'],
    ['  a\u00A0\n b\u200F ', 'a b'],
    ['ﬁ ½', 'fi 1⁄2'],
    ['ما هذا؟', 'ما هذا?'],
  ])('folds %j to %j', (text, expected) => {
    expect(foldForSearch(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const isStable = (text: string) => foldForSearch(foldForSearch(text)) === foldForSearch(text);
    fc.assert(fc.property(texts, isStable));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStable));
  });

  it('gives words once', () => {
    expect(foldedWords('Data, data إدارة')).toEqual(['data,', 'data', 'اداره']);
    expect(foldedWords(' ')).toEqual([]);
  });
});

describe('findOffsets', () => {
  it('points into the original, vowel marks included', () => {
    const text = 'قرأ مُحَمَّدٌ الكتاب';
    const [range] = findOffsets(text, 'محمد');
    expect(text.slice(range?.start, range?.end)).toBe('مُحَمَّدٌ');
    expect(findOffsets('Été été', 'ete')).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 7 },
    ]);
    expect(findOffsets('abc', '')).toEqual([]);
  });

  it('merges the words of a query', () => {
    expect(findWordOffsets('database', 'data tab base')).toEqual([{ start: 0, end: 8 }]);
  });

  it('finds what folding says is there, and only that', () => {
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const needle = foldForSearch(query);
        const isThere = needle !== '' && foldForSearch(text).includes(needle);
        const ranges = findOffsets(text, query);
        expect(ranges.length > 0).toBe(isThere);
        for (const { start, end } of ranges) expect(foldForSearch(text.slice(start, end))).toContain(needle);
      }),
    );
  });
});

describe('the SQL text', () => {
  it('is built from the same tables and uses no locale', () => {
    expect([...REPLACED_FROM]).toHaveLength([...REPLACED_TO].length);
    expect(new Set(REPLACED_FROM).size).toBe([...REPLACED_FROM].length);
    expect(FOLD_SEARCH_SQL).toContain('immutable strict parallel safe');
    expect(FOLD_SEARCH_SQL).not.toMatch(/\blower\(/);
  });
});
