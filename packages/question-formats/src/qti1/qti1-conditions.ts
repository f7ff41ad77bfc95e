import {
  addRationals,
  compareRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  textOf,
} from '../markup/markup-tree.ts';
import { BeyondRules, readRational } from '../qti/rule-values.ts';
import { isAbove, isPositiveMarks } from '../scoring/marks.ts';
import type { Response } from './qti1-responses.ts';

/** What was given to each response, by its ident: ids of labels, or what was typed. */
export type Given = Readonly<Record<string, readonly string[]>>;

const MOST_STEPS = 200_000;

type Responses = ReadonlyMap<string, Response>;

const same = (a: string, b: string, isCased: boolean): boolean =>
  isCased ? a.trim() === b.trim() : a.trim().toLowerCase() === b.trim().toLowerCase();

/** Alternatives for one thing to choose or to type; every one of them where several may be chosen. */
function isOneOf(tests: readonly MarkupElement[], responses: Responses): boolean {
  const [first] = tests;
  const respident = first?.attributes.respident ?? '';
  const areEqual = tests.length > 1 && tests.every(({ name }) => name === 'varequal');
  const areOfOne = tests.every(({ attributes }) => attributes.respident === respident);
  const response = responses.get(respident);
  return areEqual && areOfOne && response !== undefined && !response.isMultiple && !response.isOrdered;
}

class Conditions {
  readonly #responses: Responses;
  readonly #given: Given;
  readonly #count: () => void;

  constructor(responses: Responses, given: Given, count: () => void) {
    this.#responses = responses;
    this.#given = given;
    this.#count = count;
  }

  /** Tests side by side: an order, alternatives for one thing, or all of them. */
  hold(tests: readonly MarkupElement[]): boolean {
    const order = this.#orderIn(tests);
    if (order)
      return order.wanted.length === order.given.length && order.wanted.every((id, at) => id === order.given[at]);
    return isOneOf(tests, this.#responses)
      ? tests.some((test) => this.#holds(test))
      : tests.every((test) => this.#holds(test));
  }

  #orderIn(tests: readonly MarkupElement[]): { wanted: string[]; given: readonly string[] } | null {
    const [first] = tests;
    const respident = first?.attributes.respident ?? '';
    const isOrder =
      tests.length > 1 &&
      this.#responses.get(respident)?.isOrdered &&
      tests.every(
        ({ name, attributes }) => name === 'varequal' && attributes.respident === respident && !attributes.index,
      );
    return isOrder ? { wanted: tests.map((test) => textOf(test).trim()), given: this.#given[respident] ?? [] } : null;
  }

  #holds(test: MarkupElement): boolean {
    this.#count();
    const parts = elementsOf(test);
    const { respident = '', index, case: casing = 'No' } = test.attributes;
    const given = this.#given[respident] ?? [];
    const wanted = textOf(test);
    switch (test.name) {
      case 'and':
        return this.#orderIn(parts) ? this.hold(parts) : parts.every((part) => this.#holds(part));
      case 'or':
        return parts.some((part) => this.#holds(part));
      case 'not':
        return !this.hold(parts);
      case 'other':
        return true;
      case 'unanswered':
        return given.length === 0;
      case 'varequal':
        return this.#equals(respident, wanted, index, casing);
      case 'varsubstring':
        return given.some((value) => value.toLowerCase().includes(wanted.trim().toLowerCase()));
      case 'varsubset':
        return wanted.split(',').every((id) => given.includes(id.trim()));
      case 'varlt':
      case 'varlte':
      case 'vargt':
      case 'vargte':
        return this.#compares(test.name, given[0] ?? '', wanted);
      default:
        throw new BeyondRules(test.name);
    }
  }

  #equals(respident: string, wanted: string, index: string | undefined, casing: string): boolean {
    const response = this.#responses.get(respident);
    const given = this.#given[respident] ?? [];
    const values = index === undefined ? given : given.slice(Number(index) - 1, Number(index));
    if (response?.isNumeric)
      return values.some((value) => {
        const [a, b] = [readRational(value), readRational(wanted)];
        return a !== null && b !== null && compareRationals(a, b) === 0;
      });
    return values.some((value) => same(value, wanted, response?.labels.length ? true : /^yes$/i.test(casing)));
  }

  #compares(name: string, value: string, bound: string): boolean {
    const [a, b] = [readRational(value), readRational(bound)];
    if (!b) throw new BeyondRules(name);
    if (!a) return false;
    const order = compareRationals(a, b);
    if (name === 'varlt') return order < 0;
    if (name === 'varlte') return order <= 0;
    return name === 'vargt' ? order > 0 : order >= 0;
  }
}

const applied = (before: Rational, action: string, value: Rational): Rational => {
  switch (action.toLowerCase()) {
    case 'add':
      return addRationals(before, value);
    case 'subtract':
      return subtractRationals(before, value);
    case 'multiply':
      return multiplyRationals(before, value);
    case 'divide':
      return value.numerator === 0n ? before : divideRationals(before, value);
    default:
      return value;
  }
};

export const conditionsOf = (item: MarkupElement): MarkupElement[] =>
  childrenNamed(item, 'resprocessing').flatMap((processing) =>
    [...descendants(processing)].filter(({ name }) => name === 'respcondition'),
  );

/** The tests of a condition. */
export const testsOf = (condition: MarkupElement): MarkupElement[] =>
  elementsOf(childNamed(condition, 'conditionvar') ?? condition).filter(({ name }) => name !== 'setvar');

const settersOf = (condition: MarkupElement, scoreName: string): MarkupElement[] =>
  childrenNamed(condition, 'setvar').filter(({ attributes }) => (attributes.varname ?? 'SCORE') === scoreName);

interface Outcome {
  name: string;
  initial: Rational;
  least: Rational | null;
  most: Rational | null;
}

function outcomeOf(item: MarkupElement): Outcome {
  const declared = [...descendants(item)].filter(({ name }) => name === 'decvar');
  const own = declared.find(({ attributes }) => /score/i.test(attributes.varname ?? 'SCORE')) ?? declared[0];
  const { varname = 'SCORE', defaultval = '', minvalue = '', maxvalue = '' } = own?.attributes ?? {};
  return {
    name: varname,
    initial: readRational(defaultval) ?? ZERO_RATIONAL,
    least: readRational(minvalue),
    most: readRational(maxvalue),
  };
}

/**
 * How an item gives points out of those it is worth: its conditions in their order. One that sets the score ends them
 * unless it says that others follow; what is added goes on.
 */
export function scoringBy1(
  item: MarkupElement,
  responses: Responses,
  points: Rational | null,
): { score: (given: Given) => Rational | null; hasRules: boolean } {
  const { name, initial, least, most } = outcomeOf(item);
  const conditions = conditionsOf(item).map((node) => ({
    node,
    tests: testsOf(node),
    setters: settersOf(node, name),
  }));
  const hasRules = conditions.some(({ setters }) => setters.length > 0);
  // where nothing says what the score is out of, points are points
  const whole = most && isPositiveMarks(most) ? most : null;
  const scaled = (score: Rational): Rational => {
    if (!points || !whole) return score;
    // a hundred in thirds is 99.99
    const isNearly = isAbove(score, multiplyRationals(whole, rational(999, 1000)));
    return isNearly ? points : divideRationals(multiplyRationals(score, points), whole);
  };
  let steps = 0;
  const count = (): void => {
    steps += 1;
    if (steps > MOST_STEPS) throw new BeyondRules('steps');
  };
  const run = (given: Given): Rational => {
    const test = new Conditions(responses, given, count);
    let score = initial;
    for (const { node, tests, setters } of conditions) {
      if (setters.length === 0) continue;
      if (!test.hold(tests)) continue;
      for (const setter of setters) {
        const value = readRational(textOf(setter));
        if (!value) throw new BeyondRules('setvar');
        score = applied(score, setter.attributes.action ?? 'Set', value);
      }
      const isSet = setters.some(({ attributes }) => /^set$/i.test(attributes.action ?? 'Set'));
      if (isSet && !/^yes$/i.test(node.attributes.continue ?? 'No')) break;
    }
    const low = least && isAbove(least, score) ? least : score;
    return scaled(whole && isAbove(low, whole) ? whole : low);
  };
  const isBlank = (given: Given): boolean => Object.values(given).every((values) => values.length === 0);
  return {
    hasRules,
    score: (given) => {
      if (isBlank(given)) return ZERO_RATIONAL;
      try {
        return run(given);
      } catch (error) {
        if (error instanceof BeyondRules) return null;
        throw error;
      }
    },
  };
}
