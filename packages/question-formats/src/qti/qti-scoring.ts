import {
  absolute,
  difference,
  greatest,
  isPositive,
  middleOf,
  product,
  quotient,
  readNumber,
  sum,
} from '../decimals.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type MarkupElement,
  textOf,
} from '../markup/markup-tree.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';

/** `numbers`: by rules about numbers, which `numberRules` reads. */
export type Scoring = 'correct' | 'mapping' | 'points' | 'numbers' | 'none' | 'other';

const TEMPLATES: [RegExp, Scoring][] = [
  [/map_response_point(?:\.xml)?$/, 'points'],
  [/map_response(?:\.xml)?$/, 'mapping'],
  [/match_correct(?:\.xml)?$/, 'correct'],
];

const isScore = ({ attributes: { identifier = '' } }: MarkupElement): boolean =>
  /SCORE/i.test(identifier) && !/^(?:MAX|MIN)/i.test(identifier);

/** A branch of the rules that gives marks: its condition, the responses that it looks at, and what it gives. */
interface Branch {
  condition: MarkupElement;
  looksAt: ReadonlySet<string>;
  outcome: MarkupElement;
}

const ifsIn = (processing: MarkupElement): MarkupElement[] =>
  [...descendants(processing)].filter(({ name }) => name === 'responseIf' || name === 'responseElseIf');

const conditionsIn = (processing: MarkupElement): MarkupElement[] =>
  ifsIn(processing).flatMap((branch) => elementsOf(branch).slice(0, 1));

const responsesOf = (item: MarkupElement): Set<string> =>
  new Set(childrenNamed(item, 'responseDeclaration').map(({ attributes }) => attributes.identifier ?? ''));

interface Rules {
  branches: Branch[];
  /** Those that look at a response, by its identifier. */
  about: Map<string, Branch[]>;
}

/** Rules are read once: an item may have a gap for each of its many branches. */
const READ = new WeakMap<MarkupElement, Rules>();

function rulesOf(item: MarkupElement): Rules {
  const read = READ.get(item);
  if (read) return read;
  const processing = childNamed(item, 'responseProcessing');
  const responses = responsesOf(item);
  const about = new Map<string, Branch[]>();
  const branches = (processing ? ifsIn(processing) : []).flatMap((node): Branch[] => {
    const [condition] = elementsOf(node);
    const outcome = childrenNamed(node, 'setOutcomeValue').find(isScore);
    if (!condition || !outcome) return [];
    const variables = [condition, ...descendants(condition)].filter(({ name }) => name === 'variable');
    const looksAt = new Set(
      variables.map(({ attributes }) => attributes.identifier ?? '').filter((id) => responses.has(id)),
    );
    return [{ condition, looksAt, outcome }];
  });
  for (const branch of branches)
    for (const identifier of branch.looksAt) {
      const known = about.get(identifier);
      if (known) known.push(branch);
      else about.set(identifier, [branch]);
    }
  const rules = { branches, about };
  READ.set(item, rules);
  return rules;
}

const COMPARISONS = new Set(['match', 'equal', 'stringMatch', 'gte', 'gt', 'lte', 'lt', 'isNull']);
const CONNECTIONS = new Set(['and', 'or', 'not', 'variable', 'correct', 'baseValue']);
const BOUNDS = new Set(['gte', 'gt', 'lte', 'lt']);

/** What a condition denies, but for "not unanswered". */
const denied = (condition: MarkupElement): MarkupElement[] =>
  [condition, ...descendants(condition)]
    .filter(({ name }) => name === 'not')
    .flatMap((not) => [...descendants(not)])
    .filter(({ name }) => COMPARISONS.has(name) && name !== 'isNull');

/** What a condition looks at: what is declared to be right, numbers, something else, or no answer at all. */
function kindOf(condition: MarkupElement, responses: ReadonlySet<string>): Scoring {
  const all = [condition, ...descendants(condition)];
  const isAbout = (node: MarkupElement): boolean =>
    node.name === 'variable' && responses.has(node.attributes.identifier ?? '');
  const compared = all.filter(
    ({ name, children }) => COMPARISONS.has(name) && children.some((c) => c.kind === 'element' && isAbout(c)),
  );
  if (!all.some(isAbout)) return 'none';
  if (all.some(({ name }) => !COMPARISONS.has(name) && !CONNECTIONS.has(name))) return 'other';
  if (denied(condition).length > 0 || compared.some(({ attributes }) => attributes.substring === 'true'))
    return 'other';
  const kinds = compared
    .filter(({ name }) => name !== 'isNull')
    .map((node) => {
      if (childNamed(node, 'correct')) return node.name === 'equal' ? 'numbers' : 'correct';
      return node.name === 'equal' || BOUNDS.has(node.name) ? 'numbers' : 'other';
    });
  if (kinds.includes('other')) return 'other';
  return kinds.includes('correct') ? 'correct' : kinds.includes('numbers') ? 'numbers' : 'none';
}

/** How an item turns answers into marks, by its template or by what its rules look at. */
export function scoringOf(item: MarkupElement): Scoring {
  const processing = childNamed(item, 'responseProcessing');
  if (!processing) return 'none';
  const template = processing.attributes.template ?? processing.attributes.templateLocation ?? '';
  const known = TEMPLATES.find(([name]) => name.test(template));
  if (known) return known[1];
  const names = new Set([...descendants(processing)].map(({ name }) => name));
  if (names.size === 0) return template === '' ? 'none' : 'other';
  const responses = responsesOf(item);
  // some tools write what is right and leave out what it gives
  const conditions = names.has('setOutcomeValue')
    ? rulesOf(item).branches.map(({ condition }) => condition)
    : conditionsIn(processing);
  const kinds = new Set(conditions.map((condition) => kindOf(condition, responses)));
  if (kinds.has('other') || names.has('customOperator') || names.has('lookupOutcomeValue')) return 'other';
  if (names.has('mapResponsePoint')) return 'points';
  if (names.has('mapResponse')) return 'mapping';
  return kinds.has('correct') ? 'correct' : kinds.has('numbers') ? 'numbers' : 'other';
}

/** Whether rules change what a mapping gives: more for what is declared to be right, or a multiple of it. */
export function isMappingAdjusted(item: MarkupElement): boolean {
  const processing = childNamed(item, 'responseProcessing');
  const names = new Set([...(processing ? descendants(processing) : [])].map(({ name }) => name));
  if (!names.has('mapResponse')) return false;
  const responses = responsesOf(item);
  const isMore = rulesOf(item).branches.some(({ condition }) => kindOf(condition, responses) === 'correct');
  return isMore || names.has('product') || names.has('divide');
}

/** The number that a branch gives, or adds. */
function givenMarks(outcome: MarkupElement): string | null {
  const given = [...descendants(outcome)].find(({ name }) => name === 'baseValue');
  return given ? readNumber(textOf(given)) : null;
}

/** The branches that give marks for one response alone. */
export function scoreBranches(
  item: MarkupElement,
  response: string,
): { condition: MarkupElement; kind: Scoring; marks: string | null }[] {
  return (rulesOf(item).about.get(response) ?? [])
    .filter(({ looksAt }) => looksAt.size === 1)
    .map(({ condition, looksAt, outcome }) => ({
      condition,
      kind: kindOf(condition, looksAt),
      marks: givenMarks(outcome),
    }));
}

/** The marks that the rules give for the right response; null where they say nothing of it. */
export function ruledMarks(item: MarkupElement, response: string): string | null {
  const given = scoreBranches(item, response).flatMap(({ kind, marks }) =>
    kind === 'correct' && marks !== null && isPositive(marks) ? [marks] : [],
  );
  return given.length > 0 ? greatest(given) : null;
}

/** The marks of an item whose rules give all or nothing for several responses together; null for any other. */
export function ruledTotal(item: MarkupElement): string | null {
  const together = rulesOf(item).branches.filter(
    ({ condition, looksAt }) => looksAt.size > 1 && kindOf(condition, looksAt) === 'correct',
  );
  const given = together.flatMap(({ outcome }) => givenMarks(outcome) ?? []).filter(isPositive);
  return given.length > 0 ? greatest(given) : null;
}

/** Whether the rules compare a text without regard to small and capital letters. */
export const ignoresCase = (item: MarkupElement, response: string): boolean =>
  scoreBranches(item, response).some(({ condition }) =>
    [condition, ...descendants(condition)].some(
      ({ name, attributes }) => name === 'stringMatch' && attributes.caseSensitive === 'false',
    ),
  );

/** A number that an item's rules accept for a response. */
export interface NumberRule {
  value: string;
  tolerance: string;
  marks: string | null;
}

/** "Equal within a tolerance", which may reach further to one side than to the other. */
function equalRule(equal: MarkupElement, value: string): Omit<NumberRule, 'marks'> {
  const isRelative = equal.attributes.toleranceMode === 'relative';
  const [below = '0', above = below] = (equal.attributes.tolerance ?? '0')
    .trim()
    .split(/\s+/)
    .map((written) => absolute(readNumber(written) ?? '0'))
    .map((reach) => (isRelative ? (quotient(absolute(product(value, reach)), '100') ?? '0') : reach));
  return below === above ? { value, tolerance: below } : middleOf(difference(value, below), sum([value, above]));
}

/**
 * The rules about one response that compare numbers: equal within a tolerance, or between two bounds. `isWhole` is false
 * where they say more than that.
 */
export function numberRules(
  item: MarkupElement,
  { identifier, correct }: ResponseDeclaration,
): { rules: NumberRule[]; isWhole: boolean } {
  let isWhole = true;
  const rules = (rulesOf(item).about.get(identifier) ?? []).flatMap(({ condition, outcome }) => {
    const marks = givenMarks(outcome);
    const not = new Set(denied(condition));
    const about = [condition, ...descendants(condition)].filter((node) =>
      childrenNamed(node, 'variable').some(({ attributes }) => attributes.identifier === identifier),
    );
    const compared = about.filter((node) => !not.has(node));
    const valueIn = (node: MarkupElement): string | null => {
      const base = childNamed(node, 'baseValue');
      return readNumber(base ? textOf(base) : childNamed(node, 'correct') ? (correct[0] ?? '') : '');
    };
    const equal = compared.find(({ name }) => name === 'equal');
    const value = equal ? valueIn(equal) : null;
    if (equal && value !== null) return [{ ...equalRule(equal, value), marks }];
    const bounds = compared.filter(({ name }) => BOUNDS.has(name));
    const [low, high] = bounds.map(valueIn).filter((bound) => bound !== null);
    // what lies on a bound is taken along, and one bound alone is no number
    if (bounds.some(({ name }) => name === 'gt' || name === 'lt') || bounds.length === 1) isWhole = false;
    if (compared.length < about.length) isWhole = false;
    return low !== undefined && high !== undefined ? [{ ...middleOf(low, high), marks }] : [];
  });
  return { rules, isWhole };
}
