import { describe, expect, it } from 'vitest';
import { importQuestions } from '../src/import-questions.ts';
import { pngOf } from './support/pictures.ts';

const RP = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';
const template = (name: string): string => `<responseProcessing template="${RP}${name}"/>`;
const item = (declarations: string, body: string, rest = '', attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Item" adaptive="false" timeDependent="false" ${attributes}>${declarations}<itemBody>${body}</itemBody>${rest}</assessmentItem>`;
const declared = (cardinality: string, baseType: string, inner: string, identifier = 'RESPONSE'): string =>
  `<responseDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`;
const correct = (...values: string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const map = (entries: Record<string, string>, more = ''): string =>
  `<mapping defaultValue="0">${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"${more}/>`)
    .join('')}</mapping>`;
const choice = (id: string, text: string): string => `<simpleChoice identifier="${id}">${text}</simpleChoice>`;

const only = (xml: string, language: 'en' | 'ar' = 'en') => {
  const { questions, report } = importQuestions('QTI', xml, { language });
  return {
    ...questions[0]?.question,
    changed: report.changed.map(({ code }) => code),
    left: report.left.map(({ code }) => code),
  };
};

describe('importing QTI items', () => {
  it('reads one choice, matched, with its prompt, remarks and general feedback', () => {
    const body = `<p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>Which is a river?</prompt>${choice('x', 'Sinai<feedbackInline outcomeIdentifier="FEEDBACK" identifier="x" showHide="show">A desert</feedbackInline>')}${choice('y', 'Nile')}</choiceInteraction>`;
    const feedback =
      '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="y" showHide="show">Yes</modalFeedback><modalFeedback outcomeIdentifier="OTHER" identifier="ok" showHide="show">Think of water</modalFeedback>';
    expect(
      only(item(declared('single', 'identifier', correct('y')), body, template('match_correct') + feedback)),
    ).toMatchObject({
      name: 'Item',
      content: {
        type: 'SINGLE_CHOICE',
        prompt: { en: '<p>Look.</p>Which is a river?' },
        choices: [
          { id: 'c1', text: { en: 'Sinai' } },
          { id: 'c2', text: { en: 'Nile' } },
        ],
      },
      key: {
        fractions: { c1: '0', c2: '1' },
        feedback: { c1: { en: 'A desert' }, c2: { en: 'Yes' } },
        explanation: { en: 'Think of water' },
      },
      changed: ['feedback-as-explanation'],
    });
  });

  it('reads several choices, mapped or all or nothing', () => {
    const body = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="0"><prompt>Even?</prompt>${choice('a', '2')}${choice('b', '4')}${choice('c', '5')}</choiceInteraction>`;
    const mapped = declared('multiple', 'identifier', correct('a', 'b') + map({ a: '1', b: '1', c: '-2' }));
    expect(only(item(mapped, body, template('map_response')))).toMatchObject({
      marks: '2',
      key: { type: 'MULTIPLE_CHOICE', isAllOrNothing: false, fractions: { c1: '0.5', c2: '0.5', c3: '-1' } },
    });
    expect(
      only(item(declared('multiple', 'identifier', correct('a', 'b')), body, template('match_correct'))),
    ).toMatchObject({
      marks: '1',
      key: { isAllOrNothing: true, fractions: { c1: '0.5', c2: '0.5', c3: '0' } },
    });
  });

  it('reads true and false by identifiers and words: other words stay choices', () => {
    const asked = (yes: string, no: string): string =>
      item(
        declared('single', 'identifier', correct('false')),
        `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>Wet?</prompt>${choice('true', yes)}${choice('false', no)}</choiceInteraction>`,
        template('match_correct'),
      );
    for (const [yes, no] of [
      ['True ', 'False'],
      ['صح', '<p>خطأ</p>'],
    ] as const)
      expect(only(asked(yes, no))).toMatchObject({ key: { type: 'TRUE_FALSE', isTrue: false } });
    expect(only(asked('Yes', 'No'))).toMatchObject({
      content: { type: 'SINGLE_CHOICE', choices: [{ text: { en: 'Yes' } }, { text: { en: 'No' } }] },
      key: { fractions: { c1: '0', c2: '1' } },
    });
  });

  it('reads a text entry behind a question as short text, in the middle of a text as a blank', () => {
    const entry = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="400"/>';
    const declaration = declared(
      'single',
      'string',
      correct('Nile') + map({ Nile: '2', nile: '1' }, ' caseSensitive="false"'),
    );
    expect(only(item(declaration, `<p>Which river?</p><p>${entry}</p>`, template('map_response')))).toMatchObject({
      marks: '2',
      content: { type: 'SHORT_TEXT', prompt: { en: '<p>Which river?</p>' }, maximumLength: 400 },
      key: {
        isStrict: false,
        accepted: [
          { text: 'Nile', fraction: '1' },
          { text: 'nile', fraction: '0.5' },
        ],
      },
    });
    expect(only(item(declaration, `<p>The ${entry} is long {{b1}}.</p>`, template('map_response')))).toMatchObject({
      content: { type: 'FILL_BLANKS', prompt: { en: '<p>The {{b1}} is long { {b1}}.</p>' } },
      key: { blanks: { b1: { weight: '2', texts: [{ text: 'Nile', fraction: '1' }, { fraction: '0.5' }] } } },
    });
  });

  it('reads numbers by the rules that compare them', () => {
    const rules =
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="RESPONSE"/><baseValue baseType="float">3.5</baseValue></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf><responseElseIf><equal toleranceMode="relative" tolerance="10"><variable identifier="RESPONSE"/><baseValue baseType="float">20</baseValue></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseElseIf></responseCondition></responseProcessing>';
    expect(
      only(
        item(
          declared('single', 'float', correct('3.5')),
          '<p>How much?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
          rules,
        ),
      ),
    ).toMatchObject({
      marks: '2',
      key: {
        type: 'NUMERIC',
        accepted: [
          { value: '3.5', tolerance: '0.5', fraction: '1' },
          { value: '20', tolerance: '2', fraction: '0.5' },
        ],
      },
    });
  });

  it('reads drop-downs in a text', () => {
    const gap = (id: string): string =>
      `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="false"><inlineChoice identifier="n">north</inlineChoice><inlineChoice identifier="s">south</inlineChoice></inlineChoiceInteraction>`;
    const declarations =
      declared('single', 'identifier', correct('n'), 'A') + declared('single', 'identifier', map({ s: '3' }), 'B');
    expect(
      only(
        item(
          declarations,
          `<p>${gap('A')} or ${gap('B')}</p>`,
          '<responseProcessing><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="A"/><mapResponse identifier="B"/></sum></setOutcomeValue></responseProcessing>',
        ),
      ),
    ).toMatchObject({
      marks: '4',
      content: { type: 'DROPDOWN_CLOZE', prompt: { en: '<p>{{b1}} or {{b2}}</p>' } },
      key: {
        gaps: {
          b1: { weight: '1', fractions: { c1: '1', c2: '0' } },
          b2: { weight: '3', fractions: { c1: '0', c2: '1' } },
        },
      },
    });
  });

  it('reads what is matched, associated, ordered and dragged into gaps', () => {
    const node = (id: string, text: string): string =>
      `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`;
    const sets = `<matchInteraction responseIdentifier="RESPONSE"><prompt>Match</prompt><simpleMatchSet>${node('e', 'Egypt')}${node('f', 'France')}</simpleMatchSet><simpleMatchSet>${node('p', 'Paris')}${node('c', 'Cairo')}${node('r', 'Rome')}</simpleMatchSet></matchInteraction>`;
    expect(
      only(item(declared('multiple', 'directedPair', correct('e c', 'f p')), sets, template('match_correct'))),
    ).toMatchObject({
      content: {
        type: 'MATCHING',
        stems: [{ id: 's1', text: { en: 'Egypt' } }, {}],
        choices: [{ text: { en: 'Cairo' } }, { text: { en: 'Paris' } }, { text: { en: 'Rome' } }],
      },
      key: { pairs: { s1: 'c1', s2: 'c2' } },
    });
    const pairs = `<associateInteraction responseIdentifier="RESPONSE"><prompt>Pair</prompt>${node('a', 'salt')}${node('b', 'pepper')}${node('c', 'sun')}${node('d', 'moon')}</associateInteraction>`;
    expect(only(item(declared('multiple', 'pair', correct('a b', 'c d')), pairs))).toMatchObject({
      content: { type: 'MATCHING' },
      changed: ['associate-as-matching'],
    });
    const order = `<orderInteraction responseIdentifier="RESPONSE"><prompt>Sort</prompt>${choice('z', 'two')}${choice('y', 'one')}</orderInteraction>`;
    expect(only(item(declared('ordered', 'identifier', correct('y', 'z')), order))).toMatchObject({
      key: { type: 'ORDERING', order: ['c1', 'c2'] },
      content: { choices: [{ text: { en: 'one' } }, {}] },
    });
    const gaps =
      '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="w" matchMax="1">wet</gapText><gapText identifier="d" matchMax="1">dry</gapText><p>The sea is <gap identifier="g"/>.</p></gapMatchInteraction>';
    expect(only(item(declared('multiple', 'directedPair', correct('w g')), gaps))).toMatchObject({
      content: { type: 'DROPDOWN_CLOZE', prompt: { en: '<p>The sea is {{b1}}.</p>' } },
      key: { gaps: { b1: { fractions: { c1: '1', c2: '0' } } } },
      changed: ['drag-as-dropdown'],
    });
  });

  it('reads essays with their rubric, and uploads', () => {
    const essay =
      '<p>Write</p><extendedTextInteraction responseIdentifier="RESPONSE"/><rubricBlock view="scorer"><p>Be kind</p></rubricBlock>';
    expect(only(item(declared('single', 'string', ''), essay))).toMatchObject({
      content: { type: 'ESSAY', prompt: { en: '<p>Write</p>' } },
      key: { guide: { en: '<p>Be kind</p>' } },
    });
    expect(
      only(
        item(
          declared('single', 'file', ''),
          '<p>Hand in</p><uploadInteraction responseIdentifier="RESPONSE" type="application/pdf"/>',
        ),
      ),
    ).toMatchObject({ content: { type: 'FILE_UPLOAD', extensions: ['pdf'] } });
  });

  it.each([
    ['<p>No question</p>', 'not-a-question'],
    ['<p>x</p><sliderInteraction responseIdentifier="RESPONSE"/>', 'type-unsupported'],
    [
      '<extendedTextInteraction responseIdentifier="RESPONSE"/><uploadInteraction responseIdentifier="RESPONSE"/>',
      'several-interactions',
    ],
    ['<p>x</p><extendedTextInteraction responseIdentifier="OTHER"/><orderInteraction/>', 'several-interactions'],
    ['<choiceInteraction responseIdentifier="NONE"/>', 'no-right-answer'],
  ])('leaves %s: %s', (body, code) => {
    expect(only(item(declared('single', 'identifier', ''), body)).left).toEqual([code]);
  });

  it('takes the language that the item or its parts name', () => {
    const essay = (text: string): string =>
      `<div>${text}</div><extendedTextInteraction responseIdentifier="RESPONSE"/>`;
    const declaration = declared('single', 'string', '');
    expect(only(item(declaration, essay('نص'), '', 'xml:lang="ar-EG"')).content?.prompt).toEqual({
      ar: '<div>نص</div>',
    });
    const both = '<span class="multilang" xml:lang="en">text</span><span class="multilang" xml:lang="ar">نص</span>';
    expect(only(item(declaration, essay(both))).content?.prompt).toEqual({
      en: '<div>text</div>',
      ar: '<div>نص</div>',
    });
  });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('importing a QTI package', () => {
  const points = `<p>Where?</p><selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="../img/a%20map.png" type="image/png" width="400" height="200"/></selectPointInteraction>`;
  const areas =
    '<areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="100,100,20" mappedValue="2"/></areaMapping>';
  const spot = item(declared('single', 'point', areas), points, template('map_response_point'));
  const metadata =
    '<metadata><imsmd:lom xmlns:imsmd="x"><imsmd:general><imsmd:keyword><imsmd:langstring>maps</imsmd:langstring></imsmd:keyword></imsmd:general><imsmd:educational><imsmd:difficulty><imsmd:value><imsmd:langstring>difficult</imsmd:langstring></imsmd:value></imsmd:difficulty></imsmd:educational></imsmd:lom></metadata>';
  const manifest = `<manifest><resources><resource identifier="r1" type="imsqti_item_xmlv2p1" href="items/spot.xml">${metadata}</resource><resource identifier="r2" type="imsqti_item_xmlv2p1" href="items/gone.xml"/><resource identifier="r3" type="imsqti_test_xmlv2p1" href="test.xml"/></resources></manifest>`;
  const files = new Map([
    ['imsmanifest.xml', bytes(manifest)],
    ['items/spot.xml', bytes(spot)],
    ['img/a map.png', pngOf(400, 200)],
    ['test.xml', bytes('<assessmentTest/>')],
  ]);

  it('reads the items that its manifest lists, their metadata and pictures', () => {
    const { questions, report, media } = importQuestions('QTI', files, { language: 'en' });
    expect(questions[0]).toMatchObject({
      source: { file: 'items/spot.xml', id: 'i1' },
      question: {
        tags: ['maps'],
        difficulty: 4,
        marks: '2',
        content: { type: 'HOTSPOT', pictureMediaId: 1, mostPoints: 1 },
        key: { areas: [{ area: { shape: 'ellipse', x: 200, y: 400, width: 100, height: 200 } }] },
      },
    });
    expect(media).toEqual([{ id: 1, name: 'a map.png', bytes: pngOf(400, 200) }]);
    expect(report.left).toMatchObject([{ code: 'text-missing', title: 'items/gone.xml' }]);
    expect(report.file).toMatchObject([{ code: 'test-structure-left' }]);
  });

  it('reads hotspots that are right, and items without a manifest', () => {
    const spots =
      '<p>Where?</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="map.png" type="image/png" width="100" height="100"/><hotspotChoice identifier="A" shape="rect" coords="10,10,30,30"/><hotspotChoice identifier="B" shape="circle" coords="70,70,10"/></hotspotInteraction>';
    const loose = new Map([
      ['one.xml', bytes(item(declared('single', 'identifier', correct('A')), spots, template('match_correct')))],
      ['map.png', pngOf(100, 100)],
      ['notes.xml', bytes('<notes/>')],
    ]);
    const { questions, report } = importQuestions('QTI', loose, { language: 'en' });
    expect(questions[0]?.question.key).toMatchObject({
      areas: [{ area: { shape: 'rectangle', x: 100, y: 100, width: 200, height: 200 } }],
    });
    expect(report.changed).toMatchObject([{ code: 'wrong-areas-left' }]);
    expect(report.file).toMatchObject([{ code: 'other-file-left', values: { file: 'notes.xml' } }]);
  });

  it('finds no file outside of the package', () => {
    const outside = new Map([['spot.xml', bytes(spot)]]);
    expect(importQuestions('QTI', outside, { language: 'en' }).report.left).toMatchObject([
      { code: 'picture-missing' },
    ]);
  });
});
