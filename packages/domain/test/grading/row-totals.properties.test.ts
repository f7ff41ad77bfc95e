import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal.ts';
import { computeGrade, type Total } from '../../src/grading/compute-grade.ts';
import { LETTERS } from '../../src/grading/grade-row.ts';
import type { Gradebook, Mark } from '../../src/grading/gradebook.ts';
import { type RowMarks, rowTotals } from '../../src/grading/row-totals.ts';
import { rational, rationalOf, rationalText } from '../../src/rational.ts';
import { category, gradebook, item } from './build-gradebook.ts';
import { dice, randomGradebook } from './random-gradebook.ts';

/** For staff: a hidden mark is like any other. */
function rowOf(book: Gradebook, marks: ReadonlyMap<number, Mark>): RowMarks {
  const own = book.items.map(({ id }) => marks.get(id) ?? ({ state: 'BLANK' } as const));
  return {
    states: own.map(({ state }) => LETTERS[state === 'HIDDEN' ? 'MARKED' : state]).join(''),
    points: own.flatMap((mark) => ('points' in mark ? rationalText(mark.points) : [])),
  };
}

const plain = ({ percent, text, letter, passed }: Total) => ({
  percent: percent && rationalText(percent),
  text,
  letter,
  passed,
});

function calculated(book: Gradebook, marks: ReadonlyMap<number, Mark>) {
  const { current, final, isProvisional } = computeGrade(book, marks, 'STAFF');
  return { current: plain(current), final: plain(final), isProvisional };
}

function sameAsCalculated(book: Gradebook, marks: ReadonlyMap<number, Mark>): void {
  expect(rowTotals(book)(rowOf(book, marks))).toEqual(calculated(book, marks));
}

const points = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -8, max: 480 }).map((quarters) => rational(quarters, 4)) },
  { weight: 3, arbitrary: fc.integer({ min: -100, max: 1_200_000 }).map((units) => rational(units, 10_000)) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 900 }).map((thirds) => rational(thirds, 3)) },
  { weight: 1, arbitrary: fc.constantFrom('0.00001', '999999999.9999', '1234567890123').map(rationalOf) },
);
const mark: fc.Arbitrary<Mark> = fc.oneof(
  { weight: 5, arbitrary: points.map((value): Mark => ({ state: 'MARKED', points: value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mark>(
      { state: 'BLANK' },
      { state: 'EXCUSED' },
      { state: 'MISSING' },
      { state: 'PENDING' },
    ),
  },
);
const maximum = fc.constantFrom(
  '0',
  '1',
  '3',
  '7',
  '10',
  '10',
  '20',
  '33.3',
  '97.31',
  '100',
  '99999999.9999',
  '0.00001',
);
const weight = fc.constantFrom('0', '1', '1', '2.5', '33.3333', '10', '99999.9999', '0.000001');

const anyItem = (id: number, categories: number) =>
  fc
    .record({
      maximum,
      weight,
      kind: fc.constantFrom<'POINTS' | 'PASS_FAIL'>('POINTS', 'POINTS', 'POINTS', 'PASS_FAIL'),
      categoryId: fc.integer({ min: 1, max: categories }),
      isExtraCredit: fc.constantFrom(false, false, false, false, true),
      isOmitted: fc.constantFrom(false, false, false, false, false, true),
      isNeverDropped: fc.constantFrom(false, false, false, false, true),
    })
    .map(({ maximum: worth, weight: share, ...rest }) => item(id, worth, { ...rest, weight: decimal(share) }));

const anyCategory = (id: number) =>
  fc
    .record({
      weight,
      aggregation: fc.constantFrom<'POINTS' | 'MEAN' | 'WEIGHTED'>('POINTS', 'MEAN', 'WEIGHTED'),
      isExtraCredit: fc.constantFrom(false, false, false, true),
      dropLowest: fc.constantFrom(0, 0, 1, 2, 9),
      dropHighest: fc.constantFrom(0, 0, 0, 1, 3),
    })
    .map(({ weight: share, ...rest }) => category(id, { ...rest, weight: decimal(share) }));

const anyBook = fc
  .record({
    categoryCount: fc.integer({ min: 1, max: 5 }),
    itemCount: fc.integer({ min: 0, max: 24 }),
    scheme: fc.constantFrom<Gradebook['scheme']>('TOTAL_POINTS', 'WEIGHTED_CATEGORIES'),
    passMark: fc.constantFrom('50', '66.6', null),
    decimals: fc.integer({ min: 0, max: 4 }),
    steps: fc.constantFrom(['90', '75.5', '0'], ['0.12345', '85'], []),
  })
  .chain(({ categoryCount, itemCount, scheme, passMark, decimals, steps }) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: categoryCount }, (_, at) => anyCategory(at + 1))),
        fc.tuple(...Array.from({ length: itemCount }, (_, at) => anyItem(at + 1, categoryCount))),
        fc.array(fc.option(mark), { minLength: itemCount, maxLength: itemCount }),
      )
      .map(([categories, items, given]) => ({
        book: gradebook(items, {
          scheme,
          categories,
          decimals,
          passMark: passMark === null ? null : decimal(passMark),
          letterScale: steps.map((from) => ({ letter: { en: from }, from: decimal(from) })),
        }),
        marks: new Map(given.flatMap((one, at): [number, Mark][] => (one ? [[at + 1, one]] : []))),
      })),
  );

describe('totals of a row', { timeout: 60_000 }, () => {
  it('are what the calculator says, whatever the gradebook, its rules and the marks', () => {
    fc.assert(
      fc.property(anyBook, ({ book, marks }) => {
        sameAsCalculated(book, marks);
      }),
      { numRuns: 3_000 },
    );
  });

  it('are what the calculator says where ties and small numbers are frequent', () => {
    const random = dice(20_261_122);
    for (let round = 0; round < 3_000; round += 1) {
      const { book, marks } = randomGradebook(random, 10, 4);
      sameAsCalculated(book, marks);
    }
  });

  it('stay exact where a sum is larger than a double can hold', () => {
    const items = [1, 2, 3].map((id) => item(id, '9007199254.0993', { categoryId: id }));
    const categories = [1, 2, 3].map((id) => category(id, { weight: decimal(`3${id}.333${id}`) }));
    const marks = new Map(
      items.map(({ id }): [number, Mark] => [id, { state: 'MARKED', points: rationalOf(`900719925${id}.099${id}`) }]),
    );
    sameAsCalculated(gradebook(items, { categories }), marks);
    sameAsCalculated(gradebook(items, { categories, scheme: 'TOTAL_POINTS' }), marks);
  });

  it('hold for many rows of one gradebook, one after the other', () => {
    fc.assert(
      fc.property(
        anyBook,
        fc.array(fc.array(fc.option(mark), { minLength: 24, maxLength: 24 }), { maxLength: 6 }),
        ({ book }, rows) => {
          const totals = rowTotals(book);
          for (const given of rows) {
            const marks = new Map(given.flatMap((one, at): [number, Mark][] => (one ? [[at + 1, one]] : [])));
            expect(totals(rowOf(book, marks))).toEqual(calculated(book, marks));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
