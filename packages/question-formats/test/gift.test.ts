import { describe, expect, it } from 'vitest';
import { comparableGift } from '../src/gift/comparable-gift.ts';
import { parseGift } from '../src/gift/parse-gift.ts';
import { importQuestions } from '../src/import-questions.ts';

const parse = (text: string) => parseGift(text).items.map(comparableGift);
const read = (text: string, language: 'en' | 'ar' = 'en') => importQuestions('GIFT', text, { language });
const moodle = (text: string) => ({ format: 'moodle', text });

describe('parsing GIFT', () => {
  it('keeps title, id, tags, format and general feedback', () => {
    const [item] = parse(
      '// [id:q-7] [tag:rivers]\n// [tag:with \\] bracket]\n::The Nile::[html]<b>Where</b> does it end?{=Sea #yes ~Lake####Look at a map}',
    );
    expect(item).toEqual({
      id: 'q-7',
      tags: ['rivers', 'with ] bracket'],
      type: 'MC',
      title: 'The Nile',
      stem: { format: 'html', text: '<b>Where</b> does it end?' },
      hasEmbeddedAnswers: false,
      globalFeedback: { format: 'html', text: 'Look at a map' },
      choices: [
        {
          isCorrect: true,
          weight: null,
          text: { format: 'html', text: 'Sea' },
          feedback: { format: 'html', text: 'yes' },
        },
        { isCorrect: false, weight: null, text: { format: 'html', text: 'Lake' }, feedback: null },
      ],
    });
  });

  it.each([
    ['2 + 2 is {=4 =four}', 'Short'],
    ['Speed of light? {#299792458:100}', 'Numerical'],
    ['Pair up {=a -> 1 =b -> 2}', 'Matching'],
    ['Water is wet. {true}', 'TF'],
    ['Write about rain. {}', 'Essay'],
    ['A city {~Cairo =Aswan}', 'MC'],
    ['Read this first.', 'Description'],
    ['The answer alone {Aswan}', 'Short'],
    ['$CATEGORY: Geography/Africa', 'Category'],
    ['Broken {=a', 'Broken'],
  ])('%s is %s', (text, type) => {
    expect(parse(text)).toMatchObject([{ type }]);
  });

  it('passes over a comment behind the answers, and takes no cloze text for an answer', () => {
    expect(parse('Is it? {T} // sure\n\nIt is // not {=a ~b}')).toMatchObject([
      { type: 'TF', stem: moodle('Is it?'), hasEmbeddedAnswers: false },
      { type: 'MC', stem: moodle('It is // not') },
    ]);
    expect(parse('The capital is {1:SA:%100%Cairo} today.')).toMatchObject([
      { type: 'Broken', near: '1:SA:%100%Cairo' },
    ]);
  });

  it.each([
    ['33.33', 3, '0.3334'],
    ['33.3', 3, '0.334'],
    ['16.7', 6, '0.165'],
  ])('takes %s %% of %i right answers for equal parts of everything', (percent, count, last) => {
    const rows = Array.from({ length: count }, (_, index) => `~%${percent}%a${index}`).join(' ');
    const { questions, report } = read(`Q {${rows} ~%-100%z}`);
    expect(questions[0]?.question.key).toMatchObject({ fractions: { [`c${count}`]: last } });
    expect(report.changed.map(({ code }) => code)).toEqual(['weights-rounded']);
  });

  it('puts a line where the answers stood inside of the text', () => {
    expect(parse('The Nile flows {=north ~south} through Egypt.')).toMatchObject([
      { stem: moodle('The Nile flows _____ through Egypt.'), hasEmbeddedAnswers: true },
    ]);
  });

  it('takes escaped signs as text and breaks lines at \\n', () => {
    expect(parse('\\{a\\} \\= \\~b\\# c\\:d \\\\ e\\nf {T}')).toMatchObject([
      { stem: moodle('{a} = ~b# c:d \\ e\nf') },
    ]);
  });

  it('keeps the lines of HTML and Markdown and lets others run on', () => {
    expect(parse('[html]one\n  two {}\n\none\n  two {}')).toMatchObject([
      { stem: { format: 'html', text: 'one\n  two' } },
      { stem: moodle('one two') },
    ]);
  });

  it('reads numbers alone, in ranges and with weights', () => {
    expect(parse('n {#-1.5e2}\n\nn {#1..2.5}\n\nn {#=10:1#near =%50%10:3 ~#no}')).toMatchObject([
      { choices: { type: 'simple', number: -150 } },
      { choices: { type: 'high-low', numberLow: 1, numberHigh: 2.5 } },
      {
        choices: [
          { weight: null, text: { type: 'range', number: 10, range: 1 }, feedback: moodle('near') },
          { weight: 50, text: { type: 'range', number: 10, range: 3 } },
          { isCorrect: false, text: { format: 'moodle', text: '*' }, feedback: moodle('no') },
        ],
      },
    ]);
  });

  it('ends a question at a blank line, with spaces in it or not, whatever the line ends', () => {
    expect(parse('One {T}\n \t\nTwo {F}\n\n\n\nThree {}')).toMatchObject([
      { type: 'TF' },
      { type: 'TF' },
      { type: 'Essay' },
    ]);
  });

  it('says where it could not read on', () => {
    const { items } = parseGift('Fine {T}\n\nTwo {=a {=b}}\n\n::never closed\n\nFine {F}');
    expect(items).toMatchObject([
      { type: 'TF', line: 1 },
      { type: 'Broken', line: 3, near: '{=b}}' },
      { type: 'Broken', line: 5 },
      { type: 'TF', line: 7 },
    ]);
  });
});

describe('importing GIFT', () => {
  it('takes a right answer among wrong ones as a single choice, with partial marks', () => {
    const { questions, report } = read('Capital of Egypt? {\n~%25%Giza#near\n=Cairo\n~Aswan\n}');
    expect(questions[0]?.question).toMatchObject({
      name: 'Capital of Egypt?',
      content: {
        type: 'SINGLE_CHOICE',
        prompt: { en: 'Capital of Egypt?' },
        choices: [{ id: 'c1', text: { en: 'Giza' } }, {}, {}],
      },
      key: { fractions: { c1: '0.25', c2: '1', c3: '0' }, feedback: { c1: { en: 'near' } } },
      marks: '1',
    });
    expect(report).toMatchObject({ taken: [{ type: 'SINGLE_CHOICE', source: { line: 1 } }], changed: [], left: [] });
  });

  it('makes thirds add up and says that it rounded', () => {
    const { questions, report } = read('Even? {~%33.33333%2 ~%33.33333%4 ~%33.33333%6 ~%-100%7}');
    expect(questions[0]?.question.key).toMatchObject({
      type: 'MULTIPLE_CHOICE',
      isAllOrNothing: false,
      fractions: { c1: '0.3333333', c2: '0.3333333', c3: '0.3333334', c4: '-1' },
    });
    expect(report.changed).toMatchObject([{ code: 'weights-rounded' }]);
  });

  it('gives the first remark of true or false to the wrong answer', () => {
    const [isTrue, isFalse] = read('Sky is blue {T#look up#yes}\n\nSea is dry {F#it is wet#right}').questions;
    expect(isTrue?.question.key).toMatchObject({
      isTrue: true,
      feedback: { true: { en: 'yes' }, false: { en: 'look up' } },
    });
    expect(isFalse?.question.key).toMatchObject({
      isTrue: false,
      feedback: { true: { en: 'it is wet' }, false: { en: 'right' } },
    });
  });

  it('reads Arabic questions, numbers in ranges as a middle and its tolerance', () => {
    const { questions } = read(
      '::العمر::[html]<p>كم عمر <b>القلعة</b>؟</p>{#٨٠٠..٨٥٠}\n\nما عاصمة مصر؟ {=القاهرة =%50%قاهره}',
      'ar',
    );
    expect(questions[0]?.question).toMatchObject({
      name: 'العمر',
      content: { prompt: { ar: '<p>كم عمر <b>القلعة</b>؟</p>' }, type: 'NUMERIC', units: [] },
      key: { accepted: [{ value: '825', tolerance: '25', fraction: '1' }] },
    });
    expect(questions[1]?.question.key).toMatchObject({
      accepted: [
        { text: 'القاهرة', fraction: '1' },
        { text: 'قاهره', fraction: '0.5' },
      ],
      isStrict: false,
    });
  });

  it('gives nothing away by the order of what is to be matched', () => {
    const { content, key } =
      read('Match {=Egypt -> Nile =France -> Seine =Iraq -> Tigris = -> Amazon}').questions[0]?.question ?? {};
    expect(content).toMatchObject({ choices: [{ text: { en: 'Amazon' } }, { text: { en: 'Nile' } }, {}, {}] });
    expect(key).toMatchObject({ pairs: { s1: 'c2', s2: 'c3', s3: 'c4' } });
  });

  it('shows what only looks like HTML and cleans what is', () => {
    const { questions, report } = read('Is a<b and b>c? <i onclick\\="x()">now</i> {T}');
    expect(questions[0]?.question.content.prompt.en).toBe('Is a&lt;b and b&gt;c? <i>now</i>');
    expect(report.changed).toMatchObject([{ code: 'html-cleaned', values: { removed: 'i[onclick]' } }]);
  });

  it('turns Markdown into HTML and names what it leaves as it stands', () => {
    const { questions, report } = read(
      '[markdown]**Read** _this_ `x < 1`:\n- one\n    - two\n- three {T}\n\n[markdown]# Title {T}',
    );
    expect(questions[0]?.question.content.prompt.en).toBe(
      '<p><strong>Read</strong> <em>this</em> <code>x &lt; 1</code>:</p><ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>',
    );
    expect(report.changed).toMatchObject([{ code: 'markdown-simplified', source: { line: 6 } }]);
  });

  it('makes formulas of TeX', () => {
    const { questions } = read('What is \\(x^2\\) for $$x\\=3$$? {#9}\n\n[html]<p>So $$y$$</p> {}');
    expect(questions.map(({ question }) => question.content.prompt.en)).toEqual([
      'What is <span data-formula="x^2"></span> for <div data-formula="x=3"></div>?',
      '<p>So <span data-formula="y"></span></p>',
    ]);
  });

  it('leaves descriptions, broken questions and those without a right answer, each with its line', () => {
    const { questions, report } = read('Hello.\n\nQ {~a ~b}\n\nQ {=a\n\nQ {#abc}\n\nQ {=only one ~}');
    expect(questions).toEqual([]);
    expect(report.left.map(({ code, source }) => [code, source.line])).toEqual([
      ['not-a-question', 1],
      ['no-right-answer', 3],
      ['cut-off', 5],
      ['syntax', 7],
      ['text-missing', 9],
    ]);
  });

  it('passes over blank lines between the choices of one question and says so', () => {
    const { questions, report } = read('Pick {\n=a\n\n~b\n\n}\n\nNext {T}');
    expect(questions.map(({ question }) => question.content.type)).toEqual(['SINGLE_CHOICE', 'TRUE_FALSE']);
    expect(report.changed).toMatchObject([{ code: 'blank-lines-joined' }]);
  });

  it('puts questions into the category named last', () => {
    const { questions } = read('$CATEGORY: $course$/top/Science//Art/Light\n\nA {T}\n\n$CATEGORY: tom/dick\n\nB {F}');
    expect(questions.map(({ category }) => category)).toEqual([
      ['Science/Art', 'Light'],
      ['tom', 'dick'],
    ]);
  });
});
