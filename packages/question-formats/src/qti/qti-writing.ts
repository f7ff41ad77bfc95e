import type { Question } from '@sullam/domain/questions/question.ts';
import { product } from '../decimals.ts';
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

export const mapping = (entries: readonly { key: string; value: string; caseSensitive?: boolean }[]): MarkupElement =>
  element(
    'mapping',
    { lowerBound: '0', defaultValue: '0' },
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

export const areaMapping = (entries: readonly { shape: string; coords: string; value: string }[]): MarkupElement =>
  element(
    'areaMapping',
    { lowerBound: '0', defaultValue: '0' },
    entries.map((entry) =>
      element('areaMapEntry', { shape: entry.shape, coords: entry.coords, mappedValue: entry.value }, []),
    ),
  );

export const outcome = (identifier: string, cardinality: string, baseType: string, initial?: string): MarkupElement =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality, baseType },
    initial === undefined ? [] : [element('defaultValue', {}, [value(initial)])],
  );

export interface NumberMarks {
  value: string;
  tolerance: string;
  marks: string;
}

export type Scored =
  | { kind: 'match' | 'map' | 'points'; marks: string; hasFeedback: boolean }
  /** Sums of mapped gaps, and numbers that are compared within a tolerance. */
  | {
      kind: 'numbers';
      responses: { identifier: string; numbers: NumberMarks[] }[];
      mapped?: string[];
      factor?: string;
    };

const variable = (identifier: string): MarkupElement => element('variable', { identifier }, []);
const float = (number: string): MarkupElement => element('baseValue', { baseType: 'float' }, [textNode(number)]);
const set = (identifier: string, to: MarkupElement): MarkupElement => element('setOutcomeValue', { identifier }, [to]);

/** The first number that fits gives its marks, added to what other gaps gave. */
function numberCondition(identifier: string, numbers: readonly NumberMarks[]): MarkupElement {
  const branches = numbers.map(({ value: number, tolerance, marks }, index) =>
    element(index === 0 ? 'responseIf' : 'responseElseIf', {}, [
      element('equal', { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }, [
        variable(identifier),
        float(number),
      ]),
      set('SCORE', element('sum', {}, [variable('SCORE'), float(marks)])),
    ]),
  );
  return element('responseCondition', {}, branches);
}

const matched = (marks: string): MarkupElement =>
  element('responseCondition', {}, [
    element('responseIf', {}, [
      element('match', {}, [variable('RESPONSE'), element('correct', { identifier: 'RESPONSE' }, [])]),
      set('SCORE', float(marks)),
    ]),
  ]);

/** How answers become marks: a template of the standard where one does, else rules. */
export function processing(scored: Scored): MarkupElement {
  if (scored.kind === 'numbers') {
    const { responses, mapped = [], factor = '1' } = scored;
    const conditions = responses.map(({ identifier, numbers }) => numberCondition(identifier, numbers));
    const sum = element('sum', {}, [
      variable('SCORE'),
      ...mapped.map((identifier) => element('mapResponse', { identifier }, [])),
    ]);
    const scaled = factor === '1' ? sum : element('product', {}, [sum, float(factor)]);
    const total = mapped.length > 0 || factor !== '1' ? [set('SCORE', scaled)] : [];
    return element('responseProcessing', {}, [...conditions, ...total]);
  }
  const { kind, marks, hasFeedback } = scored;
  const isTemplate = !hasFeedback && (kind !== 'match' || marks === '1');
  const template = { match: 'match_correct', map: 'map_response', points: 'map_response_point' }[kind];
  if (isTemplate) return element('responseProcessing', { template: `${TEMPLATES}${template}` }, []);
  const score =
    kind === 'match' ? matched(marks) : set('SCORE', element('mapResponse', { identifier: 'RESPONSE' }, []));
  return element('responseProcessing', {}, [score, ...(hasFeedback ? [set('FEEDBACK', variable('RESPONSE'))] : [])]);
}
