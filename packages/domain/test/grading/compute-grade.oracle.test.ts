import { describe, expect, it } from 'vitest';
import { computeTotal, type Total } from '../../src/grading/compute-grade.ts';
import type { GradeAudience, TotalKind } from '../../src/grading/gradebook.ts';
import type { Rational } from '../../src/rational.ts';
import { type OracleTotal, oracleTotal } from './oracle.ts';
import { dice, randomGradebook } from './random-gradebook.ts';

const KINDS: TotalKind[] = ['CURRENT', 'FINAL'];
const isSame = (percent: Rational | null, value: [bigint, bigint] | null): boolean =>
  percent === null || value === null
    ? percent === value
    : percent.numerator * value[1] === value[0] * 100n * percent.denominator;

function differences(total: Total, oracle: OracleTotal): string[] {
  const wrong: string[] = [];
  if (!isSame(total.percent, oracle.value)) wrong.push('percent');
  if (total.text !== oracle.text) wrong.push(`text ${total.text} for ${oracle.text}`);
  if ((total.letter?.en ?? null) !== oracle.letter) wrong.push('letter');
  if (total.passed !== oracle.passed) wrong.push('passed');
  for (const { categoryId, percent } of total.derivation.categories) {
    if (!isSame(percent, oracle.categories.get(categoryId) ?? null)) wrong.push(`category ${categoryId}`);
  }
  return wrong;
}

describe('computeGrade against a calculator that tries every way to drop', { timeout: 60_000 }, () => {
  it('agrees to the last digit on 10,000 random gradebooks', () => {
    const random = dice(20_261_121);
    let defined = 0;
    let dropped = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const { book, marks } = randomGradebook(random, 6, 3);
      const audience: GradeAudience = random.chance(0.5) ? 'STAFF' : 'LEARNER';
      for (const kind of KINDS) {
        const total = computeTotal(book, marks, kind, audience);
        expect(differences(total, oracleTotal(book, marks, kind, audience)), `round ${round}, ${kind}`).toEqual([]);
        if (total.percent) defined += 1;
        for (const { droppedLowest, droppedHighest } of total.derivation.categories) {
          if (droppedLowest > 0 && droppedHighest > 0) dropped += 1;
        }
      }
    }
    expect(defined).toBeGreaterThan(10_000);
    expect(dropped).toBeGreaterThan(3_000);
  });

  it('says the same whether the highest or the lowest are chosen first', () => {
    const random = dice(7);
    for (let round = 0; round < 1_000; round += 1) {
      const { book, marks } = randomGradebook(random, 6, 2);
      const [lowestFirst, highestFirst] = (['LOWEST', 'HIGHEST'] as const).map((first) =>
        oracleTotal(book, marks, 'FINAL', 'STAFF', first),
      );
      const total = computeTotal(book, marks, 'FINAL', 'STAFF');
      expect([lowestFirst, highestFirst].map((oracle) => oracle && differences(total, oracle))).toEqual([[], []]);
    }
  });
});
