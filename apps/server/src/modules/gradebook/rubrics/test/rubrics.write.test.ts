import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { content } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { RubricDetail, RubricRow } from '../rubrics.schemas.ts';

const server = testServer();
let organizationId: number;
let teacher: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  teacher = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
});

type Refusable = { errorCode?: string; details?: { path: string; code: string }[] };
const title = { en: ' Essays ', ar: 'مقالات' };
const ask = <Body = Record<string, never>>(operation: string, body?: unknown, as = teacher) =>
  call<Body & Refusable>(server, operation, { as, body });
const create = async (more: object = {}) =>
  (await ask<{ rubricId: number }>('POST /api/course-rubrics', { title, content, ...more })).body.rubricId;
const read = async (id: number) => (await ask<RubricDetail>(`GET /api/course-rubrics/${id}`)).body;
const save = (id: number, version: number, change: object = {}, as = teacher) =>
  ask<{ version: number }>(`PUT /api/course-rubrics/${id}`, { title, content, courseId: null, version, ...change }, as);

describe('a rubric', () => {
  it('is kept without blanks, with its maximum, its languages and its author', async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({
      title: { en: 'Essays', ar: 'مقالات' },
      version: 1,
      maximum: '10',
      criterionCount: 2,
      languages: ['en', 'ar'],
      isUsed: false,
      content,
      updatedBy: { userId: teacher.userId },
      abilities: { canEdit: true, canDelete: true },
    });
  });

  it('is refused with every fault named', async () => {
    const [first, second] = content.criteria;
    const criteria = [
      { ...first, name: {} },
      { ...second, levels: [] },
    ];
    const { status, body } = await ask('POST /api/course-rubrics', { title, content: { ...content, criteria } });
    expect(status).toBe(400);
    expect(body.details?.map(({ path }) => path)).toEqual(['content.criteria.0.name', 'content.criteria.1.levels']);
    const untitled = await ask('POST /api/course-rubrics', { title: {}, content });
    expect(untitled).toMatchObject({ status: 400, body: { details: [{ path: 'title' }] } });
  });

  it('keeps every version; a save of an older one is refused', async () => {
    const id = await create({ sharing: 'EDIT' });
    expect((await save(id, 1, { title: { en: 'Longer essays' } })).body).toMatchObject({ version: 2 });
    expect((await save(id, 2, { title: { en: 'Longer essays' } })).body).toMatchObject({ version: 2 });
    expect(await save(id, 1, {}, colleague)).toMatchObject({ status: 409, body: { errorCode: 'conflict' } });
    const { body } = await ask<{ total: number; data: { version: number }[] }>(
      `GET /api/course-rubrics/${id}/versions`,
    );
    expect([body.total, body.data.map(({ version }) => version)]).toEqual([2, [2, 1]]);
    const old = await ask<RubricDetail>(`GET /api/course-rubrics/${id}/versions/1`);
    expect(old.body.title).toEqual({ en: 'Essays', ar: 'مقالات' });
    expect((await ask(`POST /api/course-rubrics/${id}/versions/1/restore`, { version: 2 })).body).toMatchObject({
      version: 3,
    });
    expect((await read(id)).title.ar).toBe('مقالات');
  });

  it('is copied, archived, and deleted while nothing uses it', async () => {
    const id = await create();
    const copy = await ask<{ rubricId: number }>(`POST /api/course-rubrics/${id}/duplicate`);
    expect([copy.status, (await read(copy.body.rubricId)).content]).toEqual([201, content]);
    expect((await ask(`PATCH /api/course-rubrics/${id}`, { isArchived: true })).status).toBe(204);
    const list = async (query: string) =>
      (await ask<{ data: RubricRow[] }>(`GET /api/course-rubrics?take=100${query}`)).body.data.map(
        ({ rubricId }) => rubricId,
      );
    expect(await list('')).not.toContain(id);
    expect(await list('&isArchived=true')).toContain(id);
    expect(await list(`&search=${encodeURIComponent('معيار')}`)).toContain(copy.body.rubricId);
    expect(await list('&search=nowhere')).toEqual([]);
    expect((await ask(`DELETE /api/course-rubrics/${id}`)).status).toBe(204);
    expect((await ask(`GET /api/course-rubrics/${id}`)).status).toBe(404);
  });
});

describe('a rubric of one course', () => {
  it('is offered there alone, and written by who teaches it', async () => {
    const [own, other] = [
      await givenPublishedCourse(server, organizationId, { instructorUserId: teacher.userId }),
      await givenPublishedCourse(server, organizationId, { instructorUserId: teacher.userId }),
    ];
    const made = await ask<{ rubricId: number }>(`POST /api/courses/${own.courseId}/rubrics`, { title, content });
    const id = made.body.rubricId;
    const offered = async (courseId: number) =>
      (await ask<{ data: RubricRow[] }>(`GET /api/courses/${courseId}/rubrics?take=100`)).body.data.map(
        ({ rubricId }) => rubricId,
      );
    expect([(await offered(own.courseId)).includes(id), (await offered(other.courseId)).includes(id)]).toEqual([
      true,
      false,
    ]);
    expect((await save(id, 1, { courseId: own.courseId }, colleague)).status).toBe(403);
    expect((await ask<RubricDetail>(`GET /api/course-rubrics/${id}`, undefined, colleague)).body.abilities).toEqual({
      canEdit: false,
      canShare: false,
      canDelete: false,
    });
    expect((await save(await create(), 1, { courseId: own.courseId }, colleague)).status).toBe(403);
    expect((await save(id, 1)).status).toBe(200);
    expect(await offered(other.courseId)).toContain(id);
  });
});

describe('rubrics', () => {
  it('are for those who teach or administer the organisation', async () => {
    const id = await create();
    const learner = await givenMember(server, organizationId);
    expect((await ask(`GET /api/course-rubrics/${id}`, undefined, learner)).status).toBe(403);
    const stranger = await givenMember(server, await givenOrganization(server), 'instructor');
    expect((await ask(`GET /api/course-rubrics/${id}`, undefined, stranger)).status).toBe(404);
    expect((await save(id, 1, {}, stranger)).status).toBe(404);
  });
});

describe('the rubric of a course', () => {
  it('is offered in every course once its own is deleted', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: teacher.userId });
    const id = await create({ courseId });
    expect(await read(id)).toMatchObject({ courseId });
    const administrator = await givenMember(server, organizationId, 'administrator');
    expect((await ask(`DELETE /api/courses/${courseId}`, undefined, administrator)).status).toBe(204);
    expect(await read(id)).toMatchObject({ courseId: null });
  });
});
