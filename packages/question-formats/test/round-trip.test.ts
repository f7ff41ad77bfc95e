import { isDeepStrictEqual } from 'node:util';
import type { Localized } from '@sullam/domain/localized.ts';
import { QUESTION_TYPES, type Question, type QuestionType } from '@sullam/domain/questions/question.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportQuestions, exportQuestionsInSteps } from '../src/export-questions.ts';
import { type ExportResult, QUESTION_FORMATS, type QuestionFormat } from '../src/formats.ts';
import { importQuestions } from '../src/import-questions.ts';
import { plainLine } from '../src/markup/plain-text.ts';
import { questionsOf } from './support/arbitrary-questions.ts';
import { canonical, inLanguage, mapTexts } from './support/canonical.ts';
import { pngOf } from './support/pictures.ts';

const PICTURE = pngOf(1000, 1000);
const options = { language: 'en', mediaOf: () => ({ name: 'map.png', bytes: PICTURE }) } as const;

function back(format: QuestionFormat, written: ExportResult) {
  const [only] = written.files.values();
  return importQuestions(format, format === 'QTI' ? written.files : (only ?? ''), { language: 'en' });
}

const escapedPlain = (html: string): string =>
  plainLine(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Answers with arrows are pairs to GIFT. */
const hasArrows = ({ key }: Question): boolean =>
  key.type === 'SHORT_TEXT' && key.accepted.some(({ text }) => text.includes('->'));

const isCloze = ({ content: { type } }: Question): boolean => type === 'FILL_BLANKS' || type === 'DROPDOWN_CLOZE';

/** A cloze text leaves in one language: English where there is some, else Arabic. */
function withOnePrompt(question: Question): Question {
  const language = question.content.prompt.en ? 'en' : 'ar';
  return { ...question, content: { ...question.content, prompt: { [language]: question.content.prompt[language] } } };
}

/** Choices in a line of text are words of the text's language in QTI. */
function withPlainChoices(question: Question): Question {
  const { content } = question;
  if (content.type !== 'DROPDOWN_CLOZE') return question;
  const language = content.prompt.en ? 'en' : 'ar';
  const words = (text: Localized): Localized => ({
    [language]: escapedPlain(text[language] ?? text[language === 'en' ? 'ar' : 'en'] ?? ''),
  });
  const gaps = content.gaps.map(({ id, choices }) => ({
    id,
    choices: choices.map((choice) => ({ id: choice.id, text: words(choice.text) })),
  }));
  return { ...question, content: { ...content, gaps } };
}

/** What Moodle XML has no place for. */
function heldByMoodle(question: Question): Question {
  const held: Question = { ...(isCloze(question) ? withOnePrompt(question) : question), difficulty: null };
  if (held.content.type === 'SHORT_TEXT') held.content = { ...held.content, maximumLength: 255 };
  return held;
}

function heldByQti(question: Question): Question {
  const held: Question = isCloze(question) ? withPlainChoices(withOnePrompt(question)) : { ...question };
  const noFeedback = <T extends { feedback: unknown }>(list: T[]): T[] =>
    list.map((entry) => ({ ...entry, feedback: {} }));
  const literal = <T extends { text: string; feedback: unknown }>(list: T[]): T[] =>
    noFeedback(list).map((entry) => ({ ...entry, text: entry.text.replaceAll('*', '\\*') }));
  held.content = { ...held.content, hints: [] };
  if (held.key.type === 'SHORT_TEXT') held.key = { ...held.key, accepted: literal(held.key.accepted) };
  if (held.key.type === 'NUMERIC')
    held.key = { ...held.key, accepted: noFeedback(held.key.accepted), units: [], isUnitRequired: false };
  if (held.content.type === 'NUMERIC') held.content = { ...held.content, units: [] };
  if (held.content.type === 'ESSAY') held.content = { ...held.content, leastWords: 0, mostWords: null };
  if (held.content.type === 'FILE_UPLOAD')
    held.content = { ...held.content, mostFiles: 1, mostBytes: 20 * 1024 * 1024, extensions: [] };
  if (held.key.type === 'FILL_BLANKS')
    held.key = {
      ...held.key,
      blanks: Object.fromEntries(
        Object.entries(held.key.blanks).map(([id, blank]) => [
          id,
          { ...blank, texts: literal(blank.texts), numbers: noFeedback(blank.numbers) },
        ]),
      ),
    };
  return held;
}

/** English where there is some, else Arabic, which says so. */
const inOneLanguage = (question: Question): Question =>
  mapTexts(question, ({ en, ar }): Localized => (en ? { en } : ar ? { ar } : {}));

function heldByGift(question: Question): Question {
  const held: Question = { ...inOneLanguage(question), difficulty: null, marks: '1' };
  held.content = { ...held.content, hints: [] };
  if (held.content.type === 'SHORT_TEXT') held.content = { ...held.content, maximumLength: 255 };
  if (held.content.type === 'NUMERIC') held.content = { ...held.content, units: [] };
  if (held.content.type === 'ESSAY') held.content = { ...held.content, leastWords: 0, mostWords: null };
  if (held.key.type === 'SHORT_TEXT') held.key = { ...held.key, isStrict: false };
  if (held.key.type === 'NUMERIC') held.key = { ...held.key, units: [], isUnitRequired: false };
  if (held.key.type === 'ESSAY') held.key = { ...held.key, guide: {} };
  if (held.content.type === 'MATCHING')
    held.content = {
      ...held.content,
      choices: held.content.choices.map(({ id, text }) => ({
        id,
        text: { en: escapedPlain(text.en ?? text.ar ?? '') },
      })),
    };
  return held;
}

function heldByAiken(question: Question): Question {
  const held = mapTexts(inLanguage(question, 'en'), (text) => (text.en ? { en: escapedPlain(text.en) } : {}));
  held.content = { ...held.content, hints: [] };
  if (held.key.type === 'SINGLE_CHOICE')
    held.key = {
      ...held.key,
      explanation: {},
      feedback: {},
      fractions: Object.fromEntries(
        Object.entries(held.key.fractions).map(([id, share]) => [id, share === '1' ? '1' : '0']),
      ),
    };
  return { ...held, name: '', marks: '1', difficulty: null, tags: [], idNumber: null };
}

const HELD: Record<QuestionFormat, { types: readonly QuestionType[]; held: (question: Question) => Question }> = {
  MOODLE_XML: { types: QUESTION_TYPES, held: heldByMoodle },
  QTI: { types: QUESTION_TYPES, held: heldByQti },
  GIFT: {
    types: ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_TEXT', 'NUMERIC', 'MATCHING', 'ORDERING', 'ESSAY'],
    held: heldByGift,
  },
  AIKEN: { types: ['SINGLE_CHOICE'], held: heldByAiken },
};

for (const [format, { types, held }] of Object.entries(HELD) as [QuestionFormat, (typeof HELD)[QuestionFormat]][])
  describe(`${format}: a question that leaves and comes back`, { timeout: 60_000 }, () => {
    for (const type of QUESTION_TYPES) {
      if (!types.includes(type)) {
        it(`leaves out ${type} with the reason`, () => {
          const [question] = fc.sample(questionsOf(type), { numRuns: 1, seed: 7 });
          const { report } = exportQuestions(format, [{ question: question as Question, category: [] }], options);
          expect(report.left).toMatchObject([{ code: 'type-not-in-format', values: { type } }]);
          expect(report.taken).toEqual([]);
        });
        continue;
      }
      it(`is the same ${type} in all that the format holds`, () => {
        fc.assert(
          fc.property(questionsOf(type), (question) => {
            fc.pre(format !== 'GIFT' || !hasArrows(question));
            const written = exportQuestions(format, [{ question, category: [] }], options);
            expect(written.report.left).toEqual([]);
            const { questions, report } = back(format, written);
            expect(report.left).toEqual([]);
            const [found] = questions;
            const expected = held(question);
            const name = format === 'AIKEN' ? found?.question.name : expected.name;
            expect(canonical(found?.question as Question)).toEqual(canonical({ ...expected, name: name ?? '' }));
          }),
          { numRuns: 40 },
        );
      });
    }
  });

const numeric = (accepted: readonly [value: string, tolerance: string, fraction: string][]): Question => ({
  ...{ name: 'Two ranges', marks: '1', negativeMarks: '0', difficulty: null, tags: [], idNumber: null },
  content: { type: 'NUMERIC', prompt: { en: 'How many?' }, hints: [], units: [] },
  key: {
    ...{ type: 'NUMERIC', explanation: {}, units: [], isUnitRequired: false },
    accepted: accepted.map(([value, tolerance, fraction]) => ({ value, tolerance, fraction, feedback: {} })),
  },
});

describe('accepted numbers of which several fit', () => {
  it.each(['QTI', 'MOODLE_XML', 'GIFT'] as const)(
    '%s: the best comes first, since readers take the first',
    (format) => {
      const question = numeric([
        ['50', '0', '1'],
        ['10', '5', '0.25'],
        ['11', '1', '0.5'],
      ]);
      const { questions } = back(format, exportQuestions(format, [{ question, category: [] }], options));
      const { key } = questions[0]?.question ?? {};
      expect(key?.type === 'NUMERIC' && key.accepted.map(({ value, fraction }) => [value, Number(fraction)])).toEqual([
        ['50', 1],
        ['11', 0.5],
        ['10', 0.25],
      ]);
    },
  );
});

/** Remarks about what other systems do with what was written, not about what is missing. */
const ABOUT_OTHERS = ['wrong-choices-cost', 'scoring-simplified', 'name-left'];

describe('what a format has no place for', { timeout: 60_000 }, () => {
  it.each(QUESTION_FORMATS)('%s says so of each question that comes back otherwise', (format) => {
    for (const type of HELD[format].types)
      for (const question of fc.sample(questionsOf(type), { numRuns: 40, seed: 11 })) {
        const written = exportQuestions(format, [{ question, category: [] }], options);
        const named = written.report.changed.map(({ code }) => code).filter((code) => !ABOUT_OTHERS.includes(code));
        if (written.report.left.length > 0) continue;
        const found = back(format, written).questions[0]?.question;
        const isSame = isDeepStrictEqual(
          canonical(found as Question),
          canonical(format === 'AIKEN' ? { ...question, name: found?.name ?? '' } : question),
        );
        expect({ question, isNamed: isSame || named.length > 0 }).toEqual({ question, isNamed: true });
      }
  });

  it('says that QTI has no titles of links, and no gap that nobody can answer in full', () => {
    const cloze =
      '<quiz><question type="cloze"><name><text>N</text></name><questiontext format="html"><text><![CDATA[<a href="https://example.org" title="t">Q</a> {1:MC:a~%50%b} {1:SA:%50%c}]]></text></questiontext></question></quiz>';
    const [found] = importQuestions('MOODLE_XML', cloze, { language: 'en' }).questions;
    const { report } = exportQuestions('QTI', found ? [found] : [], options);
    expect(report.changed.map(({ code, values }) => [code, values])).toEqual([
      ['weights-not-whole', { sum: '0.5' }],
      ['formatting-left', {}],
    ]);
  });

  it('says that Aiken has no names, but for those that are the first words', () => {
    const [question] = fc.sample(questionsOf('SINGLE_CHOICE'), { numRuns: 1, seed: 2 });
    const named = (name: string): string[] => {
      const asked = { ...(question as Question), name };
      return exportQuestions('AIKEN', [{ question: asked, category: [] }], options).report.changed.map(
        ({ code }) => code,
      );
    };
    expect(named('Question 7')).toContain('name-left');
    expect(named(plainLine((question as Question).content.prompt.en ?? ''))).not.toContain('name-left');
  });
});

describe('categories', () => {
  it.each(['GIFT', 'MOODLE_XML', 'QTI'] as const)('%s keeps where a question belongs', (format) => {
    const [first, second, third] = fc.sample(questionsOf('TRUE_FALSE'), { numRuns: 3, seed: 3 }) as Question[];
    const items = [
      { question: first as Question, category: ['Physics', 'Light/Sound'] },
      { question: second as Question, category: ['فيزياء', 'ضوء'] },
      { question: third as Question, category: [] },
    ];
    const { questions } = back(format, exportQuestions(format, items, options));
    expect(questions.map(({ category }) => category)).toEqual(items.map(({ category }) => category));
  });
});

describe('a large bank', () => {
  it.each(QUESTION_FORMATS)('leaves as %s question by question, so that others have their turn', (format) => {
    const questions = fc.sample(questionsOf('SINGLE_CHOICE'), { numRuns: 50, seed: 5 }) as Question[];
    const items = questions.map((question) => ({ question, category: [] }));
    const steps = exportQuestionsInSteps(format, items, options);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count += 1;
    expect(count).toBeGreaterThanOrEqual(items.length);
    expect(step.value).toEqual(exportQuestions(format, items, options));
    expect(step.value.report.taken).toHaveLength(items.length);
  });
});
