import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { Category } from '../course-categories.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let instructor: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
  instructor = await givenMember(server, organizationId, 'instructor');
});

const create = (body: object, as = administrator) =>
  call<{ courseCategoryId: number; errorCode?: string }>(server, 'POST /api/course-categories', { as, body });
const list = async (as = instructor) =>
  (await call<{ data: Category[] }>(server, 'GET /api/course-categories', { as })).body.data;

describe('categories', () => {
  it('are made, changed, put in order and counted', async () => {
    const first = (await create({ name: { en: 'Technology', ar: 'التقنية' }, icon: 'cpu', hue: 210 })).body
      .courseCategoryId;
    const second = (await create({ name: { ar: 'الإدارة' } })).body.courseCategoryId;
    const { courseId } = await givenPublishedCourse(server, organizationId);
    await server.admin`update courses set course_category_id = ${first} where course_id = ${courseId}`;
    const path = `/api/course-categories/${first}`;
    expect((await call(server, `PATCH ${path}`, { as: administrator, body: { hue: 12 } })).status).toBe(204);
    const order = { courseCategoryIds: [second, first] };
    expect((await call(server, 'PUT /api/course-categories/order', { as: administrator, body: order })).status).toBe(
      204,
    );
    expect(
      (await list()).map(({ courseCategoryId, hue, courseCount }) => [courseCategoryId, hue, courseCount]),
    ).toEqual([
      [second, 200, 0],
      [first, 12, 1],
    ]);
    expect((await call(server, `DELETE ${path}`, { as: administrator })).body).toMatchObject({
      status: 409,
      errorCode: 'category.in-use',
    });
    expect((await call(server, `DELETE /api/course-categories/${second}`, { as: administrator })).status).toBe(204);
    expect((await list()).map(({ courseCategoryId }) => courseCategoryId)).toEqual([first]);
    const actions =
      await server.admin`select action from audit_entries where noun = 'course-category' order by audit_entry_id`;
    expect(actions.map(({ action }) => action)).toEqual([
      'course-category.create',
      'course-category.create',
      'course-category.update',
      'course-category.reorder',
      'course-category.delete',
    ]);
  });

  it('have names of their own, however they are spelt', async () => {
    const { courseCategoryId } = (await create({ name: { en: 'Health', ar: 'الصحة' } })).body;
    expect((await create({ name: { ar: 'الصحه' } })).body.errorCode).toBe('category.name-taken');
    expect((await create({ name: { en: ' ' } })).status).toBe(400);
    const same = { name: { en: 'health', ar: 'الصحة' } };
    expect(
      (await call(server, `PATCH /api/course-categories/${courseCategoryId}`, { as: administrator, body: same }))
        .status,
    ).toBe(204);
  });

  it('are shaped by administrators alone, each in their own organisation', async () => {
    const { courseCategoryId } = (await create({ name: { en: 'Own' } })).body;
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const learner = await givenMember(server, organizationId);
    expect((await create({ name: { en: 'x' } }, instructor)).status).toBe(403);
    expect((await call(server, 'GET /api/course-categories', { as: learner })).status).toBe(403);
    expect((await call(server, 'GET /api/course-categories', { organizationId })).status).toBe(401);
    const path = `/api/course-categories/${courseCategoryId}`;
    expect((await call(server, `PATCH ${path}`, { as: stranger, body: { hue: 1 } })).status).toBe(404);
    expect((await call(server, `DELETE ${path}`, { as: stranger })).status).toBe(404);
    expect((await list(stranger)).length).toBe(0);
    expect((await call(server, `PATCH ${path}`, { as: administrator, body: { hue: 400 } })).status).toBe(400);
  });
});
