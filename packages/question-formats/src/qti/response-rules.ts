import {
  compareRationals,
  type Rational,
  rational,
  rationalOf,
  sumRationals,
  ZERO_RATIONAL,
} from '@sullam/domain/rational.ts';
import { childNamed, childrenNamed, elementsOf, type MarkupElement, textOf } from '../markup/markup-tree.ts';
import { declaredMarks, defaultOutcome, type ResponseDeclaration } from './qti-declarations.ts';
import { isInShape } from './qti-shapes.ts';
import { OPERATORS } from './rule-operators.ts';
import { BeyondRules, doMatch, isNumber, membersOf, type RuleValue, readRational, typedValue } from './rule-values.ts';

/** What was answered to each response of an item, as its file would write it; a response without values is unanswered. */
export type Responses = Readonly<Record<string, readonly string[]>>;

/** The marks that an item gives for responses; null where its rules can't be followed. */
export type ScoreOf = (responses: Responses) => Rational | null;

/** Steps that one item's rules may take in all: what tries them goes through many answers. */
const MOST_STEPS = 200_000;

/** Thrown by the rule that ends all rules. */
class Exit extends Error {}

const isNumeric = (node: MarkupElement): boolean => /^(?:float|integer)$/.test(node.attributes.baseType ?? '');

/** The outcome that holds the marks. */
function scoreName(item: MarkupElement): string | null {
  const names = childrenNamed(item, 'outcomeDeclaration')
    .filter((node) => isNumeric(node) || !node.attributes.baseType)
    .map(({ attributes }) => attributes.identifier ?? '');
  return (
    names.find((name) => name === 'SCORE') ??
    names.find((name) => /^score$/i.test(name)) ??
    names.find((name) => /SCORE/i.test(name) && !/^(?:MAX|MIN)/i.test(name)) ??
    null
  );
}

function* settersIn(node: MarkupElement): Generator<MarkupElement> {
  for (const child of elementsOf(node)) {
    if (child.name === 'setOutcomeValue') yield child;
    yield* settersIn(child);
  }
}

/** The outcome that rules give the marks to, also where none was declared. */
function scoreSet(item: MarkupElement, processing: MarkupElement): string | null {
  const set = [...settersIn(processing)].map(({ attributes }) => attributes.identifier ?? '');
  const declared = scoreName(item);
  if (declared !== null && set.includes(declared)) return declared;
  return set.find((name) => /SCORE/i.test(name) && !/^(?:MAX|MIN)/i.test(name)) ?? null;
}

/** One run of an item's rules. */
class Run {
  readonly #outcomes = new Map<string, RuleValue>();
  readonly #item: MarkupElement;
  readonly #declared: ReadonlyMap<string, ResponseDeclaration>;
  readonly #responses: Responses;
  readonly #count: () => void;

  constructor(
    item: MarkupElement,
    declared: ReadonlyMap<string, ResponseDeclaration>,
    responses: Responses,
    count: () => void,
  ) {
    this.#item = item;
    this.#declared = declared;
    this.#responses = responses;
    this.#count = count;
    for (const node of childrenNamed(item, 'outcomeDeclaration')) {
      const { identifier = '', baseType = '' } = node.attributes;
      const written = defaultOutcome(item, identifier);
      this.#outcomes.set(
        identifier,
        written === undefined ? (isNumeric(node) ? ZERO_RATIONAL : null) : typedValue(written, baseType),
      );
    }
  }

  outcome(name: string): RuleValue {
    return this.#outcomes.get(name) ?? null;
  }

  process(rules: readonly MarkupElement[]): void {
    for (const rule of rules) this.#rule(rule);
  }

  #rule(rule: MarkupElement): void {
    this.#count();
    switch (rule.name) {
      case 'responseCondition':
      case 'outcomeCondition':
        this.#condition(rule);
        return;
      case 'setOutcomeValue': {
        const [expression] = elementsOf(rule);
        this.#outcomes.set(rule.attributes.identifier ?? '', expression ? this.#value(expression) : null);
        return;
      }
      case 'lookupOutcomeValue':
        this.#lookUp(rule);
        return;
      case 'responseProcessingFragment':
        this.process(elementsOf(rule));
        return;
      case 'exitResponse':
        throw new Exit();
      default:
        throw new BeyondRules(rule.name);
    }
  }

  #condition(condition: MarkupElement): void {
    for (const branch of elementsOf(condition)) {
      const parts = elementsOf(branch);
      if (branch.name === 'responseElse') {
        this.process(parts);
        return;
      }
      const [test, ...rules] = parts;
      if (test && this.#value(test) === true) {
        this.process(rules);
        return;
      }
    }
  }

  #lookUp(rule: MarkupElement): void {
    const { identifier = '' } = rule.attributes;
    const [expression] = elementsOf(rule);
    const value = expression ? this.#value(expression) : null;
    const declared = childrenNamed(this.#item, 'outcomeDeclaration').find(
      ({ attributes }) => attributes.identifier === identifier,
    );
    const table = declared && (childNamed(declared, 'matchTable') ?? childNamed(declared, 'interpolationTable'));
    if (!table || !isNumber(value)) throw new BeyondRules('lookupOutcomeValue');
    const found = elementsOf(table).find(({ name, attributes }) => {
      const source = readRational(attributes.sourceValue ?? '');
      if (!source) throw new BeyondRules(name);
      const order = compareRationals(value, source);
      if (name === 'matchTableEntry') return order === 0;
      return attributes.includeBoundary === 'false' ? order > 0 : order >= 0;
    });
    const written = (found ?? table).attributes[found ? 'targetValue' : 'defaultValue'];
    this.#outcomes.set(
      identifier,
      written === undefined ? null : typedValue(written, declared?.attributes.baseType ?? ''),
    );
  }

  #declaration(node: MarkupElement): ResponseDeclaration {
    const declared = this.#declared.get(node.attributes.identifier ?? '');
    if (!declared) throw new BeyondRules('variable');
    return declared;
  }

  #response(declared: ResponseDeclaration): RuleValue {
    const given = this.#responses[declared.identifier] ?? [];
    const values = given.map((text) => typedValue(text, declared.baseType)).filter((value) => value !== null);
    if (values.length === 0) return null;
    return declared.cardinality === 'single' ? (values[0] ?? null) : values;
  }

  #variable(node: MarkupElement): RuleValue {
    const { identifier = '' } = node.attributes;
    const declared = this.#declared.get(identifier);
    if (declared) return this.#response(declared);
    if (this.#outcomes.has(identifier)) return this.outcome(identifier);
    // tools forget to declare what rules count with
    if (/^MAX_?SCORE$/i.test(identifier)) return rational(1);
    if (/SCORE/i.test(identifier)) return ZERO_RATIONAL;
    throw new BeyondRules('variable');
  }

  #value(node: MarkupElement): RuleValue {
    this.#count();
    switch (node.name) {
      case 'variable':
        return this.#variable(node);
      case 'correct':
        return correctValue(this.#declaration(node));
      case 'default':
        return null;
      case 'baseValue':
        return typedValue(textOf(node), node.attributes.baseType ?? 'string');
      case 'mapResponse': {
        const declared = this.#declaration(node);
        return mapped(declared, this.#response(declared));
      }
      case 'mapResponsePoint': {
        const declared = this.#declaration(node);
        return mappedPoints(declared, this.#response(declared));
      }
      case 'inside':
        return this.#inside(node);
      default:
        return this.#operator(node);
    }
  }

  #inside(node: MarkupElement): RuleValue {
    const [expression] = elementsOf(node);
    const points = expression ? membersOf(this.#value(expression)) : [];
    const { shape = '', coords = '' } = node.attributes;
    return points.some((point) => isInShape(shape, coords, String(point)));
  }

  #operator(node: MarkupElement): RuleValue {
    const operator = Object.hasOwn(OPERATORS, node.name) ? OPERATORS[node.name] : undefined;
    if (!operator) throw new BeyondRules(node.name);
    const operands = elementsOf(node);
    const values = operands.map((operand) => this.#value(operand));
    const isOrdered = operands.some(
      ({ name, attributes }) =>
        name === 'ordered' || this.#declared.get(attributes.identifier ?? '')?.cardinality === 'ordered',
    );
    // a tolerance is around what is expected, on whichever side of the answer that stands
    const answer = operands.findIndex(({ attributes }) => this.#declared.has(attributes.identifier ?? ''));
    const isTurned = node.name === 'equal' && answer === 0 && operands[0]?.name === 'variable';
    return operator(isTurned ? [...values].reverse() : values, { ...node.attributes, ordered: String(isOrdered) });
  }
}

function correctValue({ correct, baseType, cardinality }: ResponseDeclaration): RuleValue {
  const values = correct.map((text) => typedValue(text, baseType));
  if (values.length === 0) return null;
  return cardinality === 'single' ? (values[0] ?? null) : values;
}

const held = (sum: Rational, { lowerBound, upperBound }: ResponseDeclaration): Rational => {
  const [low, high] = [lowerBound, upperBound].map((bound) => (bound === null ? null : rationalOf(bound)));
  if (low && compareRationals(sum, low) < 0) return low;
  return high && compareRationals(sum, high) > 0 ? high : sum;
};

/** What a mapping gives for a response. */
export function mapped(declared: ResponseDeclaration, response: RuleValue): Rational {
  const { entries, defaultValue, baseType } = declared;
  const values = membersOf(response).map((value) => {
    const entry = entries.find(({ key, isCaseSensitive }) => {
      if (isCaseSensitive || typeof value !== 'string') return doMatch(typedValue(key, baseType), value, false);
      return key.trim().toLowerCase() === value.toLowerCase();
    });
    return rationalOf(entry?.value ?? defaultValue);
  });
  return values.length === 0 ? ZERO_RATIONAL : held(sumRationals(values), declared);
}

/** Stands for a point in one area alone, where other areas leave no such point. */
export const areaToken = (index: number): string => `#${index}`;

/** Each area counts once; a point outside all of them gives what is declared for it. */
function mappedPoints(declared: ResponseDeclaration, response: RuleValue): Rational {
  const hit = new Set<number>();
  const values = membersOf(response).flatMap((point) => {
    const inside = declared.areas.flatMap(({ shape, coords }, index) =>
      point === areaToken(index) || isInShape(shape, coords, String(point)) ? [index] : [],
    );
    const [first] = inside.filter((index) => !hit.has(index));
    if (first === undefined) return inside.length > 0 ? [] : [rationalOf(declared.areaDefault)];
    hit.add(first);
    return [rationalOf(declared.areas[first]?.value ?? '0')];
  });
  return values.length === 0 ? ZERO_RATIONAL : held(sumRationals(values), declared);
}

const TEMPLATES: [RegExp, 'points' | 'mapping' | 'correct'][] = [
  [/(?:^|[/_])map_response_point(?:\.xml)?$/i, 'points'],
  [/(?:^|[/_])map_response(?:\.xml)?$/i, 'mapping'],
  [/(?:^|[/_])match(?:_correct|_basic)?(?:\.xml)?$/i, 'correct'],
];

export const templateOf = (processing: MarkupElement): (typeof TEMPLATES)[number][1] | 'other' | null => {
  const { template, templateLocation } = processing.attributes;
  const name = template ?? templateLocation ?? '';
  if (name === '') return null;
  return TEMPLATES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
};

/** All responses right together, or the sum of what they map to: what templates say, and items without rules mean. */
function byDeclarations(
  declared: readonly ResponseDeclaration[],
  kind: 'points' | 'mapping' | 'correct',
  whole: Rational,
): (responses: Responses) => Rational {
  return (responses) => {
    const values = declared.map((one) => {
      const given = (responses[one.identifier] ?? []).map((text) => typedValue(text, one.baseType));
      const response = given.length === 0 ? null : one.cardinality === 'single' ? (given[0] ?? null) : given;
      if (kind === 'mapping') return mapped(one, response);
      if (kind === 'points') return mappedPoints(one, response);
      return rational(doMatch(response, correctValue(one), one.cardinality === 'ordered') ? 1 : 0);
    });
    if (kind !== 'correct') return sumRationals(values);
    return values.length > 0 && values.every(({ numerator }) => numerator > 0n) ? whole : ZERO_RATIONAL;
  };
}

/** How an item gives marks, as its own rules say. */
export function scoringBy(item: MarkupElement, declarations: ReadonlyMap<string, ResponseDeclaration>): ScoreOf {
  const processing = childNamed(item, 'responseProcessing');
  const declared = [...declarations.values()];
  const marks = declaredMarks(item);
  const whole = marks !== null && !/^-|^0$/.test(marks) ? rationalOf(marks) : rational(1);
  const template = processing ? templateOf(processing) : null;
  const rules = processing ? elementsOf(processing) : [];
  const name = processing ? scoreSet(item, processing) : null;
  if (rules.length === 0 && template === 'other') return () => null;
  if (rules.length === 0 && template !== null && template !== 'other') {
    // the templates of the standard give one mark, those of cartridges the most that is declared
    const isPlain = /match_correct/i.test(
      processing?.attributes.template ?? processing?.attributes.templateLocation ?? '',
    );
    return byDeclarations(declared, template, isPlain ? rational(1) : whole);
  }
  if (name === null) {
    const isMapped = declared.some(({ entries }) => entries.length > 0);
    const hasPoints = declared.some(({ areas }) => areas.length > 0);
    const isUnread = rules.length > 0 && declared.every(({ correct }) => correct.length === 0);
    if (isUnread) return () => null;
    return byDeclarations(
      declared,
      rules.length > 0 ? 'correct' : hasPoints ? 'points' : isMapped ? 'mapping' : 'correct',
      whole,
    );
  }
  let steps = 0;
  return (responses) => {
    const run = new Run(item, declarations, responses, () => {
      steps += 1;
      if (steps > MOST_STEPS) throw new BeyondRules('steps');
    });
    try {
      run.process(rules);
    } catch (error) {
      if (error instanceof BeyondRules) return null;
      if (!(error instanceof Exit)) throw error;
    }
    const score = run.outcome(name);
    return score === null ? ZERO_RATIONAL : isNumber(score) ? score : null;
  };
}
