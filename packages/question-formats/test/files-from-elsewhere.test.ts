import { describe, expect, it } from 'vitest';
import { decodeText } from '../src/encoding.ts';
import type { QuestionFormat } from '../src/formats.ts';
import { importQuestions } from '../src/import-questions.ts';
import { pngOf } from './support/pictures.ts';

/** What other systems write, and people by hand: each with what it means to the system that it comes from. */
const read = (format: QuestionFormat, text: string, language: 'en' | 'ar' = 'en') => {
  const { questions, report, media } = importQuestions(format, text, { language });
  return {
    questions: questions.map(({ question, source }) => ({ ...question, line: source.line })),
    changed: report.changed.map(({ code }) => code),
    left: report.left.map(({ code, source, values }) => [code, source.line, ...Object.values(values)]),
    file: report.file.map(({ code }) => code),
    media,
  };
};
const only = (format: QuestionFormat, text: string, language: 'en' | 'ar' = 'en') => {
  const { questions, ...rest } = read(format, text, language);
  expect(rest.left).toEqual([]);
  expect(questions).toHaveLength(1);
  return { ...questions[0], ...rest };
};

describe('GIFT from elsewhere', () => {
  it('parts questions without a blank line between them, not a text that goes on behind its gap', () => {
    const { questions } = read(
      'GIFT',
      'One {T}\n::Two:: two {F}\n// [tag:x] [id:q3]\nThree on\ntwo lines {=a ~b}\nFour {#5}\n\nThe {=a ~b}\nis big.',
    );
    expect(questions.map(({ line, content, tags }) => [line, content.prompt.en, tags])).toEqual([
      [1, 'One', []],
      [2, 'two', []],
      [4, 'Three on two lines', ['x']],
      [6, 'Four', []],
      [8, 'The _____ is big.', []],
    ]);
  });

  it.each([
    ['a comment behind title, brace and truth', '::T:: // c\nStem. {// c\n F // c\n}', { key: { isTrue: false } }],
    ['paragraphs in a remark', 'Q {\n=a\n\n~b\n####One\n\ntwo}', { key: { explanation: { en: 'One two' } } }],
    ['an asterisk that is meant', 'Q {=a\\*b}', { key: { accepted: [{ text: 'a\\*b' }] } }],
    ['an open range with a remark', 'Q {#1..5#yes}', { key: { accepted: [{ value: '3', tolerance: '2' }] } }],
    [
      'halves without a whole',
      'Q {=%50%a =%50%b ~%-50%c}',
      { content: { type: 'MULTIPLE_CHOICE' }, key: { fractions: { c1: '0.5', c2: '0.5', c3: '-0.5' } } },
    ],
    ['weights in Arabic digits', 'Q {=a ~%-٢٥%b}', { key: { fractions: { c2: '-0.25' } } }],
    ['decimal commas in weights', 'Q {~%33,333%a ~%33,333%b ~%33,333%c ~%-100%d}', { changed: ['weights-rounded'] }],
    ['a wrong choice that costs nothing there', 'Q {~%100%a ~b}', { key: { sum: { least: '0' } }, changed: [] }],
    ['a category in other letters', '$category : A/B\nQ {T}', { name: 'Q' }],
    ['marks of joined files', 'Q \uFEFF{T}'.replace('Q ', '\uFEFFQ '), { name: 'Q' }],
    [
      'words to type in HTML',
      '[html]Q {=AT&amp;T =x<y =<p>z</p> =[html]<b>u</b> =<b>v</b>}',
      { key: { accepted: [{ text: 'AT&T' }, { text: 'x<y' }, { text: 'z' }, { text: 'u' }, { text: '<b>v</b>' }] } },
    ],
    [
      'tags that have to be typed',
      'Which begin a list? {=<ul> =<ol> =[plain]<dl>}',
      { key: { accepted: [{ text: '<ul>' }, { text: '<ol>' }, { text: '<dl>' }] }, changed: [] },
    ],
    [
      'what has to be put in order',
      '::O::[html]Sort{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW none\nb\n\n<i>a</i>\nc\n}',
      {
        content: {
          type: 'ORDERING',
          choices: [{ text: { en: '<i>a</i>' } }, { text: { en: 'b' } }, { text: { en: 'c' } }],
        },
        key: { order: ['c2', 'c1', 'c3'], rule: 'PLACES' },
        changed: ['blank-lines-joined'],
      },
    ],
    [
      'an order of some of the items, marked as ours can not',
      'Sort {>2 RANDOM HORIZONTAL LONGEST_ORDERED_SUBSET\nb\na\nc\n}',
      { key: { type: 'ORDERING', order: ['c2', 'c1', 'c3'] }, changed: ['scoring-simplified'] },
    ],
    ['an order without a word about it', 'Sort {>\nb\na}', { key: { order: ['c2', 'c1'], rule: 'NEIGHBOURS_ALONE' } }],
    ['an order of the older plugin', 'Sort {>=b =a =c}', { key: { order: ['c2', 'c1', 'c3'] } }],
    [
      'an ID number',
      '// question: 7  name: x\n// [id:alg\\]1] [tag:x]\nQ {T}',
      { idNumber: 'alg]1', tags: ['x'], changed: [] },
    ],
    ['HTML behind its gap', '[html]{=Nile}\n<p>flows</p>', { content: { prompt: { en: '_____ <p>flows</p>' } } }],
    ['a title with colons', '::a\\:\\:b:c:: x {T}', { name: 'a::b:c' }],
    ['a remark without an answer of its own', 'Q {=a =%0%*#no}', { key: { accepted: [{}, { fraction: '0' }] } }],
  ])('reads %s', (_, text, found) => {
    expect(only('GIFT', text)).toMatchObject(found);
  });

  it('leaves what would become a wrong key', () => {
    expect(read('GIFT', 'Q {=a -> 1 =b 2}\n\nQ {#1,000}\n\nQ {T} {F}\n\n::x::{T}').left).toEqual([
      ['syntax', 1, 'a -> 1'],
      ['syntax', 3, '1,000'],
      ['syntax', 5, '{F}'],
      ['no-prompt', 7],
    ]);
  });
});

describe('Aiken from elsewhere', () => {
  it('reads small letters, blank lines, letters with a point behind the answer, and lists in the question', () => {
    const { questions, left } = read(
      'AIKEN',
      'Two of\ni. x\nB. y\n\na) one\n\nb) two\nc)three\n\nAnswer : b.\nNo answer\nA. x\nB. y\nNext\nA. x\nB. y\nANSWER:A',
    );
    expect(questions.map(({ content, key }) => [content.prompt.en, key])).toMatchObject([
      ['Two of<br>i. x<br>B. y', { fractions: { c1: '0', c2: '1', c3: '0' } }],
      ['Next', { fractions: { c1: '1', c2: '0' } }],
    ]);
    expect(left).toEqual([['cut-off', 11]]);
  });
});

const html = (name: string, text: string, more = ''): string =>
  `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`;
const moodle = (type: string, text: string, more = ''): string =>
  `<quiz><question type="${type}"><name><text>N</text></name>${html('questiontext', text)}${more}</question></quiz>`;
const answer = (fraction: string, text: string): string =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;

describe('Moodle XML from elsewhere', () => {
  it.each([
    [
      'all or nothing of a plugin',
      moodle('multichoiceset', 'Q', answer('100', 'a') + answer('100', 'b') + answer('0', 'c')),
      { key: { isAllOrNothing: true, fractions: { c1: '0.5', c2: '0.5', c3: '0' } }, changed: [] },
    ],
    [
      'an ordering that is graded otherwise',
      moodle('ordering', 'Q', `<gradingtype>-1</gradingtype>${answer('1', 'a')}${answer('2', 'b')}`),
      { key: { rule: 'ALL_OR_NOTHING' }, changed: [] },
    ],
    ['an ID number', moodle('essay', 'Q', '<idnumber>ex-7</idnumber>'), { idNumber: 'ex-7' }],
    [
      'marks that no column holds',
      moodle('essay', 'Q', '<defaultgrade>33.333333</defaultgrade>'),
      { marks: '33.3333', changed: ['marks-replaced'] },
    ],
    [
      'MathML',
      moodle('essay', '<math><mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac><mo>≤</mo><mi>α</mi></math>'),
      { content: { prompt: { en: '<span data-formula="\\frac{1}{ {x}^{2}}\\le α"></span>' } }, changed: [] },
    ],
    [
      'MathML that says its TeX',
      moodle(
        'essay',
        '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math>',
      ),
      { content: { prompt: { en: '<span data-formula="x_1"></span>' } } },
    ],
    [
      'rows that nobody filled in, and texts without their element',
      '<quiz><question type="multichoice"><name>N</name><questiontext>Is <b>it</b>?</questiontext><answer fraction="100">Yes<feedback>so</feedback></answer><answer fraction="0"><text>No</text></answer><answer fraction="0"><text></text></answer></question></quiz>',
      {
        content: { prompt: { en: 'Is <b>it</b>?' }, choices: [{ text: { en: 'Yes' } }, { text: { en: 'No' } }] },
        key: { feedback: { c1: { en: 'so' } } },
      },
    ],
    [
      'a literal asterisk',
      moodle('shortanswer', 'Q', answer('100', '2 \\* 3')),
      { key: { accepted: [{ text: '2 \\* 3' }] } },
    ],
  ])('reads %s', (_, text, found) => {
    expect(only('MOODLE_XML', text)).toMatchObject(found);
  });

  it('shows the picture that Moodle 1.9 wrote beside the text', () => {
    const picture = btoa(String.fromCharCode(...pngOf(2, 2)));
    const old = `<image>course/a.png</image><image_base64>${picture}</image_base64>`;
    const { content, media } = only('MOODLE_XML', moodle('essay', 'Look', old));
    expect(content?.prompt.en).toBe('Look<p><img data-media-id="1" alt=""></p>');
    expect(media).toMatchObject([{ id: 1, name: 'a.png' }]);
  });

  it('leaves what it cannot ask, each with its reason', () => {
    const types =
      'calculated calculatedsimple calculatedmulti random randomsamatch description ddimageortext wordselect'.split(
        ' ',
      );
    const file = `<quiz>${types.map((type) => moodle(type, 'Q').slice(6, -7)).join('')}</quiz>`;
    expect(read('MOODLE_XML', file).left.map(([code]) => code)).toEqual(
      'calculated calculated calculated drawn-from-category drawn-from-category not-a-question type-unsupported type-unknown'.split(
        ' ',
      ),
    );
    const broken = [
      'Fruit',
      '{1:MULTICHOICE}',
      '{1:MULTICHOICE:=a}',
      '{1:NM:=zero}',
      '{1:MULTIRESPONSE:=a~b}',
      '{1:NM:=1,000}',
    ];
    const cloze = `<quiz>${broken.map((text) => moodle('cloze', text).slice(6, -7)).join('')}</quiz>`;
    expect(read('MOODLE_XML', cloze).left.map(([code]) => code)).toEqual(
      'no-gaps no-gaps no-choices number-unreadable type-unsupported number-unreadable'.split(' '),
    );
  });

  it('keeps letters of two halves wherever a long file is cut for reading', () => {
    for (const shift of [0, 1]) {
      const text = `${'x'.repeat(shift)}${'😀'.repeat(60_000)}`;
      expect(only('MOODLE_XML', moodle('essay', text)).content?.prompt.en).toBe(text);
    }
  });
});

const declared = (inner: string, cardinality: string, baseType: string): string =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`;
const correct = (...values: string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;
const item = (declaration: string, body: string, rules = '', inner = ''): string =>
  `<assessmentItem identifier="i" title="T">${inner}${declaration}<itemBody>${body}</itemBody><responseProcessing>${rules}</responseProcessing></assessmentItem>`;
const choices = (...ids: string[]): string =>
  `<choiceInteraction responseIdentifier="R" shuffle="true"><prompt>Q</prompt>${ids.map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}</choiceInteraction>`;
const score = (marks: string): string =>
  `<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${marks}</baseValue></setOutcomeValue>`;
const rule = (condition: string, marks = '1'): string =>
  `<responseCondition><responseIf>${condition}${score(marks)}</responseIf></responseCondition>`;
const variable = '<variable identifier="R"/>';
const base = (value: string): string => `<baseValue baseType="float">${value}</baseValue>`;
const entry = '<p>Q</p><p><textEntryInteraction responseIdentifier="R"/></p>';
const float = declared(correct('42'), 'single', 'float');
/** As OpenOlat writes it: all marks for all right ones, then bounds, and feedback for nothing answered. */
const bounded = `<responseCondition><responseIf><isNull>${variable}</isNull><setOutcomeValue identifier="FEEDBACKBASIC">
  <baseValue baseType="identifier">empty</baseValue></setOutcomeValue></responseIf><responseElseIf><match>${variable}
  <correct identifier="R"/></match><setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/>
  <variable identifier="MAXSCORE"/></sum></setOutcomeValue></responseElseIf></responseCondition><responseCondition>
  <responseIf><gt><variable identifier="SCORE"/><variable identifier="MAXSCORE"/></gt><setOutcomeValue identifier="SCORE">
  <variable identifier="MAXSCORE"/></setOutcomeValue></responseIf></responseCondition>`;
const words = '<gapText identifier="W">winter</gapText><gapText identifier="S">summer</gapText>';
const gapMatch = `<gapMatchInteraction responseIdentifier="R">${words}<p>In <gap identifier="G1"/> and <gap identifier="G2"/></p></gapMatchInteraction>`;
const mapped = (entries: Record<string, string>, attributes = ''): string =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;
const mapResponse = '<setOutcomeValue identifier="SCORE"><mapResponse identifier="R"/></setOutcomeValue>';

describe('QTI from elsewhere', () => {
  it.each([
    [
      'the marks of what a mapping does not name',
      item(
        declared(mapped({ A: '1', B: '1' }, 'upperBound="2" defaultValue="-2"'), 'multiple', 'identifier'),
        choices('A', 'B', 'C'),
        mapResponse,
      ),
      { marks: '2', key: { fractions: { c1: '0.5', c2: '0.5', c3: '-1' }, isAllOrNothing: false }, changed: [] },
    ],
    [
      'all or nothing among bounds',
      item(declared(correct('A', 'B'), 'multiple', 'identifier'), choices('A', 'B', 'C'), bounded),
      { key: { isAllOrNothing: true, fractions: { c1: '0.5', c2: '0.5', c3: '0' } }, changed: [] },
    ],
    [
      'marks for single answers',
      item(
        declared(correct('A'), 'single', 'identifier'),
        choices('A', 'B'),
        rule(`<match>${variable}<baseValue baseType="identifier">B</baseValue></match>`, '0.5'),
      ),
      { marks: '0.5', key: { fractions: { c1: '0', c2: '1' } }, changed: [] },
    ],
    [
      'a tolerance around the declared number, further to one side',
      item(float, entry, rule(`<equal tolerance="0.5 1.5">${variable}<correct identifier="R"/></equal>`, '2')),
      { marks: '2', key: { accepted: [{ value: '42.5', tolerance: '1', fraction: '1' }] } },
    ],
    [
      'a relative tolerance',
      item(float, entry, rule(`<equal toleranceMode="relative" tolerance="10">${variable}${base('50')}</equal>`)),
      { key: { accepted: [{ value: '50', tolerance: '5' }] } },
    ],
    [
      'numbers between bounds',
      item(float, entry, rule(`<and><gte>${base('40')}${variable}</gte><lte>${base('44')}${variable}</lte></and>`)),
      { key: { accepted: [{ value: '42', tolerance: '2' }] } },
    ],
    [
      'a rule of rounding that there is not here',
      item(float, entry, rule(`<equalRounded figures="3">${variable}<correct identifier="R"/></equalRounded>`)),
      { key: { accepted: [{ value: '42', tolerance: '0' }] }, changed: ['scoring-simplified'] },
    ],
    [
      'an asterisk as what it is',
      item(declared(correct('a*'), 'single', 'string'), entry),
      { key: { accepted: [{ text: 'a\\*' }], isStrict: true } },
    ],
    [
      'words that are worth more in one gap, and two for one gap',
      item(
        declared(mapped({ 'W G1': '1', 'S G1': '0.5', 'S G2': '2' }), 'multiple', 'directedPair'),
        gapMatch,
        mapResponse,
      ),
      {
        marks: '3',
        key: {
          gaps: {
            b1: { weight: '1', fractions: { c1: '1', c2: '0.5' } },
            b2: { weight: '2', fractions: { c1: '0', c2: '1' } },
          },
        },
      },
    ],
    [
      'a guide that has no place, and one text to show and to hide',
      item(
        declared(correct('A'), 'single', 'identifier'),
        `${choices('A', 'B')}<rubricBlock view="scorer"><p>Look</p></rubricBlock>`,
      ).replace(
        '</assessmentItem>',
        '<modalFeedback identifier="x" showHide="hide">Why</modalFeedback><modalFeedback identifier="x" showHide="show">Why</modalFeedback></assessmentItem>',
      ),
      { key: { explanation: { en: 'Why' } }, changed: ['guide-left', 'feedback-as-explanation'] },
    ],
  ])('reads %s', (_, text, found) => {
    expect(only('QTI', text)).toMatchObject(found);
  });

  it('reads texts that items share, items that the manifest forgot, and leaves the rest', () => {
    const essay = declared('', 'single', 'string');
    const body = '<extendedTextInteraction responseIdentifier="R"/>';
    const files = {
      'imsmanifest.xml':
        '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="a/one.xml"/><resource type="imsqti_item_xmlv2p2" href="../../gone.xml"/></resources></manifest>',
      'a/one.xml': item(essay, `<xi:include href="../shared.xml"/><p>Write</p>${body}`),
      'a/two.xml': item(essay, `<p>More</p>${body}`, '', '<assessmentStimulusRef href="../stimulus.xml"/>'),
      'shared.xml': '<div><p>Shared</p></div>',
      'stimulus.xml': '<assessmentStimulus><stimulusBody><p>Read</p></stimulusBody></assessmentStimulus>',
    };
    const encoded = new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
    const { questions, report } = importQuestions('QTI', encoded, { language: 'en' });
    expect(questions.map(({ question }) => question.content.prompt.en)).toEqual([
      '<div><p>Shared</p></div><p>Write</p>',
      '<p>Read</p><p>More</p>',
    ]);
    expect(report.left.map(({ code, source }) => [code, source.file])).toEqual([['text-missing', 'gone.xml']]);
    expect(report.changed).toEqual([]);
  });
});

describe('bytes from elsewhere', () => {
  const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
  const arabic = [0xc7, 0xe1, 0xe4, 0xed, 0xe1]; // Windows-1256
  it.each([
    [
      'UTF-8 that says it is Latin',
      utf8('<?xml version="1.0" encoding="ISO-8859-1"?><quiz>ماء</quiz>'),
      'ماء',
      'utf-8',
      0,
    ],
    ['UTF-8 that was cut off in a letter', utf8('ما عاصمة مصر؟').slice(0, -1), 'ما عاصمة مصر', null, 1],
    ['Arabic in an English import', [...arabic, 0x20, ...arabic], 'النيل النيل', 'windows-1256', 0],
  ])('reads %s', (_, bytes, text, guessedEncoding, unreadable) => {
    const found = decodeText(Uint8Array.from(bytes), 'en');
    expect(found).toMatchObject({ guessedEncoding, unreadable });
    expect(found.text).toContain(text);
  });

  it('says that a picture is no text', () => {
    const { file, questions } = read('GIFT', String.fromCharCode(...pngOf(400, 400), ...Array(200).fill(0)));
    expect(questions).toEqual([]);
    expect(file).toEqual(['file-not-text']);
  });
});
