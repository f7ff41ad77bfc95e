import { formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import type { Question, QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { exportQuestions } from '../src/export-questions.ts';
import type { ImportResult } from '../src/formats.ts';
import { importQuestions } from '../src/import-questions.ts';
import { asQti3 } from './support/foreign-files.ts';
import { pngOf } from './support/pictures.ts';

/**
 * Items of QTI with the marks that their rules give, said again in a line of code that knows nothing of QTI: every answer
 * that can be given here earns the same, in version 2, in version 3, and after it left as ours and came back.
 */
type Given = readonly string[];
interface Case {
  name: string;
  item: string;
  /** What is answered: ids of choices, pairs "a x", texts of the gaps one after the other, points "x y". */
  answers: readonly Given[];
  marks: (given: Given) => number;
  /** What the file gives for no answer: here that gives nothing, which the report says. */
  blank?: number;
  /** Why ours can't do the same; then the report says so. */
  differs?: string;
}

const template = (name: string): string =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;
const rules = (...inner: string[]): string => `<responseProcessing>${inner.join('')}</responseProcessing>`;
const SCORE =
  '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>';
const item = (declarations: string, body: string, processing: string): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">${declarations}${SCORE}<itemBody>${body}</itemBody>${processing}</assessmentItem>`;
const declared = (cardinality: string, baseType: string, inner: string, id = 'R'): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`;
const correct = (...values: string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const mapping = (entries: Record<string, number>, attributes = 'defaultValue="0"'): string =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const base = (value: number | string, type = 'float'): string => `<baseValue baseType="${type}">${value}</baseValue>`;
const variable = (id = 'R'): string => `<variable identifier="${id}"/>`;
const set = (value: string): string => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`;
const add = (marks: number): string => set(`<sum>${variable('SCORE')}${base(marks)}</sum>`);
const isRight = (id = 'R'): string => `<match>${variable(id)}<correct identifier="${id}"/></match>`;
const isWord = (id: string, word: string): string => `<match>${variable(id)}${base(word, 'string')}</match>`;
const has = (id: string): string => `<member>${base(id, 'identifier')}${variable()}</member>`;
const when = (condition: string, then: string, ...more: string[]): string =>
  `<responseCondition><responseIf>${condition}${then}</responseIf>${more.join('')}</responseCondition>`;
const elseIf = (condition: string, then: string): string => `<responseElseIf>${condition}${then}</responseElseIf>`;
const otherwise = (then: string): string => `<responseElse>${then}</responseElse>`;
const mapResponse = set('<mapResponse identifier="R"/>');

const choice = (id: string): string => `<simpleChoice identifier="${id}">${id}</simpleChoice>`;
const choices = (ids: string, most = 0): string =>
  `<choiceInteraction responseIdentifier="R" shuffle="true" maxChoices="${most}"><prompt>Q</prompt>${[...ids].map(choice).join('')}</choiceInteraction>`;
const order = (ids: string): string =>
  `<orderInteraction responseIdentifier="R" shuffle="true"><prompt>Q</prompt>${[...ids].map(choice).join('')}</orderInteraction>`;
const match = (left: string, right: string): string =>
  `<matchInteraction responseIdentifier="R" shuffle="true" maxAssociations="0"><prompt>Q</prompt>${[left, right]
    .map(
      (ids) =>
        `<simpleMatchSet>${[...ids].map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="9">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`,
    )
    .join('')}</matchInteraction>`;
const gaps = (...ids: string[]): string =>
  `<p>Q ${ids.map((id) => `<textEntryInteraction responseIdentifier="${id}"/>`).join(' and ')} end</p>`;
const lists = (...ids: string[]): string =>
  `<p>Q ${ids.map((id) => `<inlineChoiceInteraction responseIdentifier="${id}">${['x', 'y', 'z'].map((one) => `<inlineChoice identifier="${one}">${one}</inlineChoice>`).join('')}</inlineChoiceInteraction>`).join(' and ')} end</p>`;
const entry = '<p>Q</p><p><textEntryInteraction responseIdentifier="R"/></p>';
const text = (id: string, right: string): string => declared('single', 'string', correct(right), id);
const named = (id: string, right: string): string => declared('single', 'identifier', correct(right), id);
const picture = '<object data="map.png" type="image/png" width="100" height="100"/>';
const spot = (id: string, at: number): string =>
  `<hotspotChoice identifier="${id}" shape="rect" coords="${at},0,${at + 10},10"/>`;

const subsets = (ids: string): Given[] =>
  Array.from({ length: 2 ** ids.length - 1 }, (_, bits) => [...ids].filter((_, index) => ((bits + 1) >> index) & 1));
const each = (ids: string): Given[] => [...ids].map((id) => [id]);
const orders = (ids: readonly string[]): string[][] =>
  ids.length < 2
    ? [[...ids]]
    : ids.flatMap((first) => orders(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));
const product = (left: readonly string[], right: readonly string[]): Given[] =>
  left.flatMap((a) => right.map((b) => [a, b]));
/** Every way to give each of two on the left one on the right. */
const pairings = (left: string, right: string): Given[] =>
  product([...right], [...right]).map(([first, second]) => [`${left[0]} ${first}`, `${left[1]} ${second}`]);

const sumOf = (given: Given, worth: Record<string, number>, other = 0): number =>
  given.reduce((total, one) => total + (worth[one] ?? other), 0);
const same = (given: Given, right: string): boolean => [...given].sort().join('') === [...right].sort().join('');
const right2 = (given: Given): boolean => given[0] === 'one' && given[1] === 'two';
const WORDS = product(['one', 'two', 'no'], ['one', 'two', 'no']);

const CASES: Case[] = [
  {
    name: 'one choice by the template',
    item: item(declared('single', 'identifier', correct('B')), choices('ABC', 1), template('match_correct')),
    answers: each('ABC'),
    marks: ([id]) => (id === 'B' ? 1 : 0),
  },
  {
    name: 'one choice, another half right',
    item: item(
      declared('single', 'identifier', correct('A') + mapping({ A: 2, B: 1 })),
      choices('ABC', 1),
      template('map_response'),
    ),
    answers: each('ABC'),
    marks: (given) => sumOf(given, { A: 2, B: 1 }),
  },
  {
    name: 'one choice, each wrong one with its own price',
    item: item(
      declared('single', 'identifier', correct('A') + mapping({ A: 1, B: -0.5, C: -0.25 })),
      choices('ABCD', 1),
      template('map_response'),
    ),
    answers: each('ABCD'),
    marks: (given) => sumOf(given, { A: 1, B: -0.5, C: -0.25 }),
  },
  {
    name: 'one choice, all others with one price',
    item: item(
      declared('single', 'identifier', correct('A') + mapping({ A: 3 }, 'defaultValue="-1"')),
      choices('ABC', 1),
      template('map_response'),
    ),
    answers: each('ABC'),
    marks: ([id]) => (id === 'A' ? 3 : -1),
  },
  {
    name: 'one choice by a ladder of rules',
    item: item(
      declared('single', 'identifier', correct('A')),
      choices('ABC', 1),
      rules(
        when(
          isRight(),
          set(base(4)),
          elseIf(`<match>${variable()}${base('C', 'identifier')}</match>`, set(base(1))),
          otherwise(set(base(-2))),
        ),
      ),
    ),
    answers: each('ABC'),
    blank: -2,
    marks: ([id]) => (id === 'A' ? 4 : id === 'C' ? 1 : -2),
  },
  {
    name: 'several choices, a wrong answer and none cost the same',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B')),
      choices('ABC'),
      rules(when(isRight(), set(base(2)), otherwise(set(base(-1))))),
    ),
    answers: subsets('ABC'),
    blank: -1,
    marks: (given) => (same(given, 'AB') ? 2 : -1),
  },
  {
    name: 'several choices, all or nothing by the template',
    item: item(
      declared('multiple', 'identifier', correct('A', 'C') + mapping({ A: 3, B: 1 })),
      choices('ABC'),
      template('match_correct'),
    ),
    answers: subsets('ABC'),
    marks: (given) => (same(given, 'AC') ? 1 : 0),
  },
  {
    name: 'several choices, each worth what its mapping says',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: 2, B: 1 })),
      choices('ABCD'),
      template('map_response'),
    ),
    answers: subsets('ABCD'),
    marks: (given) => sumOf(given, { A: 2, B: 1 }),
  },
  {
    name: 'several choices, wrong ones cost, never less than nothing',
    item: item(
      declared(
        'multiple',
        'identifier',
        correct('A', 'B') + mapping({ A: 1, B: 1, C: -1 }, 'lowerBound="0" defaultValue="-2"'),
      ),
      choices('ABCD'),
      template('map_response'),
    ),
    answers: subsets('ABCD'),
    marks: (given) => Math.max(0, sumOf(given, { A: 1, B: 1, C: -1 }, -2)),
  },
  {
    name: 'several choices, wrong ones cost without a bound',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: 1, B: 1 }, 'defaultValue="-1"')),
      choices('ABCD'),
      template('map_response'),
    ),
    answers: subsets('ABCD'),
    marks: (given) => sumOf(given, { A: 1, B: 1 }, -1),
  },
  {
    name: 'several choices, down to a loss that is bounded',
    item: item(
      declared(
        'multiple',
        'identifier',
        correct('A', 'B') + mapping({ A: 1, B: 1 }, 'lowerBound="-1" upperBound="2" defaultValue="-1"'),
      ),
      choices('ABCD'),
      template('map_response'),
    ),
    answers: subsets('ABCD'),
    marks: (given) => Math.max(-1, sumOf(given, { A: 1, B: 1 }, -1)),
  },
  {
    name: 'several choices by rules that add for each',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B')),
      choices('ABC'),
      rules(when(has('A'), add(1)), when(has('B'), add(2)), when(has('C'), add(-1))),
    ),
    answers: subsets('ABC'),
    marks: (given) => sumOf(given, { A: 1, B: 2, C: -1 }),
  },
  {
    name: 'several choices, one mark for exactly these, written out',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B')),
      choices('ABC'),
      rules(when(`<and>${has('A')}${has('B')}<not>${has('C')}</not></and>`, set(base(1)))),
    ),
    answers: subsets('ABC'),
    marks: (given) => (same(given, 'AB') ? 1 : 0),
  },
  {
    name: 'several choices, more for all of them',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: 1, B: 1, C: -1 })),
      choices('ABC'),
      rules(mapResponse, when(isRight(), set(base(5)))),
    ),
    answers: subsets('ABC'),
    marks: (given) => (same(given, 'AB') ? 5 : sumOf(given, { A: 1, B: 1, C: -1 })),
    differs: 'a bonus for everything right is no sum of its parts',
  },
  {
    name: 'several choices, any one of two is enough',
    item: item(
      declared(
        'multiple',
        'identifier',
        correct('A', 'B') + mapping({ A: 1, B: 1 }, 'upperBound="1" defaultValue="0"'),
      ),
      choices('ABC'),
      template('map_response'),
    ),
    answers: subsets('ABC'),
    marks: (given) => Math.min(1, sumOf(given, { A: 1, B: 1 })),
  },
  {
    name: 'several choices, two of three in any wise',
    item: item(
      declared('multiple', 'identifier', correct('A', 'B', 'C')),
      choices('ABCD'),
      rules(
        when(
          isRight(),
          set(base(2)),
          elseIf(
            `<or><and>${has('A')}${has('B')}</and><and>${has('A')}${has('C')}</and><and>${has('B')}${has('C')}</and></or>`,
            set(base(1)),
          ),
        ),
      ),
    ),
    answers: subsets('ABCD'),
    marks: (given) => (same(given, 'ABC') ? 2 : given.filter((id) => id !== 'D').length >= 2 ? 1 : 0),
    differs: 'steps between nothing and all are no shares of choices',
  },
  {
    name: 'an order, all or nothing',
    item: item(declared('ordered', 'identifier', correct('C', 'A', 'B')), order('ABC'), template('match_correct')),
    answers: orders([...'ABC']),
    marks: (given) => (given.join('') === 'CAB' ? 1 : 0),
  },
  {
    name: 'an order, each at its place',
    item: item(
      declared('ordered', 'identifier', correct('C', 'A', 'B')),
      order('ABC'),
      rules(
        ...['C', 'A', 'B'].map((id, index) =>
          when(`<match><index n="${index + 1}">${variable()}</index>${base(id, 'identifier')}</match>`, add(1)),
        ),
      ),
    ),
    answers: orders([...'ABC']),
    marks: (given) => given.filter((id, index) => 'CAB'[index] === id).length,
  },
  {
    name: 'an order of which the first alone counts',
    item: item(
      declared('ordered', 'identifier', correct('C', 'A', 'B')),
      order('ABC'),
      rules(when(`<match><index n="1">${variable()}</index>${base('C', 'identifier')}</match>`, set(base(1)))),
    ),
    answers: orders([...'ABC']),
    marks: ([first]) => (first === 'C' ? 1 : 0),
    differs: 'an order counts as a whole',
  },
  {
    name: 'pairs, each worth what its mapping says',
    item: item(
      declared('multiple', 'directedPair', correct('a x', 'b y') + mapping({ 'a x': 3, 'b y': 1 })),
      match('ab', 'xyz'),
      template('map_response'),
    ),
    answers: pairings('ab', 'xyz'),
    marks: (given) => sumOf(given, { 'a x': 3, 'b y': 1 }),
  },
  {
    name: 'pairs, all or nothing',
    item: item(
      declared('multiple', 'directedPair', correct('a x', 'b y') + mapping({ 'a x': 3, 'b y': 1 })),
      match('ab', 'xyz'),
      template('match_correct'),
    ),
    answers: pairings('ab', 'xyz'),
    marks: (given) => (given.join() === 'a x,b y' ? 1 : 0),
  },
  {
    name: 'pairs, some wrong ones half right, others cost',
    item: item(
      declared(
        'multiple',
        'directedPair',
        correct('a x', 'b y') + mapping({ 'a x': 2, 'b y': 2, 'b z': 1 }, 'defaultValue="-0.5"'),
      ),
      match('ab', 'xyz'),
      template('map_response'),
    ),
    answers: pairings('ab', 'xyz'),
    marks: (given) => sumOf(given, { 'a x': 2, 'b y': 2, 'b z': 1 }, -0.5),
  },
  {
    name: 'both gaps right together',
    item: item(
      text('A', 'one') + text('B', 'two'),
      gaps('A', 'B'),
      rules(when(`<and>${isRight('A')}${isRight('B')}</and>`, set(base(2)))),
    ),
    answers: WORDS,
    marks: (given) => (right2(given) ? 2 : 0),
  },
  {
    name: 'both gaps right together, in a rule that says the words itself',
    item: item(
      text('A', 'one') + text('B', 'two'),
      gaps('A', 'B'),
      rules(when(`<and>${isWord('A', 'one')}${isWord('B', 'two')}</and>`, set(base(2)))),
    ),
    answers: WORDS,
    marks: (given) => (right2(given) ? 2 : 0),
  },
  {
    name: 'two gaps by the template',
    item: item(text('A', 'one') + text('B', 'two'), gaps('A', 'B'), template('match_correct')),
    answers: WORDS,
    marks: (given) => (right2(given) ? 1 : 0),
  },
  {
    name: 'each gap with its marks',
    item: item(
      text('A', 'one') + text('B', 'two'),
      gaps('A', 'B'),
      rules(when(isRight('A'), add(1)), when(isRight('B'), add(3))),
    ),
    answers: WORDS,
    marks: ([a, b]) => (a === 'one' ? 1 : 0) + (b === 'two' ? 3 : 0),
  },
  {
    name: 'one gap or the other',
    item: item(
      text('A', 'one') + text('B', 'two'),
      gaps('A', 'B'),
      rules(when(`<or>${isRight('A')}${isRight('B')}</or>`, set(base(1)))),
    ),
    answers: WORDS,
    marks: ([a, b]) => (a === 'one' || b === 'two' ? 1 : 0),
    differs: 'gaps count each for itself, or all together',
  },
  {
    name: 'the second gap only behind a right first one',
    item: item(
      text('A', 'one') + text('B', 'two'),
      gaps('A', 'B'),
      rules(when(isRight('A'), set(base(1))), when(`<and>${isRight('A')}${isRight('B')}</and>`, set(base(2)))),
    ),
    answers: WORDS,
    marks: ([a, b]) => (a === 'one' ? (b === 'two' ? 2 : 1) : 0),
    differs: 'gaps count each for itself, or all together',
  },
  {
    name: 'lists in a text, together',
    item: item(
      named('A', 'x') + named('B', 'y'),
      lists('A', 'B'),
      rules(when(`<and>${isRight('A')}${isRight('B')}</and>`, set(base(1)))),
    ),
    answers: product([...'xyz'], [...'xyz']),
    marks: ([a, b]) => (a === 'x' && b === 'y' ? 1 : 0),
  },
  {
    name: 'lists in a text, each choice worth its own',
    item: item(
      declared('single', 'identifier', correct('x') + mapping({ x: 2, y: 1 }), 'A') +
        declared('single', 'identifier', correct('y') + mapping({ y: 2 }), 'B'),
      lists('A', 'B'),
      rules(set('<sum><mapResponse identifier="A"/><mapResponse identifier="B"/></sum>')),
    ),
    answers: product([...'xyz'], [...'xyz']),
    marks: ([a, b]) => (a === 'x' ? 2 : a === 'y' ? 1 : 0) + (b === 'y' ? 2 : 0),
  },
  {
    name: 'a word by its mapping, another spelling for less',
    item: item(
      declared('single', 'string', correct('York') + mapping({ York: 2, york: 1 })),
      entry,
      template('map_response'),
    ),
    answers: [['York'], ['Leeds']],
    marks: (given) => sumOf(given, { York: 2, york: 1 }),
  },
  {
    name: 'a number within a tolerance',
    item: item(
      declared('single', 'float', correct('10')),
      entry,
      rules(
        when(
          `<equal toleranceMode="absolute" tolerance="0.5 0.5">${variable()}<correct identifier="R"/></equal>`,
          set(base(1)),
        ),
      ),
    ),
    answers: [['9.5'], ['10'], ['10.5'], ['10.6'], ['9.4'], ['١٠']],
    marks: ([typed = '']) => (['9.5', '10', '10.5', '١٠'].includes(typed) ? 1 : 0),
  },
  {
    name: 'a number between two that count',
    item: item(
      declared('single', 'float', correct('5')),
      entry,
      rules(when(`<and><gte>${variable()}${base(4)}</gte><lte>${variable()}${base(6)}</lte></and>`, set(base(2)))),
    ),
    answers: [['4'], ['5'], ['6'], ['6.01'], ['3.99']],
    marks: ([typed]) => (Math.abs(Number(typed) - 5) <= 1 ? 2 : 0),
  },
  {
    name: 'a number between two that do not count',
    item: item(
      declared('single', 'float', correct('5')),
      entry,
      rules(when(`<and><gt>${variable()}${base(4)}</gt><lt>${variable()}${base(6)}</lt></and>`, set(base(1)))),
    ),
    answers: [['4'], ['5'], ['6'], ['4.5']],
    marks: ([typed]) => (Math.abs(Number(typed) - 5) < 1 ? 1 : 0),
    differs: 'a tolerance takes its bounds along',
  },
  {
    name: 'points in areas of their own worth',
    item: item(
      declared(
        'multiple',
        'point',
        '<areaMapping defaultValue="0"><areaMapEntry shape="rect" coords="0,0,10,10" mappedValue="2"/><areaMapEntry shape="rect" coords="50,0,60,10" mappedValue="1"/></areaMapping>',
      ),
      `<selectPointInteraction responseIdentifier="R" maxChoices="2"><prompt>Where?</prompt>${picture}</selectPointInteraction>`,
      template('map_response_point'),
    ),
    answers: [['5 5'], ['55 5'], ['5 5', '55 5'], ['5 5', '90 90'], ['90 90']],
    marks: (given) => (given.includes('5 5') ? 2 : 0) + (given.includes('55 5') ? 1 : 0),
  },
  {
    name: 'spots of which one is right',
    item: item(
      declared('single', 'identifier', correct('A')),
      `<hotspotInteraction responseIdentifier="R" maxChoices="1"><prompt>Where?</prompt>${picture}${spot('A', 0)}${spot('B', 50)}</hotspotInteraction>`,
      template('match_correct'),
    ),
    answers: [['5 5'], ['55 5']],
    marks: ([at]) => (at === '5 5' ? 1 : 0),
  },
];

const wordsOf = (html: string | null | undefined): string => (html ?? '').replace(/<[^>]*>/g, '');

/** An answer under the ids that the question has here. */
function answerOf({ content }: Question, given: Given): QuestionAnswer {
  const idIn = (list: readonly { id: string; text: Localized }[], name = ''): string =>
    list.find(({ text: { en } }) => wordsOf(en) === name)?.id ?? `no ${name}`;
  const [first = ''] = given;
  switch (content.type) {
    case 'SINGLE_CHOICE':
      return { type: 'SINGLE_CHOICE', choiceId: idIn(content.choices, first) };
    case 'MULTIPLE_CHOICE':
      return { type: 'MULTIPLE_CHOICE', choiceIds: given.map((id) => idIn(content.choices, id)) };
    case 'ORDERING':
      return { type: 'ORDERING', order: given.map((id) => idIn(content.choices, id)) };
    case 'MATCHING': {
      const pairs = given.map((pair) => pair.split(' '));
      return {
        type: 'MATCHING',
        pairs: Object.fromEntries(pairs.map(([a, b]) => [idIn(content.stems, a), idIn(content.choices, b)])),
      };
    }
    case 'FILL_BLANKS':
      return {
        type: 'FILL_BLANKS',
        blanks: Object.fromEntries(content.blanks.map(({ id }, index) => [id, given[index] ?? ''])),
      };
    case 'DROPDOWN_CLOZE':
      return {
        type: 'DROPDOWN_CLOZE',
        gaps: Object.fromEntries(content.gaps.map(({ id, choices: list }, index) => [id, idIn(list, given[index])])),
      };
    case 'SHORT_TEXT':
      return { type: 'SHORT_TEXT', text: first };
    case 'NUMERIC':
      return { type: 'NUMERIC', number: first, unit: null };
    case 'HOTSPOT':
      return {
        type: 'HOTSPOT',
        points: given.map((point) => {
          const [x = 0, y = 0] = point.split(' ').map(Number);
          return { x: x * 10, y: y * 10 };
        }),
      };
    default:
      throw new Error(`no answers to ${content.type}`);
  }
}

const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
const readItem = (xml: string): ImportResult =>
  importQuestions(
    'QTI',
    new Map([
      ['item.xml', bytes(xml)],
      ['map.png', pngOf(100, 100)],
    ]),
    { language: 'en' },
  );

function questionIn({ questions, report }: ImportResult): Question {
  expect(report.left).toEqual([]);
  const [found] = questions;
  if (!found) throw new Error('no question');
  return found.question;
}

const marksOf = (question: Question, answers: readonly Given[]): [string, number][] =>
  answers.map((given) => {
    const { score } = markAnswer(question.content, question.key, answerOf(question, given), question);
    return [given.join(' | '), Number(score ? formatDecimal(trimDecimal(score)) : '0')];
  });

describe('marks of QTI, answer by answer', () => {
  it.each(CASES)('$name', ({ item: xml, answers, marks, blank, differs }) => {
    const expected = answers.map((given) => [given.join(' | '), marks(given)]);
    const result = readItem(xml);
    const question = questionIn(result);
    const isSimplified = result.report.changed.some(({ code }) => code === 'scoring-simplified');
    if (differs) {
      expect(isSimplified, differs).toBe(true);
      expect(marksOf(question, answers)).not.toEqual(expected);
    } else {
      expect(marksOf(question, answers)).toEqual(expected);
      expect(isSimplified).toBe(blank !== undefined);
    }
    // version 3 says the same in other names
    const third = readItem(asQti3(xml));
    expect(asQti3(xml)).toContain('<qti-response-declaration');
    expect(third.questions.map((found) => found.question)).toEqual([question]);
    expect(third.report.changed.map(({ code }) => code)).toEqual(result.report.changed.map(({ code }) => code));
    // and what leaves as ours gives what it gave
    const written = exportQuestions('QTI', result.questions, {
      language: 'en',
      mediaOf: () => ({ name: 'map.png', bytes: pngOf(100, 100) }),
    });
    expect(written.report.left).toEqual([]);
    const back = questionIn(importQuestions('QTI', written.files, { language: 'en' }));
    expect(marksOf(back, answers)).toEqual(marksOf(question, answers));
  });

  it('are those of the rules but for the few that are named', () => {
    expect(CASES.filter(({ differs }) => differs).map(({ name }) => name)).toEqual([
      'several choices, more for all of them',
      'several choices, two of three in any wise',
      'an order of which the first alone counts',
      'one gap or the other',
      'the second gap only behind a right first one',
      'a number between two that do not count',
    ]);
  });
});
