import { expect, it } from 'vitest';
import { readDigits } from '../src/decimal-digits.ts';

it('reads whole numbers of decimal digits', () => {
  expect(['0', '1', '42', '9007199254740991'].map(readDigits)).toEqual([0, 1, 42, Number.MAX_SAFE_INTEGER]);
});

it.each(['', ' 1', '1 ', '+1', '-1', '0x1', '0b1', '1e0', '1.0', '1_0', '١', '9007199254740992', 'NaN', '1\n', '1,2'])(
  'refuses %j',
  (text) => expect(readDigits(text)).toBeNull(),
);
