import { readNumber } from '../decimals.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  textOf,
} from '../markup/markup-tree.ts';

export interface MapEntry {
  key: string;
  value: string;
  isCaseSensitive: boolean;
}

export interface AreaEntry {
  shape: string;
  coords: string;
  value: string;
}

/** What an item says about the answers to one of its interactions. */
export interface ResponseDeclaration {
  identifier: string;
  cardinality: string;
  baseType: string;
  correct: string[];
  entries: MapEntry[];
  upperBound: string | null;
  areas: AreaEntry[];
}

const valuesIn = (parent: MarkupElement | undefined): string[] =>
  parent ? childrenNamed(parent, 'value').map((value) => textOf(value).trim()) : [];

function declaration(node: MarkupElement): ResponseDeclaration {
  const { identifier = '', cardinality = 'single', baseType = '' } = node.attributes;
  const mapping = childNamed(node, 'mapping');
  const areas = childNamed(node, 'areaMapping');
  return {
    identifier,
    cardinality,
    baseType,
    correct: valuesIn(childNamed(node, 'correctResponse')),
    upperBound: readNumber((mapping ?? areas)?.attributes.upperBound ?? ''),
    entries: (mapping ? childrenNamed(mapping, 'mapEntry') : []).map(({ attributes }) => ({
      key: attributes.mapKey ?? '',
      value: readNumber(attributes.mappedValue ?? '') ?? '0',
      isCaseSensitive: attributes.caseSensitive !== 'false',
    })),
    areas: (areas ? childrenNamed(areas, 'areaMapEntry') : []).map(({ attributes }) => ({
      shape: attributes.shape ?? '',
      coords: attributes.coords ?? '',
      value: readNumber(attributes.mappedValue ?? '') ?? '0',
    })),
  };
}

export const declarationsIn = (item: MarkupElement): Map<string, ResponseDeclaration> =>
  new Map(
    childrenNamed(item, 'responseDeclaration')
      .map(declaration)
      .map((found) => [found.identifier, found]),
  );

/** The most marks that an item says it gives; null when it doesn't. */
export function declaredMarks(item: MarkupElement): string | null {
  const outcomes = childrenNamed(item, 'outcomeDeclaration');
  const outcome = (name: string): MarkupElement | undefined =>
    outcomes.find(({ attributes }) => attributes.identifier === name);
  const most = outcome('MAXSCORE');
  const [value] = valuesIn(most && childNamed(most, 'defaultValue'));
  return readNumber(value ?? outcome('SCORE')?.attributes.normalMaximum ?? '');
}

/** The value that an outcome has from the beginning. */
export function defaultOutcome(item: MarkupElement, identifier: string): string | undefined {
  const found = childrenNamed(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes.identifier === identifier,
  );
  return valuesIn(found && childNamed(found, 'defaultValue'))[0];
}

export type Scoring = 'correct' | 'mapping' | 'points' | 'none' | 'other';

const PLAIN_RULES = new Set([
  ...['responseCondition', 'responseIf', 'responseElseIf', 'responseElse', 'match', 'variable', 'correct', 'isNull'],
  ...['setOutcomeValue', 'baseValue', 'mapResponse', 'mapResponsePoint', 'sum', 'product', 'equal', 'not'],
]);

/** How an item turns answers into marks, by its template or by what its rules are made of. */
export function scoringOf(item: MarkupElement): Scoring {
  const processing = childNamed(item, 'responseProcessing');
  if (!processing) return 'none';
  const template = processing.attributes.template ?? '';
  if (/map_response_point$/.test(template)) return 'points';
  if (/map_response$/.test(template)) return 'mapping';
  if (/match_correct$/.test(template)) return 'correct';
  const names = new Set([...descendants(processing)].map(({ name }) => name));
  if (names.size === 0 || [...names].some((name) => !PLAIN_RULES.has(name))) return 'other';
  if (names.has('mapResponsePoint')) return 'points';
  if (names.has('mapResponse')) return 'mapping';
  return names.has('correct') || names.has('match') ? 'correct' : 'other';
}

/** A number that an item's rules accept for a response. */
export interface NumberRule {
  value: string;
  tolerance: string;
  isRelative: boolean;
  marks: string | null;
}

/** The rules "equal within a tolerance" about one response. */
export function numberRules(item: MarkupElement, response: string): NumberRule[] {
  const processing = childNamed(item, 'responseProcessing');
  const branches = processing
    ? [...descendants(processing)].filter(({ name }) => name === 'responseIf' || name === 'responseElseIf')
    : [];
  return branches.flatMap((branch) => {
    const equal = childNamed(branch, 'equal');
    const parts = equal ? elementsOf(equal) : [];
    const isAbout = parts.some(({ name, attributes }) => name === 'variable' && attributes.identifier === response);
    const base = parts.find(({ name }) => name === 'baseValue');
    const value = base ? readNumber(textOf(base)) : null;
    if (!equal || !isAbout || value === null) return [];
    const [within = '0'] = (equal.attributes.tolerance ?? '0').trim().split(/\s+/);
    const outcome = childNamed(branch, 'setOutcomeValue');
    const given = outcome && [...descendants(outcome)].find(({ name }) => name === 'baseValue');
    return [
      {
        value,
        tolerance: (readNumber(within) ?? '0').replace(/^-/, ''),
        isRelative: equal.attributes.toleranceMode === 'relative',
        marks: given ? readNumber(textOf(given)) : null,
      },
    ];
  });
}
