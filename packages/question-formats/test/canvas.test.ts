import { formatDecimal } from '@sullam/domain/decimal.ts';
import { markAnswer } from '@sullam/domain/questions/mark-answer.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { detectFormat, kindOfFile } from '../src/detect-format.ts';
import { importQuestions } from '../src/import-questions.ts';
import { pngOf } from './support/pictures.ts';

/** QTI 1.2 as Canvas and course cartridges write it. */
const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const html = (text: string): string => `<material><mattext texttype="text/html">${escaped(text)}</mattext></material>`;
const plain = (text: string): string =>
  `<material><mattext texttype="text/plain">${escaped(text)}</mattext></material>`;
const labels = (entries: Record<string, string>): string =>
  `<render_choice>${Object.entries(entries)
    .map(([id, text]) => `<response_label ident="${id}">${plain(text)}</response_label>`)
    .join('')}</render_choice>`;
const lid = (ident: string, cardinality: string, entries: Record<string, string>, material = ''): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${material}${labels(entries)}</response_lid>`;
const equal = (id: string, respident = 'response1'): string => `<varequal respident="${respident}">${id}</varequal>`;
const condition = (tests: string, score: string, action = 'Set', attributes = 'continue="No"'): string =>
  `<respcondition ${attributes}><conditionvar>${tests}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`;
const item = (type: string, points: string, presentation: string, conditions: string, rest = ''): string =>
  `<item ident="g1" title="Item"><itemmetadata><qtimetadata>${field('question_type', type)}${field('points_possible', points)}</qtimetadata></itemmetadata><presentation>${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing>${rest}</item>`;
const quiz = (...items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Unit 1"><section ident="root_section">${items.join('')}</section></assessment></questestinterop>`;

const read = (xml: string) => importQuestions('QTI_1', xml, { language: 'en' });
const only = (xml: string) => {
  const { questions, report } = read(quiz(xml));
  expect(report.left).toEqual([]);
  expect(questions).toHaveLength(1);
  return {
    ...questions[0]?.question,
    category: questions[0]?.category,
    changed: report.changed.map(({ code }) => code),
  };
};
const scores = (xml: string, answers: readonly QuestionAnswer[]): string[] => {
  const { questions } = read(quiz(xml));
  const question = questions[0]?.question;
  return answers.map((answer) => {
    const score = question && markAnswer(question.content, question.key, answer, question).score;
    return score ? formatDecimal(score) : '-';
  });
};

const rivers = { '11': 'Nile', '12': 'Sinai', '13': 'Indus' };

describe('questions of Canvas', () => {
  it('have one right choice, with what is said to each and to everybody', () => {
    const rest = `<itemfeedback ident="general_fb"><flow_mat>${html('<p>Think of water</p>')}</flow_mat></itemfeedback><itemfeedback ident="12_fb"><flow_mat>${plain('A desert')}</flow_mat></itemfeedback><itemfeedback ident="correct_fb"><flow_mat>${plain('Well done')}</flow_mat></itemfeedback>`;
    const rules = `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>${condition(equal('11'), '100')}`;
    const xml = item(
      'multiple_choice_question',
      '2.0',
      html('<div>Which <b>river</b>?</div>') + lid('response1', 'Single', rivers),
      rules,
      rest,
    );
    expect(only(xml)).toMatchObject({
      name: 'Item',
      marks: '2',
      category: ['Unit 1'],
      content: {
        type: 'SINGLE_CHOICE',
        prompt: { en: '<div>Which <b>river</b>?</div>' },
        choices: [{ text: { en: 'Nile' } }, {}, {}],
      },
      key: {
        fractions: { c1: '1', c2: '0', c3: '0' },
        feedback: { c2: { en: 'A desert' } },
        explanation: { en: '<p>Think of water</p>' },
      },
      changed: ['combined-feedback-left'],
    });
  });

  it('are true or false', () => {
    const xml = item(
      'true_false_question',
      '1',
      plain('Wet?') + lid('response1', 'Single', { '1': 'True', '2': 'False' }),
      condition(equal('2'), '100'),
    );
    expect(only(xml)).toMatchObject({ key: { type: 'TRUE_FALSE', isTrue: false }, changed: [] });
  });

  it('have several right choices, all or nothing', () => {
    const rules = condition(`<and>${equal('11')}<not>${equal('12')}</not>${equal('13')}</and>`, '100');
    const xml = item('multiple_answers_question', '3', plain('Rivers?') + lid('response1', 'Multiple', rivers), rules);
    expect(only(xml)).toMatchObject({
      marks: '3',
      key: { isAllOrNothing: true, fractions: { c1: '0.5', c2: '0', c3: '0.5' } },
      changed: [],
    });
    const chosen = (...choiceIds: string[]): QuestionAnswer => ({ type: 'MULTIPLE_CHOICE', choiceIds });
    expect(scores(xml, [chosen('c1', 'c3'), chosen('c1'), chosen('c1', 'c2', 'c3')])).toEqual(['3', '0', '0']);
  });

  it('are short texts with alternatives, and essays', () => {
    const typed =
      '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>';
    expect(
      only(
        item('short_answer_question', '1', plain('Tag?') + typed, condition(equal('&lt;p&gt;') + equal('H2O'), '100')),
      ),
    ).toMatchObject({
      content: { type: 'SHORT_TEXT' },
      key: {
        isStrict: false,
        accepted: [
          { text: '<p>', fraction: '1' },
          { text: 'H2O', fraction: '1' },
        ],
      },
      changed: [],
    });
    expect(
      only(
        item(
          'essay_question',
          '5',
          plain('Why?') + typed,
          '<respcondition><conditionvar><other/></conditionvar></respcondition>',
        ),
      ),
    ).toMatchObject({
      marks: '5',
      content: { type: 'ESSAY' },
      changed: [],
    });
    expect(only(item('file_upload_question', '5', plain('Send'), ''))).toMatchObject({
      content: { type: 'FILE_UPLOAD' },
    });
  });

  it('are numbers: exact, around one, between two', () => {
    const typed =
      '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>';
    const between = (low: string, high: string): string =>
      `<vargte respident="response1">${low}</vargte><varlte respident="response1">${high}</varlte>`;
    const near = condition(`<or>${equal('4.0')}<and>${between('3.5', '4.5')}</and></or>`, '100');
    expect(
      only(item('numerical_question', '1', plain('?') + typed, near + condition(between('10', '12'), '100'))),
    ).toMatchObject({
      key: {
        accepted: [
          { value: '4', tolerance: '0.5', fraction: '1' },
          { value: '11', tolerance: '1', fraction: '1' },
        ],
      },
      changed: [],
    });
    const precise = condition(
      `<or>${equal('13.4')}<and><vargt respident="response1">13.35</vargt><varlte respident="response1">13.45</varlte></and></or>`,
      '100',
    );
    expect(only(item('numerical_question', '1', plain('?') + typed, precise))).toMatchObject({
      changed: ['scoring-simplified'],
    });
  });

  it('match by pair, with what belongs to nothing', () => {
    const capitals = { '1': 'Cairo', '2': 'Amman', '3': 'Oslo' };
    const stems =
      lid('response_a', 'Single', capitals, plain('Egypt')) +
      lid('response_b', 'Single', capitals, plain('Jordan')) +
      lid('response_c', 'Single', capitals, plain('Norway'));
    const rules = [equal('1', 'response_a'), equal('2', 'response_b'), equal('3', 'response_c')]
      .map((test) => condition(test, '33.33', 'Add', ''))
      .join('');
    const xml = item('matching_question', '3', plain('Match') + stems, rules);
    expect(only(xml)).toMatchObject({
      marks: '3',
      content: { type: 'MATCHING', stems: [{ text: { en: 'Egypt' } }, {}, {}] },
      changed: [],
    });
    expect(scores(xml, [{ type: 'MATCHING', pairs: { s1: 'c2', s2: 'c1' } }])).toEqual(['2']);
  });

  it('fill several gaps by their names, typed or chosen', () => {
    const gaps =
      lid('response_red', 'Single', { '1': 'rose', '2': 'Rose' }, plain('red')) +
      lid('response_blue', 'Single', { '3': 'sky', '4': 'air' }, plain('blue'));
    const rules =
      condition(equal('1', 'response_red'), '50.00', 'Add', '') +
      condition(equal('3', 'response_blue'), '50.00', 'Add', '');
    const prompt = html('<div><p>A [red] and the [blue] [sic]</p></div>');
    const typed = item('fill_in_multiple_blanks_question', '4', prompt + gaps, rules);
    expect(only(typed)).toMatchObject({
      marks: '4',
      content: { type: 'FILL_BLANKS', prompt: { en: '<div><p>A {{b1}} and the {{b2}} [sic]</p></div>' } },
      key: {
        blanks: {
          b1: { texts: [{ text: 'rose' }, { text: 'Rose' }] },
          b2: { texts: [{ text: 'sky' }, { text: 'air' }] },
        },
      },
      changed: [],
    });
    expect(scores(typed, [{ type: 'FILL_BLANKS', blanks: { b1: 'Rose', b2: 'sea' } }])).toEqual(['2']);
    expect(only(item('multiple_dropdowns_question', '4', prompt + gaps, rules))).toMatchObject({
      content: {
        type: 'DROPDOWN_CLOZE',
        gaps: [{ choices: [{ text: { en: 'rose' } }, { text: { en: 'Rose' } }] }, {}],
      },
      key: { gaps: { b1: { fractions: { c1: '1', c2: '0' } } } },
    });
  });

  it('are put in order', () => {
    const rules = condition(equal('13') + equal('11') + equal('12'), '100');
    expect(
      only(item('ordering_question', '1', plain('Sort') + lid('response1', 'Ordered', rivers), rules)),
    ).toMatchObject({
      content: { type: 'ORDERING' },
      key: { order: ['c1', 'c2', 'c3'], rule: 'ALL_OR_NOTHING' },
      changed: [],
    });
  });

  it('show formulas that Canvas draws, and files of the course', () => {
    const picture =
      '<img class="equation_image" title="\\frac{1}{2}" src="/equation_images/%255Cfrac%257B1%257D%257B2%257D" alt="LaTeX: \\frac{1}{2}" data-equation-content="\\frac{1}{2}">';
    const prompt = html(`<p>What is ${picture}? <img src="$IMS-CC-FILEBASE$/Pictures/a%20map.png" alt="Map"></p>`);
    const xml = quiz(item('essay_question', '1', prompt, ''));
    const files = new Map<string, Uint8Array>([
      ['imsmanifest.xml', new TextEncoder().encode('<manifest/>')],
      [
        'i1/assessment_meta.xml',
        new TextEncoder().encode(
          '<?xml version="1.0"?><quiz identifier="i1" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Unit</title></quiz>',
        ),
      ],
      ['i1/assessment_qti.xml', new TextEncoder().encode(quiz(item('essay_question', '1', plain('Less'), '')))],
      ['non_cc_assessments/i1.xml.qti', new TextEncoder().encode(xml)],
      ['web_resources/Pictures/a map.png', pngOf(3, 3)],
    ]);
    expect(detectFormat(files)).toBe('QTI_1');
    const { questions, media } = importQuestions('QTI_1', files, { language: 'en' });
    expect(questions.map(({ question }) => question.content.prompt.en)).toEqual([
      '<p>What is <span data-formula="\\frac{1}{2}"></span>? <img data-media-id="1" alt="Map"></p>',
    ]);
    expect(media).toMatchObject([{ name: 'a map.png' }]);
  });

  it('leave with their reason what no question here can be', () => {
    const { report } = read(
      quiz(
        item('calculated_question', '1', plain('x'), ''),
        item('text_only_question', '0', plain('Read'), ''),
        item('hot_spot_question', '1', plain('Where') + lid('response1', 'Single', rivers), ''),
      ),
    );
    expect(report.left.map(({ code }) => code)).toEqual(['calculated', 'not-a-question', 'type-unsupported']);
    expect(kindOfFile('<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>')).toBe('XML');
  });
});

describe('QTI 1.2 of cartridges', () => {
  it('is worth its points where the score is out of nothing in particular', () => {
    const xml = `<item ident="x" title="T"><itemmetadata><qtimetadata>${field('cc_profile', 'cc.multiple_response.v0p1')}</qtimetadata></itemmetadata><presentation>${plain('?')}${lid('R', 'Multiple', { A: 'a', B: 'b', C: 'c' })}</presentation><resprocessing><outcomes><decvar varname="SCORE" minvalue="-1"/></outcomes>${condition(equal('A', 'R'), '1', 'Add', 'continue="Yes"')}${condition(equal('B', 'R'), '1', 'Add', 'continue="Yes"')}${condition(equal('C', 'R'), '1', 'Subtract', 'continue="Yes"')}</resprocessing></item>`;
    const chosen = (...choiceIds: string[]): QuestionAnswer => ({ type: 'MULTIPLE_CHOICE', choiceIds });
    expect(only(xml)).toMatchObject({ marks: '2', changed: [] });
    expect(scores(xml, [chosen('c1', 'c2'), chosen('c1', 'c3'), chosen('c3')])).toEqual(['2', '0', '-1']);
  });
});
