import { SHARINGS, type Sharing } from '@sullam/domain/sharing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { allOperations } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { QuestionDetail, QuestionRow } from '../questions.schemas.ts';
import { changeOf, givenQuestion, questionBody, readQuestion } from './questions.factory.ts';

const server = testServer();
let owner: TestMember;
let colleague: TestMember;
let administrator: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  owner = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
  administrator = await givenMember(server, organizationId, 'administrator');
  stranger = await givenMember(server, await givenOrganization(server), 'instructor');
});

const ask = <Body = { errorCode?: string }>(as: TestMember, operation: string, body?: unknown) =>
  call<Body>(server, operation, { as, ...(body === undefined ? {} : { body }) });

/** A question in its second version, shared like this. */
async function given(sharing: Sharing): Promise<QuestionDetail> {
  const questionId = await givenQuestion(server, owner, { sharing });
  const first = await readQuestion(server, owner, questionId);
  await ask(owner, `PUT /api/questions/${questionId}`, changeOf(first, { name: 'Longer rivers' }));
  return readQuestion(server, owner, questionId);
}

type Attempt = (question: QuestionDetail, as: TestMember) => Promise<{ status: number }>;

/** What each operation on single questions answers to an instructor who isn't the owner: kept private, for use, for editing. */
const ON_QUESTIONS: Record<string, [Attempt, ...number[]]> = {
  'GET /api/questions/:questionId': [(q, as) => ask(as, `GET /api/questions/${q.questionId}`), 404, 200, 200],
  'PUT /api/questions/:questionId': [
    (q, as) => ask(as, `PUT /api/questions/${q.questionId}`, changeOf(q, { name: 'Taken over' })),
    ...[404, 403, 200],
  ],
  'DELETE /api/questions/:questionId': [(q, as) => ask(as, `DELETE /api/questions/${q.questionId}`), 404, 403, 204],
  'POST /api/questions/:questionId/duplicate': [
    (q, as) => ask(as, `POST /api/questions/${q.questionId}/duplicate`),
    ...[404, 201, 201],
  ],
  'GET /api/questions/:questionId/versions': [
    (q, as) => ask(as, `GET /api/questions/${q.questionId}/versions`),
    ...[404, 200, 200],
  ],
  'GET /api/questions/:questionId/versions/:version': [
    (q, as) => ask(as, `GET /api/questions/${q.questionId}/versions/1`),
    ...[404, 200, 200],
  ],
  'POST /api/questions/:questionId/versions/:version/restore': [
    (q, as) => ask(as, `POST /api/questions/${q.questionId}/versions/1/restore`, { version: q.version }),
    ...[404, 403, 200],
  ],
  'PATCH /api/questions': [
    (q, as) => ask(as, 'PATCH /api/questions', { questionIds: [q.questionId], isArchived: true }),
    ...[404, 403, 204],
  ],
  'POST /api/questions/try': [
    ({ questionId, content, key, marks, negativeMarks }, as) =>
      ask(as, 'POST /api/questions/try', {
        ...{ questionId, content, key, marks, negativeMarks },
        answer: { type: 'SINGLE_CHOICE', choiceId: 'nile' },
        ...{ isAnswered: true, openedHints: 0, seed: 'one' },
      }),
    ...[404, 200, 200],
  ],
  'POST /api/questions/withdraw-import': [
    (q, as) => ask(as, 'POST /api/questions/withdraw-import', { questionIds: [q.questionId], questionCategoryIds: [] }),
    ...[404, 403, 204],
  ],
};

/** Those that name no question of somebody's: lists show what is shared, categories and tags belong to everybody who writes questions. */
const ON_THE_BANK = [
  'GET /api/question-categories',
  'POST /api/question-categories',
  'PATCH /api/question-categories/:questionCategoryId',
  'DELETE /api/question-categories/:questionCategoryId',
  'GET /api/question-tags',
  'POST /api/question-tags/join',
  'GET /api/question-types',
  'GET /api/questions',
  'POST /api/questions',
  'GET /api/questions/export',
  'GET /api/questions/export-report',
  'POST /api/questions/import',
];

describe('an instructor who isn’t the owner', () => {
  it('is accounted for in every operation of the bank', () => {
    const operations = allOperations().filter(({ path }) =>
      /^\/api\/question(s|-categories|-tags|-types)(\/|$)/.test(path),
    );
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...Object.keys(ON_QUESTIONS), ...ON_THE_BANK].sort(),
    );
  });

  it.each(Object.entries(ON_QUESTIONS))('may %s as far as it is shared', async (_operation, [attempt, ...statuses]) => {
    for (const [at, sharing] of SHARINGS.entries())
      expect([sharing, (await attempt(await given(sharing), colleague)).status]).toEqual([sharing, statuses[at]]);
  });

  it.each(Object.entries(ON_QUESTIONS))('of another organisation may not %s', async (_operation, [attempt]) => {
    expect((await attempt(await given('EDIT'), stranger)).status).toBe(404);
  });

  it('is told why', async () => {
    const { questionId } = await given('USE');
    const removed = await ask(colleague, `DELETE /api/questions/${questionId}`);
    expect(removed.body.errorCode).toBe('question.not-editable');
    expect((await readQuestion(server, colleague, questionId)).abilities).toEqual({
      ...{ canReadKey: true, canEdit: false, canShare: false, canDelete: false },
    });
  });

  it('owns a copy', async () => {
    const { questionId } = await given('USE');
    const { body } = await ask<{ questionId: number }>(colleague, `POST /api/questions/${questionId}/duplicate`);
    expect((await readQuestion(server, colleague, body.questionId)).owner?.userId).toBe(colleague.userId);
    expect((await ask(colleague, `DELETE /api/questions/${body.questionId}`)).status).toBe(204);
  });

  it('changes what is open for editing, but not the sharing', async () => {
    const question = await given('EDIT');
    const change = { ...changeOf(question), sharing: 'PRIVATE' };
    expect(await ask(colleague, `PUT /api/questions/${question.questionId}`, change)).toMatchObject({
      status: 403,
      body: { errorCode: 'question.not-owner' },
    });
    const many = { questionIds: [question.questionId], sharing: 'PRIVATE' };
    expect((await ask(colleague, 'PATCH /api/questions', many)).body.errorCode).toBe('question.not-owner');
    expect((await readQuestion(server, owner, question.questionId)).sharing).toBe('EDIT');
  });

  it('finds no private question in lists and files', async () => {
    const { questionId } = await given('PRIVATE');
    const listed = async (as: TestMember, query = '') =>
      (await ask<{ data: QuestionRow[] }>(as, `GET /api/questions?take=100${query}`)).body.data.map(
        (row) => row.questionId,
      );
    expect(await listed(colleague)).not.toContain(questionId);
    expect(await listed(owner, '&isMine=true')).toContain(questionId);
    expect(await listed(administrator)).toContain(questionId);
    expect(await listed(administrator, '&isMine=true')).toEqual([]);
    const report = (as: TestMember) =>
      ask<{ report: { taken: unknown[] } }>(
        as,
        `GET /api/questions/export-report?questionIds=${questionId}&format=GIFT&language=en`,
      );
    expect((await report(colleague)).body.report.taken).toEqual([]);
    expect((await report(owner)).body.report.taken).toHaveLength(1);
  });
});

describe('the owner of a question', () => {
  it('shares it for use unless told otherwise, and changes that without a new version', async () => {
    const { status, body } = await ask<{ questionId: number }>(owner, 'POST /api/questions', questionBody());
    expect(status).toBe(201);
    const question = await readQuestion(server, owner, body.questionId);
    expect(question).toMatchObject({ sharing: 'USE', owner: { userId: owner.userId }, abilities: { canShare: true } });
    const saved = await ask(owner, `PUT /api/questions/${body.questionId}`, {
      ...changeOf(question),
      sharing: 'PRIVATE',
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await ask(colleague, `GET /api/questions/${body.questionId}`)).status).toBe(404);
  });

  it('is outranked by who may change every course', async () => {
    const question = await given('PRIVATE');
    const change = { ...changeOf(question), sharing: 'EDIT' };
    expect((await ask(administrator, `PUT /api/questions/${question.questionId}`, change)).status).toBe(200);
    expect((await ask(colleague, `DELETE /api/questions/${question.questionId}`)).status).toBe(204);
  });
});
