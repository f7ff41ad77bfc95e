import { describe, expect, it } from 'vitest';
import { importQuestions } from '../src/import-questions.ts';
import { pngOf } from './support/pictures.ts';

/** What rules, mappings and templates of other systems come to: never other marks or another key without a word. */
const only = (xml: string, files: Record<string, string | Uint8Array> = {}) => {
  const bytes = (content: string | Uint8Array): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const entries = Object.entries({ 'items/item.xml': xml, ...files });
  const { questions, report, media } = importQuestions(
    'QTI',
    new Map(entries.map(([path, content]) => [path, bytes(content)])),
    { language: 'en' },
  );
  expect(report.left).toEqual([]);
  expect(questions).toHaveLength(1);
  return { ...questions[0]?.question, changed: report.changed.map(({ code }) => code), media };
};

const template = (name: string): string =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;
const rules = (...inner: string[]): string => `<responseProcessing>${inner.join('')}</responseProcessing>`;
const item = (declarations: string, body: string, processing: string, rest = ''): string =>
  `<assessmentItem identifier="i" title="T">${declarations}<itemBody>${body}</itemBody>${processing}${rest}</assessmentItem>`;
const declared = (cardinality: string, baseType: string, inner: string, id = 'R'): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`;
const correct = (...values: string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const mapping = (entries: Record<string, string>, attributes = 'defaultValue="0"'): string =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const base = (value: string, type = 'float'): string => `<baseValue baseType="${type}">${value}</baseValue>`;
const variable = (id = 'R'): string => `<variable identifier="${id}"/>`;
const set = (id: string, value: string): string => `<setOutcomeValue identifier="${id}">${value}</setOutcomeValue>`;
const isRight = (id = 'R'): string => `<match>${variable(id)}<correct identifier="${id}"/></match>`;
const when = (condition: string, then: string, otherwise = ''): string =>
  `<responseCondition><responseIf>${condition}${then}</responseIf>${otherwise === '' ? '' : `<responseElse>${otherwise}</responseElse>`}</responseCondition>`;
const choices = (...ids: string[]): string =>
  `<choiceInteraction responseIdentifier="R" shuffle="true"><prompt>Q</prompt>${ids.map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}</choiceInteraction>`;
const mapResponse = set('SCORE', '<mapResponse identifier="R"/>');

describe('marks of choices', () => {
  const single = declared('single', 'identifier', correct('A'));
  it.each([
    [
      'what a rule gives for the right one',
      item(single, choices('A', 'B'), rules(when(isRight(), set('SCORE', base('2'))))),
      { marks: '2', key: { fractions: { c1: '1', c2: '0' } }, changed: [] },
    ],
    [
      'all or nothing by the template, whatever a mapping adds up to',
      item(
        declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: '3', B: '1', C: '-1' })),
        choices('A', 'B', 'C'),
        template('match_correct'),
      ),
      { marks: '1', key: { isAllOrNothing: true, fractions: { c1: '0.75', c2: '0.25', c3: '-0.25' } }, changed: [] },
    ],
    [
      'all or nothing for the declared ones where a mapping says otherwise',
      item(
        declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: '1', C: '1' })),
        choices('A', 'B', 'C'),
        template('match_correct'),
      ),
      { key: { isAllOrNothing: true, fractions: { c1: '0.5', c2: '0.5', c3: '0' } } },
    ],
    [
      'a mapping with more for all the right ones: they are worth everything',
      item(
        declared('multiple', 'identifier', correct('A', 'B') + mapping({ A: '2', B: '2', C: '-2' })),
        choices('A', 'B', 'C'),
        rules(mapResponse, when(isRight(), set('SCORE', base('5')))),
      ),
      { marks: '5', key: { fractions: { c1: '0.5', c2: '0.5', c3: '-0.5' } }, changed: ['scoring-simplified'] },
    ],
    [
      'all or nothing where a rule only says what is right',
      item(declared('multiple', 'identifier', correct('A', 'B')), choices('A', 'B', 'C'), rules(when(isRight(), ''))),
      { marks: '1', key: { isAllOrNothing: true }, changed: [] },
    ],
    [
      'a choice that keeps its place',
      item(
        single,
        choices('A', 'B').replace('identifier="B"', 'identifier="B" fixed="true"'),
        template('match_correct'),
      ),
      { changed: ['order-not-fixed'] },
    ],
  ])('are %s', (_, xml, found) => {
    expect(only(xml)).toMatchObject(found);
  });
});

it('leaves a choice whose key names what is not there', () => {
  const xml = item(declared('multiple', 'identifier', correct('A', 'Z')), choices('A', 'B'), template('match_correct'));
  const { questions, report } = importQuestions('QTI', xml, { language: 'en' });
  expect(questions).toEqual([]);
  expect(report.left.map(({ code }) => code)).toEqual(['no-right-answer']);
});

describe('marks of pairs, order and gaps', () => {
  const pairs = (worth: string): string => declared('multiple', 'directedPair', worth);
  const match = `<matchInteraction responseIdentifier="R"><prompt>Q</prompt>${['ab', 'xy']
    .map(
      (ids) =>
        `<simpleMatchSet>${[...ids].map((id) => `<simpleAssociableChoice identifier="${id}">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`,
    )
    .join('')}</matchInteraction>`;
  const order = `<orderInteraction responseIdentifier="R"><prompt>Q</prompt><simpleChoice identifier="x">x</simpleChoice><simpleChoice identifier="y">y</simpleChoice></orderInteraction>`;
  const gaps = (...ids: string[]): string =>
    `<p>Q ${ids.map((id) => `<textEntryInteraction responseIdentifier="${id}"/>`).join(' and ')} end</p>`;
  const text = (id: string, right: string): string => declared('single', 'string', correct(right), id);
  it.each([
    [
      'what a mapping gives together',
      item(pairs(mapping({ 'a x': '2', 'b y': '2' })), match, template('map_response')),
      { marks: '4', changed: [] },
    ],
    [
      'one for all of them by the template',
      item(pairs(correct('a x', 'b y') + mapping({ 'a x': '2', 'b y': '2' })), match, template('match_correct')),
      { marks: '1', key: { isAllOrNothing: true }, changed: [] },
    ],
    [
      'less for wrong pairs',
      item(pairs(mapping({ 'a x': '1', 'b y': '1' }, 'defaultValue="-1"')), match, template('map_response')),
      { marks: '2', key: { sum: { least: null }, otherShare: '-0.5' }, changed: [] },
    ],
    [
      'what a rule gives for the right order',
      item(
        declared('ordered', 'identifier', correct('y', 'x')),
        order,
        rules(when(isRight(), set('SCORE', base('3')))),
      ),
      { marks: '3', key: { order: ['c2', 'c1'] } },
    ],
    [
      'what rules add for each gap',
      item(
        text('A', 'one') + text('B', 'two'),
        gaps('A', 'B'),
        rules(
          when(isRight('A'), set('SCORE', `<sum>${variable('SCORE')}${base('1')}</sum>`)),
          when(isRight('B'), set('SCORE', `<sum>${variable('SCORE')}${base('3')}</sum>`)),
        ),
      ),
      { marks: '4', key: { blanks: { b1: { weight: '1' }, b2: { weight: '3' } } }, changed: [] },
    ],
    [
      'what one rule gives for all gaps together',
      item(
        text('A', 'one') + text('B', 'two'),
        gaps('A', 'B'),
        rules(when(`<and>${isRight('A')}${isRight('B')}</and>`, set('SCORE', base('1')))),
      ),
      { marks: '1', key: { blanks: { b1: { weight: '1' }, b2: { weight: '1' } }, isAllOrNothing: true }, changed: [] },
    ],
    [
      'the declared choice of a gap by the template, not a mapping beside it',
      item(
        declared('single', 'identifier', correct('y') + mapping({ x: '1' })),
        '<p>Q <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="x">x</inlineChoice><inlineChoice identifier="y">y</inlineChoice></inlineChoiceInteraction></p>',
        template('match_correct'),
      ),
      { marks: '1', key: { gaps: { b1: { fractions: { c1: '0', c2: '1' } } } } },
    ],
    [
      'less for words in wrong gaps',
      item(
        pairs(mapping({ 'W G': '2' }, 'defaultValue="-1"')),
        '<gapMatchInteraction responseIdentifier="R"><gapText identifier="W">w</gapText><gapText identifier="V">v</gapText><p>Q <gap identifier="G"/></p></gapMatchInteraction>',
        template('map_response'),
      ),
      {
        marks: '2',
        negativeMarks: '1',
        key: { gaps: { b1: { fractions: { c1: '1', c2: '0' } } } },
        changed: ['drag-as-dropdown'],
      },
    ],
  ])('are %s', (_, xml, found) => {
    expect(only(xml)).toMatchObject(found);
  });
});

describe('rules about what is typed', () => {
  const entry = '<p>Q</p><p><textEntryInteraction responseIdentifier="R" expectedLength="4"/></p>';
  const number = declared('single', 'float', correct('5'));
  const bound = (name: string, value: string): string => `<${name}>${variable()}${base(value)}</${name}>`;
  it.each([
    [
      'bounds that are not taken along',
      item(number, entry, rules(when(`<and>${bound('gt', '4')}${bound('lt', '6')}</and>`, set('SCORE', base('1'))))),
      { key: { accepted: [{ value: '5', tolerance: '1' }] }, changed: ['scoring-simplified'] },
    ],
    [
      'one bound alone',
      item(number, entry, rules(when(bound('gte', '5'), set('SCORE', base('1'))))),
      { key: { accepted: [{ value: '5', tolerance: '0' }] }, changed: ['scoring-simplified'] },
    ],
    [
      'a number that is denied',
      item(number, entry, rules(when(`<not><equal>${variable()}${base('7')}</equal></not>`, set('SCORE', base('1'))))),
      { key: { accepted: [{ value: '5', fraction: '1' }] }, changed: ['scoring-simplified'] },
    ],
    [
      'marks for the declared number',
      item(number, entry, rules(when(isRight(), set('SCORE', base('3'))))),
      { marks: '3', key: { accepted: [{ value: '5', fraction: '1' }] }, changed: [] },
    ],
    [
      'letters of any size, and a length that is no limit',
      item(
        declared('single', 'string', correct('Nile')),
        entry,
        rules(
          when(
            `<stringMatch caseSensitive="false">${variable()}<correct identifier="R"/></stringMatch>`,
            set('SCORE', base('2')),
          ),
        ),
      ),
      {
        marks: '2',
        content: { maximumLength: 255 },
        key: { isStrict: false, accepted: [{ text: 'Nile' }] },
        changed: [],
      },
    ],
    [
      'a part of the answer',
      item(
        declared('single', 'string', correct('Nile')),
        entry,
        rules(
          when(
            `<stringMatch substring="true" caseSensitive="true">${variable()}<correct identifier="R"/></stringMatch>`,
            set('SCORE', base('1')),
          ),
        ),
      ),
      { key: { accepted: [{ text: '*Nile*' }] }, changed: [] },
    ],
  ])('reads %s', (_, xml, found) => {
    expect(only(xml)).toMatchObject(found);
  });
});

describe('remarks and shared texts', () => {
  const modal = (id: string, text: string, showHide = 'show'): string =>
    `<modalFeedback outcomeIdentifier="F" identifier="${id}" showHide="${showHide}">${text}</modalFeedback>`;
  const single = declared('single', 'identifier', correct('A'));
  const shows = (id: string): string => set('F', base(id, 'identifier'));

  it('puts a remark for the right answer and one for all others where they belong', () => {
    const processing = rules(when(isRight(), set('SCORE', base('1')) + shows('yes'), shows('no')));
    expect(
      only(item(single, choices('A', 'B'), processing, modal('yes', 'Well done') + modal('no', 'Look again'))),
    ).toMatchObject({
      key: { feedback: { c1: { en: 'Well done' }, c2: { en: 'Look again' } }, explanation: {} },
      changed: [],
    });
  });

  it('keeps remarks apart, and names those for what was not chosen', () => {
    const inline = choices('A', 'B').replace(
      '>A<',
      '>A<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Yes.</feedbackInline><',
    );
    const remarks =
      modal('A', 'That is it.') + modal('A', 'You missed it.', 'hide') + modal('x', 'One') + modal('y', '<p>Two</p>');
    expect(only(item(single, inline, template('match_correct'), remarks))).toMatchObject({
      key: { feedback: { c1: { en: '<p>Yes.</p><p>That is it.</p>' } }, explanation: { en: '<p>One</p><p>Two</p>' } },
      changed: ['feedback-left', 'feedback-as-explanation'],
    });
  });

  it('gives areas their remarks, and whoever marks an essay its model answer', () => {
    const picture = '<object data="map.png" type="image/png" width="100" height="100"/>';
    const spot = (id: string, at: number): string =>
      `<hotspotChoice identifier="${id}" shape="rect" coords="${at},0,${at + 10},10"/>`;
    const spots = `<hotspotInteraction responseIdentifier="R" maxChoices="1"><prompt>Where?</prompt>${picture}${spot('A', 0)}${spot('B', 50)}</hotspotInteraction>`;
    const remarks = modal('A', 'Here') + modal('A', 'Not here', 'hide') + modal('z', 'Z') + modal('z', 'Not Z', 'hide');
    expect(
      only(item(single, spots, template('match_correct'), remarks), { 'items/map.png': pngOf(100, 100) }),
    ).toMatchObject({
      key: { areas: [{ feedback: { en: 'Here' } }], explanation: { en: 'Z' } },
    });
    const essay = '<extendedTextInteraction responseIdentifier="R"><prompt>Why?</prompt></extendedTextInteraction>';
    const rubric = '<rubricBlock view="scorer"><p>Two reasons</p></rubricBlock>';
    expect(only(item(declared('single', 'string', correct('Because')), essay + rubric, ''))).toMatchObject({
      key: { guide: { en: '<p>Two reasons</p><p>Because</p>' } },
    });
  });

  it('takes a page that items show in, with the pictures beside it', () => {
    const page = '<html><head><title>t</title></head><body><p>Read</p><img src="map.png" alt="A map"></body></html>';
    const xml = item(
      single,
      `<div><object data="../shared/page.html" type="text/html"/></div>${choices('A', 'B')}`,
      template('match_correct'),
    );
    const { content, media, changed } = only(xml, { 'shared/page.html': page, 'shared/map.png': pngOf(2, 2) });
    expect(content?.prompt.en).toBe('<div><p>Read</p><img data-media-id="1" alt="A map"></div>Q');
    expect(media).toMatchObject([{ name: 'map.png' }]);
    expect(changed).toEqual([]);
  });
});
