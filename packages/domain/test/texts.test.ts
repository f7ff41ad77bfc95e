import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, normalizeDecimal, parseInteger, parseNumber } from '../src/digits.ts';
import { toLatinDigits } from '../src/latin-digits.ts';
import { chooseText, completeness, directionOf } from '../src/localized.ts';
import {
  cleanName,
  directionOfText,
  graphemeCount,
  initials,
  isolate,
  stripBidiControls,
  truncate,
} from '../src/text-direction.ts';

describe('chooseText', () => {
  it("takes the reader's language, else the other, else nothing", () => {
    const both = { en: 'Botany', ar: 'علم النبات' };
    expect(chooseText(both, 'ar')).toEqual({ text: 'علم النبات', language: 'ar', direction: 'rtl', isFallback: false });
    expect(chooseText({ en: 'Botany', ar: ' ' }, 'ar')).toEqual({
      text: 'Botany',
      language: 'en',
      direction: 'ltr',
      isFallback: true,
    });
    expect(chooseText({ en: null }, 'en')).toBeNull();
    expect(chooseText(undefined, 'en')).toBeNull();
    expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl']);
  });

  it('counts completeness without untouched fields', () => {
    const marks = completeness([{ en: 'a', ar: 'ب' }, { en: 'a' }, {}, null]);
    expect(marks.en).toEqual({ filled: 2, total: 2, isComplete: true });
    expect(marks.ar).toEqual({ filled: 1, total: 2, isComplete: false });
    expect(completeness([]).en.isComplete).toBe(false);
  });
});

describe('directionOfText', () => {
  it.each([
    ['Hello', 'ltr'],
    ['مرحبًا', 'rtl'],
    ['2026 مرحبًا', 'rtl'],
    ['٢٠٢٦ hello', 'ltr'],
    ['שלום', 'rtl'],
    ['12:30!', null],
    ['\u2068Hello\u2069 مرحبًا', 'rtl'],
    ['\u200F12', 'rtl'],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(directionOfText(text)).toBe(expected);
  });
});

describe('names and truncation', () => {
  it('isolates and balances', () => {
    expect(isolate('a\u2069b\u2067c')).toBe('\u2068ab\u2067c\u2069\u2069');
    expect(isolate('')).toBe('');
    expect(stripBidiControls('a\u202Eb\u200Fc')).toBe('abc');
    expect(cleanName('  Mona\u202E \n Said ')).toBe('Mona Said');
  });

  it('cuts between characters as people see them', () => {
    expect(truncate('abc', 3)).toBe('abc');
    expect(truncate('abcd', 3)).toBe('abc…');
    expect(truncate('👩‍🏫👩‍🏫', 1)).toBe('👩‍🏫…');
    expect(truncate('مُحَمَّد', 3)).toBe('مُحَمَّ…');
  });

  it('never shows more characters than asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, maximum) => {
        const cut = truncate(text, maximum);
        if (graphemeCount(text) <= maximum) expect(cut).toBe(text);
        else expect(cut.endsWith('…')).toBe(true);
      }),
    );
  });

  it('takes initials and keeps Arabic ones apart', () => {
    expect(initials('mona', 'said')).toBe('MS');
    expect(initials('منى', 'سعيد')).toBe('م\u200Cس');
    expect(initials('', 'Said')).toBe('S');
  });
});

describe('numbers as people type them', () => {
  it.each([
    ['12', '12'],
    ['١٢٫٥', '12.5'],
    ['۱۲', '12'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['1,234', '1234'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['١٫', '1'],
    ['.5', '0.5'],
    ['-5', '-5'],
    ['\u061C-٥', '-5'],
    ['5-', '-5'],
    ['+7', '7'],
    ['-0', '0'],
    ['007', '7'],
    ['٣،٥', '3.5'],
    ['', null],
    ['.', null],
    ['12a', null],
    ['1,23,4', null],
    ['--1', null],
    ['1.2.3,4,5', null],
  ])('reads %j as %j', (text, expected) => {
    expect(normalizeDecimal(text)).toBe(expected);
  });

  it('reads back every formatted number', () => {
    const formats = ['en-GB', 'ar-EG', 'ar-AE-u-nu-latn', 'de-DE'].map(
      (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        for (const format of formats) expect(parseNumber(format.format(cents / 100))).toBe(cents / 100);
      }),
    );
  });

  it('knows integers and codes', () => {
    expect(parseInteger('١٢')).toBe(12);
    expect(parseInteger('1.5')).toBeNull();
    expect(parseInteger('99999999999999999999')).toBeNull();
    expect(toLatinDigits('٠۹５')).toBe('095');
    expect(cleanCode(' ١٢٣-456\u200F')).toBe('123456');
  });
});
