import type { PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { difference, isPositive, isZero, product, sum } from '../decimals.ts';
import { element, type MarkupElement, textNode } from '../markup/markup-tree.ts';

export const marksOf = (question: Question, fraction: string): string => product(question.marks, fraction);

const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';

const value = (text: string): MarkupElement => element('value', {}, [textNode(text)]);

export const response = (
  identifier: string,
  cardinality: string,
  baseType: string,
  ...parts: (MarkupElement | null)[]
): MarkupElement =>
  element(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    parts.filter((part) => part !== null),
  );

export const correctResponse = (values: readonly string[]): MarkupElement | null =>
  values.length > 0 ? element('correctResponse', {}, values.map(value)) : null;

/** What is not named gives the default; a floor and a ceiling hold the sum. */
export interface MapBounds {
  floor?: string | null;
  ceiling?: string | null;
  other?: string;
}

const bounds = ({ floor = '0', ceiling = null, other = '0' }: MapBounds): Record<string, string> => ({
  ...(floor === null ? {} : { lowerBound: floor }),
  ...(ceiling === null ? {} : { upperBound: ceiling }),
  defaultValue: other,
});

export const mapping = (
  entries: readonly { key: string; value: string; caseSensitive?: boolean }[],
  held: MapBounds = {},
): MarkupElement =>
  element(
    'mapping',
    bounds(held),
    entries.map((entry) =>
      element(
        'mapEntry',
        {
          mapKey: entry.key,
          mappedValue: entry.value,
          ...(entry.caseSensitive === undefined ? {} : { caseSensitive: String(entry.caseSensitive) }),
        },
        [],
      ),
    ),
  );

export const areaMapping = (
  entries: readonly { shape: string; coords: string; value: string }[],
  held: MapBounds = {},
): MarkupElement =>
  element(
    'areaMapping',
    bounds(held),
    entries.map((entry) =>
      element('areaMapEntry', { shape: entry.shape, coords: entry.coords, mappedValue: entry.value }, []),
    ),
  );

/** `meaning` is said to people, and to ourselves. */
export const outcome = (
  identifier: string,
  cardinality: string,
  baseType: string,
  initial?: string,
  meaning: string | null = null,
): MarkupElement =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality, baseType, ...(meaning === null ? {} : { interpretation: meaning }) },
    initial === undefined ? [] : [element('defaultValue', {}, [value(initial)])],
  );

export interface NumberMarks {
  value: string;
  tolerance: string;
  marks: string;
}

export const variable = (identifier: string): MarkupElement => element('variable', { identifier }, []);
export const float = (number: string): MarkupElement => element('baseValue', { baseType: 'float' }, [textNode(number)]);
const set = (identifier: string, to: MarkupElement): MarkupElement => element('setOutcomeValue', { identifier }, [to]);
export const mapped = (identifier: string): MarkupElement => element('mapResponse', { identifier }, []);
export const mappedPoint = (identifier: string): MarkupElement => element('mapResponsePoint', { identifier }, []);
export const setScore = (to: MarkupElement): MarkupElement => set('SCORE', to);
export const addScore = (marks: string): MarkupElement =>
  setScore(element('sum', {}, [variable('SCORE'), float(marks)]));
export const all = (conditions: readonly MarkupElement[]): MarkupElement =>
  conditions.length === 1 && conditions[0] ? conditions[0] : element('and', {}, [...conditions]);
export const any = (conditions: readonly MarkupElement[]): MarkupElement =>
  conditions.length === 1 && conditions[0] ? conditions[0] : element('or', {}, [...conditions]);
export const isRight = (identifier = 'RESPONSE'): MarkupElement =>
  element('match', {}, [variable(identifier), element('correct', { identifier }, [])]);
export const isAtLeast = (value: MarkupElement, marks: string): MarkupElement =>
  element('gte', {}, [value, float(marks)]);
export const isAnswered = (identifier: string): MarkupElement =>
  element('not', {}, [element('isNull', {}, [variable(identifier)])]);

/** Branches of which the first that holds is followed. */
export const when = (...branches: [condition: MarkupElement, ...rules: MarkupElement[]][]): MarkupElement =>
  element(
    'responseCondition',
    {},
    branches.map((parts, index) => element(index === 0 ? 'responseIf' : 'responseElseIf', {}, parts)),
  );

export const isNear = (identifier: string, { value: number, tolerance }: NumberMarks): MarkupElement =>
  element('equal', { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }, [
    variable(identifier),
    float(number),
  ]);

/** The first number that fits gives its marks, added to what other gaps gave; `other` is what any other number gives. */
export const numberCondition = (identifier: string, numbers: readonly NumberMarks[], other = '0'): MarkupElement =>
  when(
    ...numbers.map((number): [MarkupElement, MarkupElement] => [isNear(identifier, number), addScore(number.marks)]),
    ...(other === '0' ? [] : [[isAnswered(identifier), addScore(other)] as [MarkupElement, MarkupElement]]),
  );

export type Template = 'match_correct' | 'map_response' | 'map_response_point';

export interface Processing {
  /** What the rules come to; null where only they say it. */
  template: Template | null;
  rules: MarkupElement[];
  /** The responses that are answered. */
  responses: readonly string[];
  hasFeedback?: boolean;
}

/** How answers become marks: a template of the standard where one does, else rules; then what nothing right costs. */
export function processing(
  question: Question,
  { template, rules, responses, hasFeedback = false }: Processing,
): MarkupElement {
  const penalty = question.negativeMarks;
  const isPriced = !isZero(penalty);
  if (template && !hasFeedback && !isPriced)
    return element('responseProcessing', { template: `${TEMPLATES}${template}` }, []);
  const nothing = element('equal', { toleranceMode: 'exact' }, [variable('SCORE'), float('0')]);
  const cost = when([all([nothing, any(responses.map(isAnswered))]), setScore(float(`-${penalty}`))]);
  return element('responseProcessing', {}, [
    ...rules,
    ...(isPriced ? [cost] : []),
    ...(hasFeedback ? [set('FEEDBACK', variable('RESPONSE'))] : []),
  ]);
}

const ALONE = ['RESPONSE'];

/** All marks for the declared response. */
export const matched = (question: Question, hasFeedback = false): MarkupElement =>
  processing(question, {
    template: question.marks === '1' ? 'match_correct' : null,
    rules: [when([isRight(), setScore(float(question.marks))])],
    responses: ALONE,
    hasFeedback,
  });

/** What the mapping gives. */
export const byMapping = (question: Question, hasFeedback = false): MarkupElement =>
  processing(question, {
    template: 'map_response',
    rules: [setScore(mapped('RESPONSE'))],
    responses: ALONE,
    hasFeedback,
  });

/** Nothing gives more than all marks: named where the parts of a sum would. */
export const ceilingOf = (
  question: Question,
  rule: PartsRule,
  entries: readonly { value: string }[],
): string | null => {
  const most = sum(entries.map(({ value: marks }) => marks).filter(isPositive));
  return rule.sum && isPositive(difference(most, question.marks)) ? question.marks : null;
};

/** A sum that doesn't fall below a share of the marks. */
export const floorOf = (question: Question, rule: PartsRule): string | null =>
  rule.sum ? (rule.sum.least === null ? null : marksOf(question, rule.sum.least)) : '0';
