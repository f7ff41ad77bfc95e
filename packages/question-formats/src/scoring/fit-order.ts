import { ORDER_RULES, type OrderRule, type Question } from '@sullam/domain/questions/question.ts';
import { type Rational, ZERO_RATIONAL } from '@sullam/domain/rational.ts';
import type { Notes } from '../report.ts';
import { chances, fitting, type Reading, type Sample, shuffledBy } from './fitting.ts';
import { isPositiveMarks, marksText } from './marks.ts';

const MOST_PERMUTATIONS = 5;

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) =>
    permutations(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

function orders(right: readonly string[]): string[][] {
  if (right.length <= MOST_PERMUTATIONS) return permutations(right);
  const chance = chances();
  const swapped = right.slice(1).map((_, at) => {
    const order = [...right];
    [order[at], order[at + 1]] = [right[at + 1] ?? '', right[at] ?? ''];
    return order;
  });
  const turned = right.map((_, at) => [...right.slice(at), ...right.slice(0, at)]);
  return [
    [...right],
    ...swapped,
    ...turned,
    [...right].reverse(),
    ...Array.from({ length: 60 }, () => shuffledBy(right, chance)),
  ];
}

/** What counts in an order, as the file's rules have it; null where no rule of ours does the same. */
export function fitOrder(scoring: {
  /** Ids as they belong. */
  right: readonly string[];
  score: (order: readonly string[]) => Rational | null;
  /** The rule that the file names, tried before others. */
  named: OrderRule | null;
  build: (rule: OrderRule, marks: string, notes: Notes) => Question;
}): Reading | null {
  const { right, score, named, build } = scoring;
  const whole = score(right);
  const given = orders(right).map((order) => ({ order, marks: score(order) }));
  if (!whole || !isPositiveMarks(whole) || given.some(({ marks }) => marks === null)) return null;
  const samplesFor = ({ key }: Question): Sample[] =>
    given.map(({ order, marks }) => ({
      answer: {
        type: 'ORDERING',
        order: order.map((id) => (key.type === 'ORDERING' ? (key.order[right.indexOf(id)] ?? '') : '')),
      },
      marks: marks ?? ZERO_RATIONAL,
    }));
  const rules = [...(named ? [named] : []), 'ALL_OR_NOTHING' as const, 'PLACES' as const, ...ORDER_RULES];
  return fitting(
    [...new Set(rules)].map((rule) => (notes: Notes) => build(rule, marksText(whole), notes)),
    samplesFor,
  );
}
