import { describe, expect, it } from 'vitest';
import { pointsText } from '../points.ts';

describe('marks as learners read them', () => {
  it.each([
    ['1.500000', '1.5'],
    ['4.0000000000', '4'],
    ['1.3333333333', '1.3333'],
    ['17.333333', '17.3333'],
    ['-0.6666666667', '-0.6667'],
  ])('%s is %s', (kept, read) => expect(pointsText(kept)).toBe(read));
});
