import type { Localized } from '@sullam/domain/localized.ts';
import { acceptedLetters } from '@sullam/domain/questions/accepted-texts.ts';
import type { PartsRule, Question } from '@sullam/domain/questions/question.ts';
import { difference, greatest, middleOf, product, readAnswer, readNumber, sum } from '../decimals.ts';
import { choiceQuestion, sharesOf, trueFalseQuestion } from '../drafts/choices.ts';
import { clozeQuestion, type DraftGap, gapMark, withoutGapMarks } from '../drafts/cloze.ts';
import { essayQuestion, fileUploadQuestion } from '../drafts/essay-and-upload.ts';
import { byText, matchingQuestion, orderingQuestion } from '../drafts/pairs.ts';
import { numericQuestion, shortTextQuestion } from '../drafts/typed.ts';
import {
  descendants,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textNode,
  textOf,
} from '../markup/markup-tree.ts';
import { LeftOut, type Notes } from '../report.ts';
import { type ChoiceShares, fitChoices } from '../scoring/fit-choices.ts';
import { fitGaps, type GapShares, type GapSpace } from '../scoring/fit-gaps.ts';
import { fitOrder } from '../scoring/fit-order.ts';
import { fitPairs, type PairRule } from '../scoring/fit-pairs.ts';
import { marksText } from '../scoring/marks.ts';
import { conditionsOf, testsOf } from './qti1-conditions.ts';
import type { Qti1Item } from './qti1-item.ts';
import type { Response } from './qti1-responses.ts';

const pointsText = ({ points }: Qti1Item): string => (points ? marksText(points) : '1');

/** Every test in the conditions of an item that gives marks, not those under "not". */
function testsAbout(item: Qti1Item, ident: string, names: readonly string[]): MarkupElement[] {
  const walk = (node: MarkupElement): MarkupElement[] =>
    node.name === 'not'
      ? []
      : [
          ...(names.includes(node.name) && node.attributes.respident === ident ? [node] : []),
          ...node.children.filter(isElement).flatMap(walk),
        ];
  return conditionsOf(item.node)
    .filter((condition) => [...descendants(condition)].some(({ name }) => name === 'setvar'))
    .flatMap((condition) => testsOf(condition).flatMap(walk));
}

const wantedOf = (item: Qti1Item, ident: string): string[] => [
  ...new Set(testsAbout(item, ident, ['varequal']).map((test) => textOf(test).trim())),
];

const TRUE = /^(?:true|صواب|صح|صحيح)$/i;
const FALSE = /^(?:false|خطأ|خاطئ)$/i;

function choice(item: Qti1Item, response: Response): Question {
  const { ident, labels, isMultiple } = response;
  const remarks = item.remarksOn(response);
  const ids = labels.map((label) => label.ident);
  const texts = labels.map(({ node }) => item.materialText(node));
  const prompt = item.text(item.promptNodes());
  const words = labels.map(({ node }) => item.plainWords(node));
  const [trueAt, falseAt] = [words.findIndex((word) => TRUE.test(word)), words.findIndex((word) => FALSE.test(word))];
  const isTruth = !isMultiple && ids.length === 2 && trueAt !== -1 && falseAt !== -1;
  const build = ({ shares, marks, isAllOrNothing, sum: added }: ChoiceShares, notes: Notes): Question => {
    const draft = item.draft(prompt, marks);
    const choices = texts.map((text, at) => ({
      text,
      fraction: shares[at] ?? '0',
      feedback: remarks.get(ids[at] ?? '') ?? {},
    }));
    const [whenTrue, whenFalse] = [choices[trueAt], choices[falseAt]];
    if (isTruth && whenTrue && whenFalse && [whenTrue, whenFalse].some(({ fraction }) => fraction === '1'))
      if ([whenTrue, whenFalse].some(({ fraction }) => fraction === '0'))
        return trueFalseQuestion(draft, whenTrue.fraction === '1', {
          true: whenTrue.feedback,
          false: whenFalse.feedback,
        });
    return choiceQuestion(
      draft,
      choices,
      { isSingle: !isMultiple, isAllOrNothing, ...(added ? { sum: added } : {}) },
      notes,
    );
  };
  const correct = wantedOf(item, ident).filter((id) => ids.includes(id));
  const reading = fitChoices({
    ids,
    isSingle: !isMultiple,
    score: (chosen) => item.score({ [ident]: chosen }),
    correct,
    values: null,
    unnamed: [],
    isMapped: false,
    least: null,
    mostChosen: null,
    trueId: ids[trueAt] ?? null,
    named: null,
    build,
  });
  return item.settled(reading, () => {
    const areRight = ids.map((id) => correct.includes(id));
    const shares = isMultiple ? sharesOf(areRight) : areRight.map((isRight) => (isRight ? '1' : '0'));
    return build({ shares, marks: pointsText(item), isAllOrNothing: isMultiple }, item.notes);
  });
}

function order(item: Qti1Item, { ident, labels }: Response): Question {
  const right = testsAbout(item, ident, ['varequal']).map((test) => textOf(test).trim());
  const ids = labels.map((label) => label.ident);
  const inOrder = right.filter((id, at) => ids.includes(id) && right.indexOf(id) === at);
  if (inOrder.length !== ids.length) throw new LeftOut('no-right-answer');
  const texts = inOrder.map((id) => item.materialText(labels.find((label) => label.ident === id)?.node));
  const prompt = item.text(item.promptNodes());
  const reading = fitOrder({
    right: inOrder,
    score: (given) => item.score({ [ident]: given }),
    named: null,
    build: (rule, marks) => orderingQuestion(item.draft(prompt, marks), texts, rule),
  });
  return item.settled(reading, () => orderingQuestion(item.draft(prompt, pointsText(item)), texts, 'ALL_OR_NOTHING'));
}

/** Several things, to each of which one of the same choices belongs. */
function matching(item: Qti1Item): Question {
  const { responses } = item;
  const stems = responses.map(({ material }) => item.materialText(material));
  const known = new Map<string, Localized>();
  for (const { labels } of responses)
    for (const { ident, node } of labels) known.set(ident, known.get(ident) ?? item.materialText(node));
  const choiceIds = [...known.keys()];
  const choices = [...known.values()];
  const right = responses.map(({ ident }) =>
    choiceIds.indexOf(wantedOf(item, ident).find((id) => known.has(id)) ?? ''),
  );
  if (right.includes(-1)) throw new LeftOut('no-right-answer');
  const prompt = item.text(item.promptNodes());
  const joined = stems.map((stem, at) => ({ stem, choice: choices[right[at] ?? 0] ?? {} }));
  const others = choices.filter((_, place) => !right.includes(place));
  const build = ({ shares: _, ...rule }: PairRule, marks: string): Question => {
    const question = matchingQuestion(item.draft(prompt, marks), joined, others);
    return question.key.type === 'MATCHING' ? { ...question, key: { ...question.key, ...rule } } : question;
  };
  const reading = fitPairs({
    right,
    choiceCount: choices.length,
    score: (given) =>
      item.score(
        Object.fromEntries(
          given.map((place, at) => [responses[at]?.ident ?? '', place === null ? [] : [choiceIds[place] ?? '']]),
        ),
      ),
    idsOf: ({ content }) => ({
      stems: content.type === 'MATCHING' ? content.stems.map(({ id }) => id) : [],
      choices: choices.map((text) =>
        content.type === 'MATCHING' ? (content.choices.find((one) => byText(one.text, text) === 0)?.id ?? '') : '',
      ),
    }),
    isTogether: false,
    least: null,
    build,
  });
  return item.settled(reading, () => build({}, pointsText(item)));
}

/** Things that belong to categories: each thing is a stem, the categories are what it may belong to. */
function categorization(item: Qti1Item): Question {
  const { responses } = item;
  const categoryOf = (id: string): number => responses.findIndex(({ ident }) => wantedOf(item, ident).includes(id));
  const labels = responses[0]?.labels ?? [];
  const placed = labels.filter(({ ident }) => categoryOf(ident) !== -1);
  // what belongs nowhere has no place, and a category gives its marks only for all of its things there
  item.notes.add('scoring-simplified');
  const pairs = placed.map(({ ident, node }) => ({
    stem: item.materialText(node),
    choice: item.materialText(responses[categoryOf(ident)]?.material),
  }));
  const others = responses.map(({ material }) => item.materialText(material));
  return matchingQuestion(item.draft(item.text(item.promptNodes()), pointsText(item)), pairs, others);
}

const NOBODYS_TEXT = 'qzxj vwkq';
const NOBODYS_NUMBER = '987654321987';
const STEP = '0.000001';

interface Gap1 extends GapSpace {
  isNumeric: boolean;
  toDraft: (shares: GapShares) => DraftGap;
}

const noDraft = { texts: [], numbers: [], choices: [] };

function textGap(item: Qti1Item, response: Response, more: readonly string[] = []): Gap1 {
  const parts = testsAbout(item, response.ident, ['varsubstring']).map((test) => textOf(test).trim());
  const texts = [...new Set([...wantedOf(item, response.ident), ...more])].filter((text) => text !== '');
  const accepted = (text: string): string => acceptedLetters(text);
  return {
    isNumeric: false,
    values: [...texts, ...parts, NOBODYS_TEXT],
    right: texts[0] ?? parts[0] ?? null,
    wrong: NOBODYS_TEXT,
    toDraft: ({ weight, fractions }) => {
      const share = (text: string): string => fractions.get(text) ?? '0';
      return {
        ...noDraft,
        weight,
        texts: [
          ...texts.map((text) => ({ text: accepted(text), fraction: share(text), feedback: {} })),
          ...parts.map((text) => ({ text: `*${accepted(text)}*`, fraction: share(text), feedback: {} })),
        ].filter(({ fraction }) => fraction !== '0'),
      };
    },
  };
}

interface Range {
  value: string;
  tolerance: string;
}

/** Numbers that conditions accept: between two bounds, or exactly one. What bounds reach, no exact number adds. */
function ranges(item: Qti1Item, ident: string): Range[] {
  const bounds = conditionsOf(item.node).flatMap((condition): Range[] => {
    const own = (names: readonly string[]): (string | null)[] =>
      [...descendants(condition)]
        .filter(({ name, attributes }) => names.includes(name) && attributes.respident === ident)
        .map((node) => readNumber(textOf(node)));
    const [lows, highs] = [own(['vargte', 'vargt']), own(['varlte', 'varlt'])];
    return lows.flatMap((low, at) => {
      const high = highs[at] ?? null;
      return low === null || high === null ? [] : [middleOf(low, high)];
    });
  });
  const exact = testsAbout(item, ident, ['varequal']).flatMap((test): Range[] => {
    const value = readAnswer(textOf(test).trim());
    return value === null ? [] : [{ value, tolerance: '0' }];
  });
  const isWithin = ({ value }: Range): boolean =>
    bounds.some(
      (range) => greatest([difference(value, range.value), difference(range.value, value)]) <= range.tolerance,
    );
  const all = [...bounds, ...exact.filter((one) => !isWithin(one))];
  return all.filter(
    ({ value, tolerance }, at) => all.findIndex((one) => one.value === value && one.tolerance === tolerance) === at,
  );
}

function numberGap(item: Qti1Item, { ident }: Response): Gap1 {
  const numbers = ranges(item, ident);
  const edges = numbers.flatMap(({ value, tolerance }) => [
    value,
    sum([value, tolerance]),
    difference(value, tolerance),
    sum([value, tolerance, STEP]),
    difference(difference(value, tolerance), STEP),
    sum([value, product(tolerance, '0.5')]),
  ]);
  return {
    isNumeric: true,
    values: [...new Set([...edges, NOBODYS_NUMBER])],
    right: numbers[0]?.value ?? null,
    wrong: NOBODYS_NUMBER,
    toDraft: ({ weight, fractions }) => ({
      ...noDraft,
      weight,
      numbers: numbers.map(({ value, tolerance }) => ({
        value,
        tolerance,
        fraction: fractions.get(value) ?? '0',
        feedback: {},
      })),
    }),
  };
}

function typed(item: Qti1Item, response: Response): Question {
  const gap = response.isNumeric ? numberGap(item, response) : textGap(item, response);
  const prompt = item.text(item.promptNodes());
  const isStrict = testsAbout(item, response.ident, ['varequal']).some(({ attributes }) =>
    /^yes$/i.test(attributes.case ?? ''),
  );
  const build = ({ texts, numbers }: DraftGap, marks: string, notes: Notes): Question =>
    gap.isNumeric
      ? numericQuestion(item.draft(prompt, marks), numbers, { list: [], isRequired: false }, notes)
      : shortTextQuestion(item.draft(prompt, marks), texts, { isStrict }, notes);
  const nearest = (): DraftGap =>
    gap.toDraft({
      weight: '1',
      fractions: new Map(gap.values.filter((value) => value !== gap.wrong).map((value) => [value, '1'])),
    });
  const reading = fitGaps({
    gaps: [gap],
    score: ([given = null]) => item.score({ [response.ident]: given === null ? [] : [given] }),
    isTogether: false,
    isSum: false,
    least: null,
    declared: (_, marks, notes) => build(nearest(), marks, notes),
    build: ([shares], _, marks, notes) => build(gap.toDraft(shares as GapShares), marks, notes),
    answerOf: (_, [given = null]) =>
      gap.isNumeric ? { type: 'NUMERIC', number: given ?? '', unit: null } : { type: 'SHORT_TEXT', text: given ?? '' },
  });
  return item.settled(reading, () => build(nearest(), pointsText(item), item.notes));
}

/** Private characters nobody types stand for gaps until braces of the text itself are out of the way. */
const placeholder = (index: number): string => `\uE010${index}\uE011`;
const PLACEHOLDER = /\uE010(\d{1,6})\uE011/g;

/** Each text node with gaps where the names of responses stand in brackets. */
function withGaps(nodes: readonly MarkupNode[], names: readonly string[], met: Set<number>): MarkupNode[] {
  return nodes.map((node) => {
    if (node.kind === 'element') return { ...node, children: withGaps(node.children, names, met) };
    const text = node.text.replace(/\[([^[\]\n]{1,200})\]/g, (mark, name: string) => {
      const index = names.findIndex((one, at) => one === name.trim() && !met.has(at));
      if (index === -1) return mark;
      met.add(index);
      return placeholder(index);
    });
    return textNode(text);
  });
}

/** Gaps in a text: chosen from lists, or typed. Where the text doesn't say where they stand, they follow it. */
function cloze(item: Qti1Item, isTyped: boolean): Question {
  const { responses } = item;
  const names = responses.map(({ material, ident }) => item.plainWords(material) || ident.replace(/^response_/, ''));
  const met = new Set<number>();
  const nodes = withGaps(item.promptNodes(), names, met);
  const missing = responses.flatMap((_, index) => (met.has(index) ? [] : [textNode(` ${placeholder(index)}`)]));
  const text = item.text([...nodes, ...missing]);
  const prompt: Localized = Object.fromEntries(
    Object.entries(text).map(([code, html]) => [
      code,
      withoutGapMarks(html ?? '', item.notes).replace(PLACEHOLDER, (_, index: string) => gapMark(Number(index))),
    ]),
  );
  const gaps = responses.map((response): Gap1 => {
    const labels = response.labels.map(({ ident, node }) => ({
      ident,
      text: item.materialText(node),
      words: item.plainWords(node),
    }));
    if (isTyped && response.labels.length === 0)
      return response.isNumeric ? numberGap(item, response) : textGap(item, response);
    if (isTyped) {
      // the labels of a typed gap are the texts that are accepted
      const texts = labels.map(({ words }) => words);
      return { ...textGap(item, response, texts), values: [...texts, NOBODYS_TEXT], right: texts[0] ?? null };
    }
    const ids = labels.map(({ ident }) => ident);
    return {
      isNumeric: false,
      values: ids,
      right: wantedOf(item, response.ident).find((id) => ids.includes(id)) ?? null,
      wrong: null,
      toDraft: ({ weight, fractions }) => ({
        ...noDraft,
        weight,
        choices: labels.map((label) => ({
          text: label.text,
          fraction: fractions.get(label.ident) ?? '0',
          feedback: {},
        })),
      }),
    };
  });
  /** Every label of a typed gap is right, though conditions name the first alone. */
  const written = (at: number, value: string): string => {
    const { labels = [], ident = '' } = responses[at] ?? {};
    if (!isTyped || labels.length === 0) return value;
    const isAccepted = labels.some(({ node }) => item.plainWords(node) === value);
    return isAccepted ? (wantedOf(item, ident)[0] ?? labels[0]?.ident ?? '') : value;
  };
  const build = (drafts: DraftGap[], marks: string, rule: PartsRule, notes: Notes): Question =>
    clozeQuestion(item.draft(prompt, marks), drafts, { isStrict: false, ...rule }, notes);
  const nearest = (): DraftGap[] =>
    gaps.map((gap) => {
      const accepted = gap.wrong === null ? [gap.right ?? ''] : gap.values.filter((value) => value !== gap.wrong);
      return gap.toDraft({ weight: '1', fractions: new Map(accepted.map((value) => [value, '1'])) });
    });
  const reading = fitGaps({
    gaps,
    score: (given) =>
      item.score(
        Object.fromEntries(
          given.map((value, at) => [responses[at]?.ident ?? '', value === null ? [] : [written(at, value)]]),
        ),
      ),
    isTogether: false,
    isSum: false,
    least: null,
    declared: (rule, marks, notes) => build(nearest(), marks, rule, notes),
    build: (shares, rule, marks, notes) =>
      build(
        gaps.map((gap, at) => gap.toDraft(shares[at] as GapShares)),
        marks,
        rule,
        notes,
      ),
    answerOf: ({ content }, given) => {
      const entries = given.flatMap((value, at): [string, string][] => {
        if (value === null) return [];
        const id = gapMark(at).slice(2, -2);
        return [[id, content.type === 'DROPDOWN_CLOZE' ? `c${(gaps[at]?.values.indexOf(value) ?? 0) + 1}` : value]];
      });
      return content.type === 'DROPDOWN_CLOZE'
        ? { type: 'DROPDOWN_CLOZE', gaps: Object.fromEntries(entries) }
        : { type: 'FILL_BLANKS', blanks: Object.fromEntries(entries) };
    },
  });
  return item.settled(reading, () => build(nearest(), pointsText(item), {}, item.notes));
}

/** Whether every response offers the same choices, and says beside it what they are matched with. */
function looksMatched({ responses }: Qti1Item): boolean {
  const idsOf = ({ labels }: Response): string =>
    labels
      .map(({ ident }) => ident)
      .sort()
      .join('\n');
  const [first] = responses;
  return first !== undefined && responses.every((response) => response.material && idsOf(response) === idsOf(first));
}

const UPLOAD = { mostFiles: 1, mostBytes: 20 * 1024 * 1024, extensions: [] };

/** Whether anything that is typed is ever right. */
const isJudged = (item: Qti1Item, { ident }: Response): boolean =>
  testsAbout(item, ident, ['varequal', 'varsubstring', 'vargte', 'vargt', 'varlte', 'varlt']).length > 0;

/** Reads an item by what it says it is, and else by what it asks for. */
export function importItem1(item: Qti1Item): Question {
  const { type, responses } = item;
  if (/calculated|formula/.test(type)) throw new LeftOut('calculated');
  if (/text_only|stimulus/.test(type)) throw new LeftOut('not-a-question');
  const byHand = (): Question =>
    essayQuestion(item.draft(item.text(item.promptNodes()), pointsText(item)), { least: 0, most: null }, {});
  if (/file_upload/.test(type))
    return fileUploadQuestion(item.draft(item.text(item.promptNodes()), pointsText(item)), UPLOAD, {});
  if (/essay/.test(type)) return byHand();
  const [only, ...others] = responses;
  if (!only) throw new LeftOut('not-a-question');
  if (
    responses.some(({ node }) => node.name === 'response_xy' || node.name === 'response_grp' || /hot_?spot/.test(type))
  )
    throw new LeftOut('type-unsupported', { type: type || only.node.name });
  if (/categorization/.test(type)) return categorization(item);
  const areChosen = responses.every(({ isTyped, labels }) => !isTyped && labels.length > 0);
  if (/fill_in_multiple_blanks/.test(type) || (others.length > 0 && responses.every(({ isTyped }) => isTyped)))
    return cloze(item, true);
  if (areChosen && (/matching/.test(type) || (others.length > 0 && !/dropdown/.test(type) && looksMatched(item))))
    return matching(item);
  if (areChosen && (others.length > 0 || /dropdown/.test(type))) return cloze(item, false);
  if (others.length > 0) throw new LeftOut('several-interactions', { count: responses.length });
  if (only.isTyped) return isJudged(item, only) ? typed(item, only) : byHand();
  if (only.labels.length === 0) throw new LeftOut('no-choices', { count: 0 });
  return only.isOrdered ? order(item, only) : choice(item, only);
}
