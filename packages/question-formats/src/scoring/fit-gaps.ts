import type { DecimalText, PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { type Rational, subtractRationals, ZERO_RATIONAL } from '@sullam/domain/rational.ts';
import type { Notes } from '../report.ts';
import { chances, fitting, type Reading, type Sample } from './fitting.ts';
import { isNegativeMarks, isPositiveMarks, least, marksText, most, shareText } from './marks.ts';

/** One gap: what may be given to it, as the file writes it. Of typed gaps one of the values is right nowhere. */
export interface GapSpace {
  values: readonly string[];
  /** Declared to be right, or the best by itself. */
  right: string | null;
  /** What nobody accepts; null where every value is a choice. */
  wrong: string | null;
}

/** A gap's worth, and what each of its values is of it. */
export interface GapShares {
  weight: DecimalText;
  fractions: ReadonlyMap<string, DecimalText>;
}

export interface GapScoring {
  gaps: readonly GapSpace[];
  score: (given: readonly (string | null)[]) => Rational | null;
  isTogether: boolean;
  /** Said to be a sum: tried before anything that can't be distinguished from it. */
  isSum: boolean;
  least: Rational | null;
  /** Gaps as they are declared, whatever the rules are: what is found to do the same is kept so. */
  declared: (rule: PartsRule, marks: string, notes: Notes) => Question;
  build: (gaps: GapShares[], rule: PartsRule, marks: string, notes: Notes) => Question;
  /** An answer of ours; null where a value can't be given here. */
  answerOf: (question: Question, given: readonly (string | null)[]) => Sample['answer'] | null;
}

const MOST_ALL = 300;

function answersTo(gaps: readonly GapSpace[], full: readonly (string | null)[]): (string | null)[][] {
  const options = gaps.map(({ values }) => [null, ...values]);
  const count = options.reduce((product, list) => Math.min(product * list.length, MOST_ALL + 1), 1);
  if (count <= MOST_ALL)
    return options.reduce<(string | null)[][]>(
      (all, list) => all.flatMap((head) => list.map((value) => [...head, value])),
      [[]],
    );
  const chance = chances();
  const none = gaps.map(() => null);
  const some = gaps
    .slice(0, 30)
    .flatMap(({ values }, at) =>
      values
        .slice(0, 12)
        .flatMap((value) => [
          none.map((_, index) => (index === at ? value : null)),
          full.map((each, index) => (index === at ? value : each)),
        ]),
    );
  const random = Array.from({ length: 80 }, () =>
    options.map((list, at) => {
      const value = chance.next().value ?? 0;
      return value < 0.4 ? (full[at] ?? null) : (list[Math.floor((chance.next().value ?? 0) * list.length)] ?? null);
    }),
  );
  return [[...full], ...some, ...random];
}

const sharesBy = (marks: ReadonlyMap<string, Rational>, weight: Rational, isClamped: boolean): GapShares['fractions'] =>
  new Map(
    [...marks].map(([value, given]) => [value, isClamped && isNegativeMarks(given) ? '0' : shareText(given, weight)]),
  );

function* readings(
  scoring: GapScoring,
  full: readonly (string | null)[],
  all: readonly Rational[],
): Generator<(notes: Notes) => Question> {
  const { gaps, score, build } = scoring;
  const whole = score(full) ?? ZERO_RATIONAL;
  if (!isPositiveMarks(whole)) return;
  const marks = marksText(whole);
  const only = (at: number, value: string | null, others: readonly (string | null)[]) =>
    score(others.map((each, index) => (index === at ? value : each))) ?? ZERO_RATIONAL;
  const together = (notes: Notes): Question =>
    build(
      gaps.map(({ values }, at) => ({
        weight: '1',
        fractions: new Map(
          values.map((value) => [value, shareText(only(at, value, full), whole) === '1' ? '1' : '0'] as const),
        ),
      })),
      { isAllOrNothing: true },
      marks,
      notes,
    );
  const floors = [scoring.least, null, ZERO_RATIONAL, least(all)];
  const sumRule = (floor: Rational | null): PartsRule => ({
    sum: { least: floor === null ? null : shareText(floor, whole) },
  });
  const asDeclared = (rule: PartsRule) => (notes: Notes) => scoring.declared(rule, marks, notes);
  if (scoring.isTogether && gaps.length > 1) {
    yield asDeclared({ isAllOrNothing: true });
    yield together;
  }
  if (scoring.isSum) for (const floor of floors) yield asDeclared(sumRule(floor));
  yield asDeclared({});
  for (const floor of floors) yield asDeclared(sumRule(floor));
  const none = gaps.map(() => null);
  // alone, or as what is missing beside all the others: a floor hides what a wrong value costs alone
  const alone = gaps.map(({ values }, at) => new Map(values.map((value) => [value, only(at, value, none)] as const)));
  const missing = gaps.map(({ values }, at) => {
    const without = only(at, null, full);
    return new Map(values.map((value) => [value, subtractRationals(only(at, value, full), without)] as const));
  });
  for (const values of [alone, missing]) {
    const weights = values.map((ofGap) => most([...ofGap.values()]));
    if (!weights.every(isPositiveMarks)) continue;
    const of = (isClamped: boolean): GapShares[] =>
      values.map((ofGap, at) => {
        const weight = weights[at] ?? whole;
        return { weight: marksText(weight), fractions: sharesBy(ofGap, weight, isClamped) };
      });
    yield (notes) => build(of(true), {}, marks, notes);
    for (const floor of floors) yield (notes) => build(of(false), sumRule(floor), marks, notes);
  }
  if (gaps.length > 1) yield together;
}

/** How gaps count, as the file's rules have it; null where no rule of ours does the same. */
export function fitGaps(scoring: GapScoring): Reading | null {
  const { gaps, score } = scoring;
  const none = gaps.map(() => null);
  const rightOf = ({ right, values }: GapSpace, at: number): string | null => {
    if (right !== null && values.includes(right)) return right;
    const marks = values.map((value) => score(none.map((_, index) => (index === at ? value : null))) ?? ZERO_RATIONAL);
    return values[marks.indexOf(most(marks))] ?? null;
  };
  const full = gaps.map(rightOf);
  const blank = score(none);
  if (blank === null) return null;
  const given = answersTo(gaps, full)
    .filter((values) => values.some((value) => value !== null))
    .map((values) => ({ values, marks: score(values) }));
  if (given.some(({ marks }) => marks === null)) return null;
  const samplesFor = (question: Question): Sample[] =>
    given.flatMap(({ values, marks }) => {
      const answer = scoring.answerOf(question, values);
      return answer ? [{ answer, marks: marks ?? ZERO_RATIONAL }] : [];
    });
  const all = given.map(({ marks }) => marks ?? ZERO_RATIONAL);
  return fitting(readings(scoring, full, all), samplesFor, blank);
}
