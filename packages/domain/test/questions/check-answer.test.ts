import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, isAnswer } from '../../src/questions/check-answer.ts';
import { QUESTION_TYPES, type QuestionType } from '../../src/questions/question.ts';
import { SAMPLES } from './samples.ts';

const problemsOf = (type: QuestionType, fields: unknown): string[] =>
  checkAnswer(
    SAMPLES[type].question.content,
    fields === null || typeof fields !== 'object' ? fields : { type, ...fields },
  ).map(({ path, code }) => `${path} ${code.replace('question-answer.', '')}`.trim());

describe('the check of what a learner sends', () => {
  it.each(QUESTION_TYPES)('lets pass right, wrong and blank answers to %s', (type) => {
    const { question, full, wrong } = SAMPLES[type];
    expect([full, wrong, null].map((answer) => checkAnswer(question.content, answer))).toEqual([[], [], []]);
    expect(isAnswer(question.content, full)).toBe(true);
  });

  it.each<[QuestionType, unknown, string[]]>([
    ['SINGLE_CHOICE', { choiceId: 'x' }, ['choiceId unknown-id']],
    ['SINGLE_CHOICE', { choiceId: '__proto__' }, ['choiceId unknown-id']],
    ['SINGLE_CHOICE', {}, ['choiceId malformed']],
    ['SINGLE_CHOICE', { type: 'ESSAY', html: '' }, ['other-type']],
    ['SINGLE_CHOICE', 'k7', ['malformed']],
    ['SINGLE_CHOICE', undefined, ['malformed']],
    ['MULTIPLE_CHOICE', { choiceIds: ['k7', 'k7'] }, ['choiceIds repeated-id']],
    ['MULTIPLE_CHOICE', { choiceIds: ['k7', 'x', 4] }, ['choiceIds.1 unknown-id', 'choiceIds.2 malformed']],
    ['MULTIPLE_CHOICE', { choiceIds: 'k7' }, ['choiceIds malformed']],
    ['MULTIPLE_CHOICE', { choiceIds: Array(1000).fill('k7') }, ['choiceIds too-many']],
    ['MULTIPLE_CHOICE', { choiceIds: [] }, []],
    ['TRUE_FALSE', { isTrue: 'true' }, ['isTrue malformed']],
    ['SHORT_TEXT', { text: '😀'.repeat(40) }, []],
    ['SHORT_TEXT', { text: '😀'.repeat(41) }, ['text too-long']],
    ['SHORT_TEXT', { text: null }, ['text malformed']],
    ['NUMERIC', { number: 'about six', unit: null }, []],
    ['NUMERIC', { number: '6', unit: 'mile' }, ['unit unknown-unit']],
    ['NUMERIC', { number: 6, unit: 3 }, ['number malformed', 'unit malformed']],
    ['NUMERIC', { number: '1'.repeat(101), unit: 'km' }, ['number too-long']],
    ['MATCHING', { pairs: { z3: 'k7', b8: 'k7' } }, []],
    ['MATCHING', { pairs: { z3: 'z3', nobody: 'k7' } }, ['pairs.z3 unknown-id', 'pairs unknown-id']],
    ['MATCHING', { pairs: [] }, ['pairs malformed']],
    ['MATCHING', { pairs: { a: 'k7', b: 'k7', c: 'k7', d: 'k7' } }, ['pairs too-many']],
    ['ORDERING', { order: ['m4', 'm4'] }, ['order repeated-id']],
    ['FILL_BLANKS', { blanks: { g1: 'x'.repeat(501), g2: 5 } }, ['blanks.g1 too-long', 'blanks.g2 malformed']],
    ['FILL_BLANKS', { blanks: { g3: '' } }, ['blanks unknown-id']],
    ['DROPDOWN_CLOZE', { gaps: { g2: 'm4' } }, ['gaps.g2 unknown-id']],
    ['HOTSPOT', { points: Array(4).fill({ x: 1, y: 1 }) }, ['points too-many']],
    [
      'HOTSPOT',
      {
        points: [
          { x: 1001, y: 0 },
          { x: 0.5, y: 0 },
          { x: '1', y: 0 },
        ],
      },
      ['points.0 outside-picture', 'points.1 outside-picture', 'points.2 malformed'],
    ],
    ['FILE_UPLOAD', { mediaIds: [1, 2, 3] }, ['mediaIds too-many']],
    ['FILE_UPLOAD', { mediaIds: [0, '1'] }, ['mediaIds.0 malformed', 'mediaIds.1 malformed']],
    ['FILE_UPLOAD', { mediaIds: [5, 5] }, ['mediaIds repeated-id']],
    ['ESSAY', { html: 'x'.repeat(500_001) }, ['html too-long']],
  ])('says of an answer to %s (%j): %j', (type, fields, expected) => {
    expect(problemsOf(type, fields)).toEqual(expected);
  });

  it('never throws, whatever arrives', () => {
    const type = fc.constantFrom(...QUESTION_TYPES);
    const field = fc.constantFrom(
      'choiceId',
      'choiceIds',
      'isTrue',
      'text',
      'number',
      'pairs',
      'order',
      'blanks',
      'gaps',
      'points',
      'mediaIds',
      'html',
    );
    fc.assert(
      fc.property(type, fc.dictionary(field, fc.jsonValue()), fc.anything(), (asked, fields, anything) => {
        const { content } = SAMPLES[asked].question;
        expect(Array.isArray(checkAnswer(content, { type: asked, ...fields }))).toBe(true);
        expect(Array.isArray(checkAnswer(content, anything))).toBe(true);
      }),
    );
  });
});
