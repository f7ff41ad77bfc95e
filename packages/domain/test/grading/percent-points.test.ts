import { describe, expect, it } from 'vitest';
import { percentIn, pointsOfPercent } from '../../src/grading/percent-points.ts';

describe('percent', () => {
  it('is recognised by the sign of either script', () => {
    expect(['85%', '85 %', '٨٥٪', '85', '%'].map(percentIn)).toEqual(['85', '85', '٨٥', null, null]);
  });

  it('is an exact share of the maximum', () => {
    expect(pointsOfPercent('85', '20')).toBe('17');
    expect(pointsOfPercent('33.3', '10')).toBe('3.33');
    expect(pointsOfPercent('-5', '30')).toBe('-1.5');
  });
});
