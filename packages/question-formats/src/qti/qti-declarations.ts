import { clamped, readNumber } from '../decimals.ts';
import { childNamed, childrenNamed, type MarkupElement, textOf } from '../markup/markup-tree.ts';

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
  /** The marks of what the mapping doesn't name. */
  defaultValue: string;
  upperBound: string | null;
  lowerBound: string | null;
  /** The marks of a point outside every area. */
  areaDefault: string;
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
    defaultValue: readNumber(mapping?.attributes.defaultValue ?? '') ?? '0',
    upperBound: readNumber((mapping ?? areas)?.attributes.upperBound ?? ''),
    lowerBound: readNumber((mapping ?? areas)?.attributes.lowerBound ?? ''),
    areaDefault: readNumber(areas?.attributes.defaultValue ?? '') ?? '0',
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

/** The most that a mapping gives, whatever its entries are worth together. */
export const withinUpperBound = ({ upperBound }: ResponseDeclaration, total: string): string =>
  upperBound === null ? total : clamped(total, '0', upperBound);

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
