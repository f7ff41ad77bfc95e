import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { QuestionRow } from '../questions.schemas.ts';
import { contentsOf, givenCategory, givenQuestion, questionBody } from './questions.factory.ts';

const server = testServer();
let author: TestMember;

beforeEach(async () => {
  author = await givenMember(server, await givenOrganization(server), 'instructor');
});

async function list(query = ''): Promise<string[]> {
  const { body } = await call<{ data: QuestionRow[]; total: number }>(server, `GET /api/questions?sort=name&${query}`, {
    as: author,
  });
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ name }) => name);
}

describe('the list of questions', () => {
  it('finds by name, prompt and tags in both languages, however they are spelled', async () => {
    await givenQuestion(server, author, { name: 'One', tags: ['Géographie'] });
    await givenQuestion(server, author, { name: 'Two', tags: [], ...contentsOf(1)[11] });
    const { content } = questionBody();
    await givenQuestion(server, author, {
      name: 'Three',
      tags: [],
      content: { ...content, prompt: { ar: '<p>ما عاصمة الأُردن؟</p>' } },
    });
    expect(await list('search=geographie')).toEqual(['One']);
    expect(await list(`search=${encodeURIComponent('عاصمه الاردن')}`)).toEqual(['Three']);
    expect(await list('search=river%20LONGER')).toEqual(['One', 'Two']);
    expect(await list('search=100%25')).toEqual([]);
  });

  it('is narrowed by category with those below, type, difficulty, tags and missing language', async () => {
    const science = await givenCategory(server, author, 'Science');
    const physics = await givenCategory(server, author, 'Physics', science);
    const history = await givenCategory(server, author, 'History');
    const { content } = questionBody();
    await givenQuestion(server, author, { name: 'A', questionCategoryId: science, difficulty: 1, tags: ['x', 'y'] });
    await givenQuestion(server, author, { name: 'B', questionCategoryId: physics, difficulty: 5, tags: ['x'] });
    await givenQuestion(server, author, { name: 'C', questionCategoryId: history, ...contentsOf(1)[2] });
    await givenQuestion(server, author, {
      name: 'D',
      difficulty: null,
      content: { ...content, prompt: { en: '<p>One language</p>' } },
    });
    expect(await list(`questionCategoryId=${science}`)).toEqual(['A', 'B']);
    expect(await list(`questionCategoryId=${physics}`)).toEqual(['B']);
    expect(await list('questionCategoryId=0')).toEqual(['D']);
    expect(await list('types=TRUE_FALSE')).toEqual(['C']);
    expect(await list('types=TRUE_FALSE&types=SINGLE_CHOICE')).toEqual(['A', 'B', 'C', 'D']);
    expect(await list('difficulties=1&difficulties=5')).toEqual(['A', 'B']);
    expect(await list('tags=x')).toEqual(['A', 'B']);
    expect(await list('tags=x&tags=Y')).toEqual(['A']);
    expect(await list('missingLanguage=ar')).toEqual(['D']);
    expect(await list('missingLanguage=en')).toEqual([]);
  });

  it('shows first words without formatting, and gaps as lines', async () => {
    await givenQuestion(server, author, { ...contentsOf(1)[7] });
    const { body } = await call<{ data: QuestionRow[] }>(server, 'GET /api/questions', { as: author });
    expect(body.data[0]?.prompt).toEqual({ en: 'The ____ has ____ km', ar: 'طول ____ ____ كم' });
    expect(JSON.stringify(body)).not.toContain('fractions');
  });

  it('goes by pages and orders', async () => {
    for (const name of ['b', 'a', 'c']) await givenQuestion(server, author, { name });
    const page = async (query: string) => {
      const { body } = await call<{ data: QuestionRow[]; total: number }>(server, `GET /api/questions?${query}`, {
        as: author,
      });
      return [body.total, ...body.data.map(({ name }) => name)];
    };
    expect(await page('sort=name&take=2')).toEqual([3, 'a', 'b']);
    expect(await page('sort=name&take=2&skip=2')).toEqual([3, 'c']);
    expect(await page('sort=newest')).toEqual([3, 'c', 'a', 'b']);
  });
});

describe('changing several questions', () => {
  const change = (body: object, as = author) => call(server, 'PATCH /api/questions', { as, body });

  it('moves, tags and archives them together', async () => {
    const ids = [
      await givenQuestion(server, author, { name: 'A' }),
      await givenQuestion(server, author, { name: 'B' }),
    ];
    const questionCategoryId = await givenCategory(server, author, 'Rivers');
    const body = { questionIds: ids, questionCategoryId, addTags: ['New', 'geography'], removeTags: ['أنهار'] };
    expect((await change(body)).status).toBe(204);
    const { body: listed } = await call<{ data: QuestionRow[] }>(server, 'GET /api/questions?sort=name&search=new', {
      as: author,
    });
    expect(listed.data).toMatchObject([
      { name: 'A', tags: ['Geography', 'New'], questionCategoryId, version: 1 },
      { name: 'B', tags: ['Geography', 'New'], questionCategoryId },
    ]);
    expect((await change({ questionIds: ids.slice(0, 1), isArchived: true })).status).toBe(204);
    expect(await list()).toEqual(['B']);
    expect(await list('isArchived=true')).toEqual(['A']);
    await change({ questionIds: ids, isArchived: false });
    expect(await list()).toEqual(['A', 'B']);
  });

  it('changes none where one is not of this organisation', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'instructor');
    const ids = [await givenQuestion(server, author), await givenQuestion(server, stranger)];
    expect((await change({ questionIds: ids, isArchived: true })).status).toBe(404);
    expect(await list('isArchived=true')).toEqual([]);
  });

  it('counts tags of what is not archived', async () => {
    const [first] = [await givenQuestion(server, author), await givenQuestion(server, author, { tags: ['geography'] })];
    const tags = async () =>
      (await call<{ data: object[] }>(server, 'GET /api/question-tags', { as: author })).body.data;
    expect(await tags()).toMatchObject([{ questionCount: 2 }, { tag: 'أنهار', questionCount: 1 }]);
    await change({ questionIds: [first], isArchived: true });
    expect(await tags()).toEqual([{ tag: 'geography', questionCount: 1, isJoined: false }]);
  });

  it('knows one tag by both of its names, once somebody has said that they are one', async () => {
    const first = await givenQuestion(server, author, { name: 'A', tags: ['Rivers', 'x'] });
    await givenQuestion(server, author, { name: 'B', tags: ['أنهار'] });
    await givenQuestion(server, author, { name: 'C', tags: ['أنهار', 'rivers'] });
    const join = (body: object) => call(server, 'POST /api/question-tags/join', { as: author, body });
    expect(await join({ tag: 'Rivers', other: 'Streams' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'other', code: 'otherScript' }] },
    });
    expect((await join({ tag: 'Rivers', other: 'أنهار' })).status).toBe(204);
    const tags = async (language: string) =>
      (
        await call<{ data: { tag: string }[] }>(server, 'GET /api/question-tags', {
          as: author,
          headers: { language },
        })
      ).body.data;
    expect(await tags('en')).toMatchObject([{ tag: 'Rivers', questionCount: 3, isJoined: true }, { tag: 'x' }]);
    expect(await tags('ar')).toMatchObject([{ tag: 'أنهار', questionCount: 3 }, { tag: 'x' }]);
    // written and asked for by either, however it is spelled
    await givenQuestion(server, author, { name: 'D', tags: ['انهار'] });
    expect(await list(`tags=${encodeURIComponent('أنهار')}`)).toEqual(['A', 'B', 'C', 'D']);
    expect(await list('tags=RIVERS')).toEqual(['A', 'B', 'C', 'D']);
    expect(await list(`search=${encodeURIComponent('أنهار')}`)).toContain('A');
    await change({ questionIds: [first], removeTags: ['أنهار'] });
    expect(await list('tags=rivers')).toEqual(['B', 'C', 'D']);
    // the other organisation has tags of its own
    const stranger = await givenMember(server, await givenOrganization(server), 'instructor');
    await givenQuestion(server, stranger, { tags: ['أنهار'] });
    const theirs = await call<{ data: object[] }>(server, 'GET /api/question-tags', { as: stranger });
    expect(theirs.body.data).toEqual([{ tag: 'أنهار', questionCount: 1, isJoined: false }]);
  });
});

describe('categories of questions', () => {
  const categories = async () =>
    (
      await call<{ data: { questionCategoryId: number; parentCategoryId: number | null; questionCount: number }[] }>(
        server,
        'GET /api/question-categories',
        { as: author },
      )
    ).body.data;
  const change = (id: number, body: object) =>
    call(server, `PATCH /api/question-categories/${id}`, { as: author, body });

  it('make a tree, are renamed and moved', async () => {
    const science = await givenCategory(server, author, 'Science');
    const physics = await givenCategory(server, author, 'Physics');
    await givenQuestion(server, author, { questionCategoryId: physics });
    expect((await change(physics, { parentCategoryId: science, name: { ar: 'الفيزياء' } })).status).toBe(204);
    expect(await categories()).toMatchObject([
      { questionCategoryId: science, parentCategoryId: null, questionCount: 0 },
      { questionCategoryId: physics, parentCategoryId: science, name: { ar: 'الفيزياء' }, questionCount: 1 },
    ]);
  });

  it('are never inside themselves and have names of their own', async () => {
    const science = await givenCategory(server, author, 'Science');
    const physics = await givenCategory(server, author, 'Physics', science);
    expect(await change(science, { parentCategoryId: physics })).toMatchObject({
      status: 409,
      body: { errorCode: 'question-category.inside-itself' },
    });
    expect((await change(science, { parentCategoryId: science })).status).toBe(409);
    expect(
      await call(server, 'POST /api/question-categories', { as: author, body: { name: { en: 'SCIENCE ' } } }),
    ).toMatchObject({ status: 409, body: { errorCode: 'category.name-taken' } });
    expect((await change(science, { name: { en: 'Science!' } })).status).toBe(204);
    expect((await change(physics, { name: { en: ' ' } })).status).toBe(400);
  });

  it('are deleted only when nothing is in them', async () => {
    const science = await givenCategory(server, author, 'Science');
    const physics = await givenCategory(server, author, 'Physics', science);
    const remove = (id: number) => call(server, `DELETE /api/question-categories/${id}`, { as: author });
    expect(await remove(science)).toMatchObject({ status: 409, body: { errorCode: 'question-category.not-empty' } });
    expect((await remove(physics)).status).toBe(204);
    expect((await remove(science)).status).toBe(204);
    expect((await remove(science)).status).toBe(404);
    expect(await categories()).toEqual([]);
  });

  it('belong to their organisation', async () => {
    const science = await givenCategory(server, author, 'Science');
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const inside = { as: stranger, body: { name: { en: 'Mine' }, parentCategoryId: science } };
    expect((await call(server, 'POST /api/question-categories', inside)).status).toBe(400);
    expect((await call(server, `DELETE /api/question-categories/${science}`, { as: stranger })).status).toBe(404);
    expect((await call(server, `PATCH /api/question-categories/${science}`, inside)).status).toBe(404);
  });
});
