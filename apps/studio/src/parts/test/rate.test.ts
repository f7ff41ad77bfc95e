import { expect, it } from 'vitest';
import { readRate } from '../rate.ts';

it.each([
  ['15', 1500],
  ['7.5', 750],
  ['٥', 500],
  ['0', 0],
  ['100', 10_000],
  ['100.01', null],
  ['7.555', null],
  ['-1', null],
  ['', null],
  ['x', null],
])('the rate %s is read as %s', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});
