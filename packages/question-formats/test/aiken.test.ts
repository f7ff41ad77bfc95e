import { describe, expect, it } from 'vitest';
import { importQuestions } from '../src/import-questions.ts';

const read = (text: string, language: 'en' | 'ar' = 'en') => importQuestions('AIKEN', text, { language });

describe('importing Aiken', () => {
  it('reads questions with brackets or points, in both languages', () => {
    const english = read(
      'Which is a river?\nA) Sinai\nB) Nile\nANSWER: B\n\nWhich is a desert?\nA. Sahara\nB. Delta\nANSWER: A\n',
    );
    expect(english.questions.map(({ question }) => question.key)).toMatchObject([
      { type: 'SINGLE_CHOICE', fractions: { c1: '0', c2: '1' } },
      { type: 'SINGLE_CHOICE', fractions: { c1: '1', c2: '0' } },
    ]);
    const [arabic] = read('أيهما نهر؟\r\nA) سيناء\r\nB) النيل\r\nANSWER: B\r\n', 'ar').questions;
    expect(arabic?.question.content).toMatchObject({
      prompt: { ar: 'أيهما نهر؟' },
      choices: [{}, { text: { ar: 'النيل' } }],
    });
  });

  it('shows markup as text', () => {
    const [found] = read('What does <br> do & why?\nA) Breaks\nB) Nothing\nANSWER: A').questions;
    expect(found?.question.content.prompt.en).toBe('What does &lt;br&gt; do &amp; why?');
  });

  it('joins a question of several lines and says so', () => {
    const { questions, report } = read('Look at this.\nWhat is it?\nA) x\nB) y\nANSWER: A');
    expect(questions[0]?.question.content.prompt.en).toBe('Look at this.<br>What is it?');
    expect(report.changed).toMatchObject([{ code: 'lines-joined' }]);
  });

  it('leaves what is broken, with its line, and goes on', () => {
    const { questions, report } = read(
      [
        'No answer',
        'A) x',
        'B) y',
        '',
        'Wrong letter',
        'A) x',
        'B) y',
        'ANSWER: C',
        '',
        'Stray',
        'A) x',
        'what?',
        'B) y',
        'ANSWER: A',
        '',
        'One',
        'A) x',
        'ANSWER: A',
        '',
        'Good',
        'A) x',
        'B) y',
        'answer: b',
      ].join('\n'),
    );
    expect(report.left.map(({ code, source, values }) => [code, source.line, values])).toEqual([
      ['cut-off', 1, {}],
      ['no-right-answer', 5, { answer: 'C' }],
      ['syntax', 10, { near: 'what?' }],
      ['no-choices', 16, { count: 1 }],
    ]);
    expect(questions.map(({ question, source }) => [question.name, source.line])).toEqual([['Good', 20]]);
  });

  it('takes the words of the choice behind its letter, and nothing that says more', () => {
    const asked = (answer: string): string => `Which?\nA) Nile\nB) Po\nC) Po and Nile\nANSWER: ${answer}\n`;
    const answers = ['B) Po', 'b. po', 'C) Po and Nile', 'A, B', 'B) Nile', 'A B', 'Beta'];
    const { questions, report } = read(answers.map(asked).join('\n'));
    expect(questions.map(({ question: { key } }) => key)).toMatchObject([
      { fractions: { c1: '0', c2: '1', c3: '0' } },
      { fractions: { c1: '0', c2: '1', c3: '0' } },
      { fractions: { c1: '0', c2: '0', c3: '1' } },
    ]);
    expect(report.left.map(({ values }) => values.answer)).toEqual(['A, B', 'B) Nile', 'A B', 'Beta']);
  });
});
