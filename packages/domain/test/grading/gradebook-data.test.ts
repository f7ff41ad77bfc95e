import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GradeCell, packRow, unpackRow } from '../../src/grading/grade-row.ts';
import { gradebookOf, markOf } from '../../src/grading/gradebook-data.ts';
import { compareRationals, parseRational, rational, rationalText } from '../../src/rational.ts';

describe('exact text', () => {
  it.each([
    [7n, 1n, '7'],
    [-15n, 2n, '-7.5'],
    [1n, 8n, '0.125'],
    [3n, 50n, '0.06'],
    [280n, 3n, '280/3'],
    [-1n, 6n, '-1/6'],
  ])('writes %d by %d as %s', (above, below, text) => {
    expect(rationalText(rational(above, below))).toBe(text);
  });

  it('reads what it writes, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (a, b) => {
          const value = rational(a, b);
          expect(compareRationals(parseRational(rationalText(value))!, value)).toBe(0);
        },
      ),
    );
    for (const text of ['', '1/0', '1/-2', '1.5/2', 'x', '1 / 2']) expect(parseRational(text)).toBeNull();
  });
});

describe('a packed row', () => {
  const state = fc.constantFrom(
    'BLANK' as const,
    'MARKED' as const,
    'EXCUSED' as const,
    'MISSING' as const,
    'PENDING' as const,
  );
  const cell = fc
    .record({
      state,
      version: fc.nat(),
      isPosted: fc.boolean(),
      isOverridden: fc.boolean(),
      hasComment: fc.boolean(),
      value: fc.nat(),
    })
    .map(({ value, ...rest }): GradeCell => ({ ...rest, points: rest.state === 'MARKED' ? String(value) : null }));

  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        expect(unpackRow(packRow(cells))).toEqual(cells);
      }),
    );
  });
});

describe('a gradebook from its data', () => {
  const item = {
    gradeItemId: 1,
    kind: 'POINTS' as const,
    maximumPoints: '7.5',
    weight: '1',
    isExtraCredit: false,
    isOmitted: false,
    isNeverDropped: false,
    dueAt: null,
  };
  const data = { scheme: 'TOTAL_POINTS' as const, letterScale: [], passMark: '60', places: 1, categories: [] };

  it('puts items without a category into one that weighs nothing', () => {
    const book = gradebookOf({ ...data, items: [{ ...item, gradeCategoryId: null }] });
    expect(book.categories).toMatchObject([{ id: 0, weight: { units: 0n } }]);
    expect(book.items).toMatchObject([{ id: 1, categoryId: 0, maximumPoints: { units: 75n, scale: 1 } }]);
  });

  it('refuses a mark without points', () => {
    expect(() => markOf('MARKED', null)).toThrow(RangeError);
    expect(markOf('EXCUSED', null)).toEqual({ state: 'EXCUSED' });
  });
});
