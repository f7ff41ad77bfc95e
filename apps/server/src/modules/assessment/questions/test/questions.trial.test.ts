import type { QuestionAnswer, QuestionType } from '@sullam/domain/questions/question.ts';
import { questionSecretsIn } from '@sullam/domain/questions/question-secrets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { LIMITS } from '../../../../kernel/http/limits.ts';
import type { Trial, TrialBody } from '../questions.schemas.ts';
import { contentsOf } from './questions.factory.ts';

const server = testServer();
let author: TestMember;
let pictureMediaId: number;

beforeEach(async () => {
  author = await givenMember(server, await givenOrganization(server), 'instructor');
  pictureMediaId = (await upload(server, await photo(), { as: author })).body.mediaId;
});

const attempt = (type: QuestionType, change: Partial<TrialBody> = {}) =>
  call<Trial>(server, 'POST /api/questions/try', {
    as: author,
    body: {
      questionId: null,
      ...contentsOf(pictureMediaId).find(({ content }) => content.type === type),
      marks: '2',
      negativeMarks: '0.5',
      answer: null,
      isAnswered: false,
      openedHints: 0,
      seed: 'one',
      ...change,
    },
  });

const RIGHT: Record<QuestionType, QuestionAnswer> = {
  SINGLE_CHOICE: { type: 'SINGLE_CHOICE', choiceId: 'nile' },
  MULTIPLE_CHOICE: { type: 'MULTIPLE_CHOICE', choiceIds: ['nile'] },
  TRUE_FALSE: { type: 'TRUE_FALSE', isTrue: true },
  SHORT_TEXT: { type: 'SHORT_TEXT', text: ' NILE. ' },
  NUMERIC: { type: 'NUMERIC', number: '٦٦٥٠٠٠٠', unit: 'm' },
  MATCHING: { type: 'MATCHING', pairs: { africa: 'nile', america: 'amazon' } },
  ORDERING: { type: 'ORDERING', order: ['nile', 'amazon'] },
  FILL_BLANKS: { type: 'FILL_BLANKS', blanks: { a: 'Nile', b: '6650' } },
  DROPDOWN_CLOZE: { type: 'DROPDOWN_CLOZE', gaps: { a: 'nile' } },
  HOTSPOT: { type: 'HOTSPOT', points: [{ x: 150, y: 150 }] },
  FILE_UPLOAD: { type: 'FILE_UPLOAD', mediaIds: [1] },
  ESSAY: { type: 'ESSAY', html: '<p>Because.</p>' },
};

describe('trying a question', () => {
  it('shows a prompt that drawn formulas make longer than any that may be sent', async () => {
    const parts = contentsOf(pictureMediaId).find(({ content }) => content.type === 'ESSAY')!;
    const formula = `<span data-formula="${'x+'.repeat(100)}x"></span>`;
    const content = { ...parts.content, prompt: { en: formula.repeat(200) } };
    const { status, body } = await attempt('ESSAY', { content });
    expect(status).toBe(200);
    expect(body.question.prompt.en?.length).toBeGreaterThan(LIMITS.html);
  });

  it('shows every type as learners get it, without a word of the key', async () => {
    for (const parts of contentsOf(pictureMediaId)) {
      const { status, body } = await attempt(parts.content.type);
      expect(status).toBe(200);
      expect(body.question).toMatchObject({ type: parts.content.type, hints: [], hintCount: 1 });
      expect(body.marking).toBeNull();
      expect(questionSecretsIn(body, parts)).toEqual([]);
    }
  });

  it('marks an answer of every type', async () => {
    for (const type of Object.keys(RIGHT) as QuestionType[]) {
      const { body } = await attempt(type, { answer: RIGHT[type], isAnswered: true });
      const byHand = type === 'ESSAY' || type === 'FILE_UPLOAD';
      const half = type === 'HOTSPOT'; // one of two areas
      expect([type, body.marking?.score, body.marking?.outcome]).toEqual([
        type,
        byHand ? null : half ? '1' : '2',
        byHand ? 'PENDING' : half ? 'PARTIAL' : 'CORRECT',
      ]);
    }
  });

  it('answers parts, feedback and explanation, and what a wrong answer costs', async () => {
    const right = await attempt('SINGLE_CHOICE', { answer: RIGHT.SINGLE_CHOICE, isAnswered: true });
    expect(right.body.marking).toMatchObject({
      feedback: [{ text: { en: '<p>Well done</p>' } }],
      explanation: { en: '<p>About 6,650 km</p>' },
    });
    const wrong = await attempt('SINGLE_CHOICE', {
      answer: { type: 'SINGLE_CHOICE', choiceId: 'amazon' },
      isAnswered: true,
    });
    expect(wrong.body.marking).toMatchObject({ score: '-0.5', outcome: 'WRONG' });
    const blank = await attempt('SINGLE_CHOICE', { isAnswered: true });
    expect(blank.body.marking).toMatchObject({ score: '0', outcome: 'BLANK' });
  });

  it('opens hints one after the other', async () => {
    const { body } = await attempt('TRUE_FALSE', { openedHints: 1 });
    expect(body.question.hints).toEqual([{ en: '<p>Africa</p>', ar: '<p>أفريقيا</p>' }]);
  });

  it('refuses an answer to another question and files of somebody else', async () => {
    expect(
      await attempt('SINGLE_CHOICE', { answer: { type: 'SINGLE_CHOICE', choiceId: 'danube' }, isAnswered: true }),
    ).toMatchObject({ status: 400, body: { details: [{ path: 'answer.choiceId' }] } });
    author = await givenMember(server, author.organizationId, 'instructor');
    expect(await attempt('HOTSPOT')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'content.pictureMediaId' }] },
    });
  });
});
