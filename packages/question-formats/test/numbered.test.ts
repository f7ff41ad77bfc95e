import { describe, expect, it } from 'vitest';
import { detectFormat } from '../src/detect-format.ts';
import { importQuestions } from '../src/import-questions.ts';

const read = (lines: readonly string[], language: 'en' | 'ar' = 'en') =>
  importQuestions('NUMBERED', lines.join('\n'), { language });

const TYPED = [
  'Here are the questions:',
  '1. Which question invites an answer?',
  'a) Why did you do that?',
  '*b) What did you notice?',
  'c) You agree, don’t you?',
  '',
  '2. Feedback should wait for the yearly review. False',
  '',
  '3. Give one example of praise that teaches. [essay 5]',
  '',
  '4. Which of these is a label?',
  'a) Lazy',
  'b) Ten minutes late',
];

describe('numbered questions as they are typed', () => {
  it('are recognised, also in Arabic, and never in the place of another format', () => {
    expect(detectFormat(TYPED.join('\n'))).toBe('NUMBERED');
    expect(detectFormat('١) أيهما نهر؟\nأ) سيناء\n*ب) النيل')).toBe('NUMBERED');
    expect(detectFormat('1. Which is a river?\nA) Sinai\nB) Nile\nANSWER: B')).toBe('AIKEN');
    expect(detectFormat('1. A river? {=Nile ~Sinai}')).toBe('GIFT');
    expect(detectFormat('Dear all, see you at 5.')).toBeNull();
  });

  it('are taken with a star at the right one, a truth at the end, or their points', () => {
    const { questions, report } = read(TYPED);
    expect(
      questions.map(({ question }) => [question.content.type, question.content.prompt.en, question.marks]),
    ).toEqual([
      ['SINGLE_CHOICE', 'Which question invites an answer?', '1'],
      ['TRUE_FALSE', 'Feedback should wait for the yearly review.', '1'],
      ['ESSAY', 'Give one example of praise that teaches.', '5'],
    ]);
    expect(questions.map(({ question }) => question.key)).toMatchObject([
      { fractions: { c1: '0', c2: '1', c3: '0' } },
      { isTrue: false },
      {},
    ]);
    // nobody is asked to guess: what has no right answer isn't taken
    expect(report.left).toMatchObject([
      { code: 'no-right-answer', title: 'Which of these is a label?', source: { line: 11 } },
    ]);
  });

  it('may go on over lines, have several right answers, or name theirs below', () => {
    const { questions } = read([
      '1) Which of these',
      'open a conversation? [2]',
      'A. What happened? *',
      'B. Who is to blame?',
      'C. What do you',
      'need? (correct)',
      '2) Which is a river?',
      'a) Sinai',
      'b) Nile',
      'Answer: b',
    ]);
    expect(questions[0]?.question).toMatchObject({
      marks: '2',
      content: { type: 'MULTIPLE_CHOICE', prompt: { en: 'Which of these<br>open a conversation?' } },
      key: { fractions: { c1: '0.5', c2: '0', c3: '0.5' } },
    });
    expect(questions[1]?.question.key).toMatchObject({ type: 'SINGLE_CHOICE' });
  });

  it('read the same in Arabic, whose digits stay as they were written', () => {
    const { questions } = read(
      [
        '١. كم ضلعًا للمثلث؟ [٢]',
        'أ) ٤',
        '*ب) ٣',
        '٢- الشمس نجم. صح',
        '٣. الإجابة الصحيحة لسؤال',
        'أ) نعم',
        'هـ) لا',
        'الإجابة: أ',
      ],
      'ar',
    );
    expect(
      questions.map(({ question }) => [question.content.type, question.content.prompt.ar, question.marks]),
    ).toEqual([
      ['SINGLE_CHOICE', 'كم ضلعًا للمثلث؟', '2'],
      ['TRUE_FALSE', 'الشمس نجم.', '1'],
      ['SINGLE_CHOICE', 'الإجابة الصحيحة لسؤال', '1'],
    ]);
    expect(questions[0]?.question.content).toMatchObject({ choices: [{ text: { ar: '٤' } }, { text: { ar: '٣' } }] });
    expect(questions[1]?.question.key).toMatchObject({ isTrue: true });
  });
});
