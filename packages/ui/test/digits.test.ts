import { describe, expect, it } from 'vitest';
import { asciiDigits, parseNumber } from '../src/base/digits.ts';

describe('asciiDigits', () => {
  it('reads Arabic-Indic and Persian digits', () => {
    expect(asciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(asciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  });

  it('drops direction marks that came along by pasting', () => {
    expect(asciiDigits('\u2066123\u2069\u200f456')).toBe('123456');
  });
});

describe('parseNumber', () => {
  it.each([
    ['١٢٫٥', 12.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['1,234,567', 1234567],
    ['1,5', 1.5],
    ['-7', -7],
    ['\u22127', -7],
    ['.5', 0.5],
    [' 42 ', 42],
  ])('reads %s as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', 'abc', '1.2.3', '--1', '1,2,3', '12 kg'])('refuses "%s"', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});
