import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { HOSTILE_HTML } from '../../../../../test/support/hostile-html.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { QuestionDetail } from '../questions.schemas.ts';
import { changeOf, contentsOf, givenQuestion, questionBody, readQuestion } from './questions.factory.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;

beforeEach(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
});

const create = (body: object, as = author) => call<{ questionId: number }>(server, 'POST /api/questions', { as, body });
const save = (detail: QuestionDetail, change: Partial<QuestionDetail> = {}, as = author) =>
  call<{ version: number }>(server, `PUT /api/questions/${detail.questionId}`, { as, body: changeOf(detail, change) });

describe('writing a question', () => {
  it('keeps what every type asks and what is right of it', async () => {
    const { body: picture } = await upload(server, await photo(), { as: author });
    for (const parts of contentsOf(picture.mediaId)) {
      const questionId = await givenQuestion(server, author, parts);
      const detail = await readQuestion(server, author, questionId);
      expect(detail).toMatchObject({
        ...parts,
        version: 1,
        name: 'Rivers',
        marks: '2',
        negativeMarks: '0.5',
        difficulty: 2,
        tags: ['Geography', 'أنهار'],
        languages: ['en', 'ar'],
        updatedBy: { userId: author.userId },
        abilities: { canDelete: true },
      });
      expect(detail.picture?.mediaId).toBe(parts.content.type === 'HOTSPOT' ? picture.mediaId : undefined);
    }
  });

  it('keeps a unit that has no name yet, which is said as something to mend', async () => {
    const numeric = contentsOf(1).find(({ content }) => content.type === 'NUMERIC');
    const { content, key } = numeric as { content: object; key: object };
    const units = { content: { ...content, units: [''] }, key: { ...key, units: [{ name: '', factor: '1' }] } };
    const questionId = await givenQuestion(server, author, units as never);
    const detail = await readQuestion(server, author, questionId);
    expect(detail).toMatchObject(units);
    expect(detail.isReady).toBe(false);
  });

  it('keeps the key in a table of its own', async () => {
    const questionId = await givenQuestion(server, author);
    const [row] = await server.admin<{ version: string; key: string }[]>`
      select to_jsonb(v)::text as version, k.key::text as key from question_versions v join question_keys k using (organization_id, question_id, version)
      where question_id = ${questionId}`;
    expect(row?.key).toContain('fractions');
    expect(row?.version).not.toContain('fractions');
    expect(row?.version).not.toContain('6,650');
  });

  it('keeps nothing that could run, and no field that its type does not have', async () => {
    const body = questionBody();
    const questionId = await givenQuestion(server, author, {
      content: { ...body.content, prompt: { en: HOSTILE_HTML }, isTrue: true } as never,
    });
    const { content } = await readQuestion(server, author, questionId);
    expect(JSON.stringify(content)).not.toMatch(/script|onclick|iframe|svg|form|isTrue/);
    expect(content.prompt.en).toContain('One');
  });

  it('shows pictures of the author with addresses, and nobody else’s', async () => {
    const { body: picture } = await upload(server, await photo(), { as: author });
    const prompt = { en: `<p>Look</p><img data-media-id="${picture.mediaId}" src="https://elsewhere.test/x.png">` };
    const { content } = questionBody();
    const questionId = await givenQuestion(server, author, { content: { ...content, prompt }, sharing: 'EDIT' });
    const detail = await readQuestion(server, author, questionId);
    expect(detail.content.prompt.en).toMatch(/src="[^"]*\/files\//);
    expect(detail.content.prompt.en).not.toContain('elsewhere');

    const colleague = await givenMember(server, organizationId, 'instructor');
    expect(await create(questionBody({ content: { ...content, prompt } }), colleague)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'content.prompt.en' }] },
    });
    expect((await save(detail, { name: 'Rivers of the world' }, colleague)).status).toBe(200);
  });

  it('names a question without a name by its first words', async () => {
    const questionId = await givenQuestion(server, author, { name: ' ' });
    expect((await readQuestion(server, author, questionId)).name).toBe('Which river is longer?');
  });

  it('says in which languages everything is written', async () => {
    const { content } = questionBody();
    const questionId = await givenQuestion(server, author, {
      content: { ...content, prompt: { en: '<p>Only English</p>', ar: '<p></p>' } },
    });
    expect((await readQuestion(server, author, questionId)).languages).toEqual(['en']);
  });

  it('refuses a key of another type, marks of nothing and a category that is not there', async () => {
    const { key } = questionBody({}, 'TRUE_FALSE');
    expect(await create(questionBody({ key }))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'key.type' }] },
    });
    expect(await create(questionBody({ marks: '0.0' }))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'marks' }] },
    });
    expect(await create(questionBody({ questionCategoryId: 999_999 }))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'questionCategoryId' }] },
    });
    expect((await create({ ...questionBody(), content: { type: 'SINGLE_CHOICE' } })).status).toBe(400);
  });

  it('is for those who teach or administer', async () => {
    const learner = await givenMember(server, organizationId);
    const coach = await givenMember(server, organizationId, 'coach');
    const administrator = await givenMember(server, organizationId, 'administrator');
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const questionId = await givenQuestion(server, author);
    for (const as of [learner, coach]) {
      expect((await create(questionBody(), as)).status).toBe(403);
      expect((await call(server, `GET /api/questions/${questionId}`, { as })).status).toBe(403);
      expect((await call(server, 'GET /api/questions', { as })).status).toBe(403);
    }
    expect((await call(server, `GET /api/questions/${questionId}`, { as: stranger })).status).toBe(404);
    expect((await call(server, `GET /api/questions/${questionId}`, { as: administrator })).status).toBe(200);
  });
});

describe('changing a question', () => {
  it('makes a new version and keeps the old one as it was', async () => {
    const questionId = await givenQuestion(server, author);
    const before = await readQuestion(server, author, questionId);
    const administrator = await givenMember(server, organizationId, 'administrator');
    expect(await save(before, { marks: '3', name: 'Long rivers' }, administrator)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    const { body: history } = await call<{ data: object[]; total: number }>(
      server,
      `GET /api/questions/${questionId}/versions`,
      { as: author },
    );
    expect(history).toMatchObject({
      total: 2,
      data: [
        { version: 2, changed: ['name', 'marks'], createdBy: { userId: administrator.userId } },
        { version: 1, changed: [], createdBy: { userId: author.userId } },
      ],
    });
    const { body: old } = await call(server, `GET /api/questions/${questionId}/versions/1`, { as: author });
    expect(old).toMatchObject({ name: 'Rivers', marks: '2', version: 1 });
  });

  it('refuses to overwrite what somebody saved meanwhile, and names it', async () => {
    const questionId = await givenQuestion(server, author);
    const before = await readQuestion(server, author, questionId);
    await save(before, { marks: '3' });
    const refused = await save(before, { name: 'Mine' });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'conflict', details: [{ path: 'marks' }] } });
    expect(await readQuestion(server, author, questionId)).toMatchObject({ name: 'Rivers', marks: '3', version: 2 });
  });

  it('lets one of several saves at once through', async () => {
    const before = await readQuestion(server, author, await givenQuestion(server, author));
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => save(before, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await readQuestion(server, author, before.questionId)).version).toBe(2);
  });

  it('keeps the version where only tags or category differ', async () => {
    const before = await readQuestion(server, author, await givenQuestion(server, author));
    expect((await save(before, { tags: ['Water', 'water ', 'WATER'] })).body).toEqual({ version: 1 });
    expect((await readQuestion(server, author, before.questionId)).tags).toEqual(['Water']);
  });

  it('restores an earlier version as the newest', async () => {
    const before = await readQuestion(server, author, await givenQuestion(server, author));
    await save(before, { name: 'Worse' });
    const restore = (version: number) =>
      call(server, `POST /api/questions/${before.questionId}/versions/1/restore`, { as: author, body: { version } });
    expect((await restore(1)).status).toBe(409);
    expect(await restore(2)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await readQuestion(server, author, before.questionId)).toMatchObject({ name: 'Rivers', version: 3 });
  });

  it('copies it with its tags', async () => {
    const questionId = await givenQuestion(server, author);
    const { status, body } = await call<{ questionId: number }>(server, `POST /api/questions/${questionId}/duplicate`, {
      as: author,
    });
    expect(status).toBe(201);
    expect(await readQuestion(server, author, body.questionId)).toMatchObject({
      name: 'Rivers',
      version: 1,
      tags: ['Geography', 'أنهار'],
    });
  });

  it('deletes it unless an exam has taken it', async () => {
    const [used, unused] = [await givenQuestion(server, author), await givenQuestion(server, author)];
    await server.admin`update questions set first_used_at = now() where question_id = ${used}`;
    const remove = (id: number) => call(server, `DELETE /api/questions/${id}`, { as: author });
    expect(await remove(used)).toMatchObject({ status: 409, body: { errorCode: 'question.in-use' } });
    expect((await remove(unused)).status).toBe(204);
    expect((await call(server, `GET /api/questions/${unused}`, { as: author })).status).toBe(404);
    const left = await server.admin`select 1 from question_keys where question_id = ${unused}`;
    expect(left).toHaveLength(0);
  });

  it('is written down', async () => {
    const before = await readQuestion(server, author, await givenQuestion(server, author));
    await save(before, { name: 'Other' });
    const entries = await server.admin<{ action: string }[]>`
      select action from audit_entries where organization_id = ${organizationId} and noun = 'question' order by at, audit_entry_id`;
    expect(entries.map(({ action }) => action)).toEqual(['question.create', 'question.update']);
  });
});
