import type { Question } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../src/detect-format.ts';
import { exportQuestions } from '../src/export-questions.ts';
import { QUESTION_FORMATS, type QuestionFormat } from '../src/formats.ts';
import { importQuestions } from '../src/import-questions.ts';
import { CANVAS_QUIZ, CLOZE_TEXT } from './support/foreign-files.ts';

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const choice = (prompt: string, name = 'Name'): Question => ({
  name,
  content: {
    type: 'SINGLE_CHOICE',
    prompt: { en: prompt },
    hints: [],
    choices: [
      { id: 'c1', text: { en: 'one' } },
      { id: 'c2', text: { en: 'two' } },
    ],
  },
  key: { type: 'SINGLE_CHOICE', explanation: {}, fractions: { c1: '1', c2: '0' }, feedback: {} },
  marks: '1',
  negativeMarks: '0',
  difficulty: null,
  tags: [],
});
const written = (format: QuestionFormat, question: Question) =>
  exportQuestions(format, [{ question, category: ['A\u0007B'] }], { language: 'en', mediaOf: () => null });
const readBack = (format: QuestionFormat, files: Map<string, Uint8Array>) =>
  importQuestions(format, format === 'QTI' ? files : ([...files.values()][0] ?? ''), { language: 'en' });

/** What XML 1.0 doesn't know, and what is no character at all. */
const UNWRITABLE = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]`,
    String.raw`[\ud800-\udbff](?![\udc00-\udfff])`,
    String.raw`(?<![\ud800-\udbff])[\udc00-\udfff]`,
  ].join('|'),
);

describe('characters that no file holds', () => {
  it.each(QUESTION_FORMATS)('%s leaves them out and says so', (format) => {
    const question = choice('Which\u0000 of\u0008 the\u000b two\u001f\ufffe \ud800end 😀?', 'N\u0001ame');
    const { files, report } = written(format, question);
    for (const [path, bytes] of files) {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      expect(path).not.toMatch(UNWRITABLE);
      expect(text).not.toMatch(UNWRITABLE);
      expect(text).not.toContain('\ufffd');
    }
    expect(report.changed.map(({ code }) => code)).toContain('control-characters-removed');
    const back = readBack(format, files);
    expect(back.report.left).toEqual([]);
    expect(back.report.file.map(({ code }) => code)).not.toContain('control-characters-removed');
    expect(back.questions[0]?.question.content.prompt.en).toBe('Which of the two end 😀?');
  });
});

const TEX = 'x_1 < \\frac{a}{b}';
/** As systems and people write formulas into texts. */
const WRITTEN: [string, string][] = [
  ['round brackets', `\\(${TEX}\\)`],
  ['square brackets', `\\[${TEX}\\]`],
  ['two dollars', `$$${TEX}$$`],
  ['one dollar', `$${TEX}$`],
  ['tags of TeX', `[tex]${TEX}[/tex]`],
  ['tags of LaTeX', `[latex]${TEX}[/latex]`],
];
const gift = (text: string): string => text.replace(/[~=#{}:\\]/g, '\\$&');
const FILES: [string, 'GIFT' | 'MOODLE_XML' | 'QTI' | 'QTI_1' | 'CLOZE', (text: string) => string][] = [
  ['GIFT', 'GIFT', (text) => `::N::[html]Is ${gift(escaped(text))} so?{T}`],
  [
    'Moodle XML',
    'MOODLE_XML',
    (text) =>
      `<quiz><question type="essay"><name><text>N</text></name><questiontext format="html"><text><![CDATA[Is ${escaped(text)} so?]]></text></questiontext></question></quiz>`,
  ],
  [
    'QTI 3',
    'QTI',
    (text) =>
      `<qti-assessment-item identifier="i" title="N"><qti-response-declaration identifier="R" cardinality="single" base-type="string"/><qti-item-body><qti-extended-text-interaction response-identifier="R"><qti-prompt>Is ${escaped(text)} so?</qti-prompt></qti-extended-text-interaction></qti-item-body></qti-assessment-item>`,
  ],
  [
    'QTI 1.2',
    'QTI_1',
    (text) =>
      `<questestinterop><item ident="i" title="N"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${escaped(`Is ${escaped(text)} so?`)}</mattext></material></presentation></item></questestinterop>`,
  ],
];

describe('formulas in the marks of others', () => {
  for (const [name, format, file] of FILES)
    it.each(WRITTEN)(`${name}: %s`, (_, text) => {
      const { questions, report } = importQuestions(format, file(text), { language: 'en' });
      expect(report.left).toEqual([]);
      expect(questions[0]?.question.content.prompt.en).toMatch(
        /^Is <(span|div) data-formula="x_1 (?:<|&lt;) \\frac\{a\}\{b\}"><\/\1> so\?$/,
      );
    });

  it.each(FILES)('%s: prices are none', (_, format, file) => {
    const { questions } = importQuestions(format, file('$5 or $6'), { language: 'en' });
    expect(questions[0]?.question.content.prompt.en).toBe('Is $5 or $6 so?');
  });

  it.each(QUESTION_FORMATS.filter((format) => format !== 'AIKEN'))('%s: they leave and come back', (format) => {
    const formulas = ['\\frac{a}{b} = c', 'a~b#c:d', 'x < y & z', '\\text{نعم}', 'a\\\\b'];
    const prompt = formulas.map((tex) => `<span data-formula="${escaped(tex).replaceAll('"', '&quot;')}"></span>`);
    const { files, report } = written(format, choice(`Q ${prompt.join(' and ')} end`));
    expect(report.left).toEqual([]);
    const html = readBack(format, files).questions[0]?.question.content.prompt.en ?? '';
    const found = [...html.matchAll(/data-formula="([^"]*)"/g)].map(([, tex = '']) =>
      tex.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    );
    expect(found).toEqual(formulas);
  });
});

describe('cloze texts in files of their own', () => {
  it('are known by their gaps, whatever the file is called', () => {
    for (const name of ['', 'text.txt', 'cloze.gift'])
      expect([name, detectFormat(new TextEncoder().encode(CLOZE_TEXT), name)]).toEqual([name, 'CLOZE']);
    expect(detectFormat('::A::Which {1:2}? {=a ~b}')).toBe('GIFT');
    expect(detectFormat(`$CATEGORY: a\n\n::N::${CLOZE_TEXT}`)).toBe('GIFT');
  });

  it('are one question with all their gaps', () => {
    const { questions, report } = importQuestions('CLOZE', CLOZE_TEXT, { language: 'en' });
    expect(report.left).toEqual([]);
    expect(questions).toHaveLength(1);
    const { name, content, key } = questions[0]?.question ?? {};
    expect(name).toMatch(/^The capital of Egypt is _____, its river the _____ \(Nile/);
    expect(content?.prompt.en).toMatch(
      /^The capital of Egypt is \{\{b1\}\}, its river the \{\{b2\}\} \(Nile \/ Indus\)\.<br>It is \{\{b3\}\} km long\. <span data-formula/,
    );
    expect(key).toMatchObject({
      type: 'FILL_BLANKS',
      blanks: {
        b1: { texts: [{ text: 'Cairo', fraction: '1' }, { text: 'Giza', fraction: '0.5' }, { text: '*' }] },
        b2: { texts: [{ text: 'Nile', fraction: '1' }] },
        b3: {
          numbers: [
            { value: '6650', tolerance: '10' },
            { value: '6700', tolerance: '50', fraction: '0.25' },
          ],
        },
      },
    });
    expect(report.changed.map(({ code }) => code)).toContain('cloze-mixed');
  });

  it('without an end are left with the reason', () => {
    const { questions, report } = importQuestions('CLOZE', 'The river is {1:SA:=Nile', { language: 'en' });
    expect(questions).toEqual([]);
    expect(report.left).toMatchObject([{ code: 'cut-off' }]);
  });
});

describe('a quiz of Canvas with every kind of question', () => {
  it('is taken whole', () => {
    expect(detectFormat(CANVAS_QUIZ)).toBe('QTI_1');
    const { questions, report } = importQuestions('QTI_1', CANVAS_QUIZ, { language: 'en' });
    expect(report.left).toEqual([]);
    expect(questions.map(({ question, category }) => [question.content.type, question.marks, category])).toEqual(
      [
        ...['SINGLE_CHOICE', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'SHORT_TEXT', 'NUMERIC', 'ESSAY', 'FILE_UPLOAD'],
        ...['MATCHING', 'FILL_BLANKS', 'DROPDOWN_CLOZE'],
      ].map((type) => [type, '2', ['Unit 1']]),
    );
  });
});
