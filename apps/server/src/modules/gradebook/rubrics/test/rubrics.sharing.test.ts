import { SHARINGS, type Sharing } from '@sullam/domain/sharing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { allOperations } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { content } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { RubricDetail, RubricRow } from '../rubrics.schemas.ts';

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

const title = { en: 'Essays', ar: 'مقالات' };
const ask = <Body = { errorCode?: string }>(as: TestMember, operation: string, body?: unknown) =>
  call<Body>(server, operation, { as, ...(body === undefined ? {} : { body }) });

async function given(sharing: Sharing, courseId: number | null = null): Promise<number> {
  const made = await ask<{ rubricId: number }>(owner, 'POST /api/course-rubrics', {
    title,
    content,
    sharing,
    courseId,
  });
  expect(made.status).toBe(201);
  return made.body.rubricId;
}

const changed = { title: { en: 'Taken over' }, content, courseId: null, version: 1 };
const at = (rubricId: number, rest = '') => `/api/course-rubrics/${rubricId}${rest}`;

type Attempt = (rubricId: number, as: TestMember) => Promise<{ status: number }>;

/** What each operation on single rubrics answers to an instructor who isn't the owner: kept private, for use, for editing. */
const ON_RUBRICS: Record<string, [Attempt, ...number[]]> = {
  'GET /api/course-rubrics/:rubricId': [(id, as) => ask(as, `GET ${at(id)}`), 404, 200, 200],
  'PUT /api/course-rubrics/:rubricId': [(id, as) => ask(as, `PUT ${at(id)}`, changed), 404, 403, 200],
  'PATCH /api/course-rubrics/:rubricId': [(id, as) => ask(as, `PATCH ${at(id)}`, { isArchived: true }), 404, 403, 204],
  'DELETE /api/course-rubrics/:rubricId': [(id, as) => ask(as, `DELETE ${at(id)}`), 404, 403, 204],
  'POST /api/course-rubrics/:rubricId/duplicate': [(id, as) => ask(as, `POST ${at(id, '/duplicate')}`), 404, 201, 201],
  'GET /api/course-rubrics/:rubricId/versions': [(id, as) => ask(as, `GET ${at(id, '/versions')}`), 404, 200, 200],
  'GET /api/course-rubrics/:rubricId/versions/:version': [
    (id, as) => ask(as, `GET ${at(id, '/versions/1')}`),
    ...[404, 200, 200],
  ],
  'POST /api/course-rubrics/:rubricId/versions/:version/restore': [
    (id, as) => ask(as, `POST ${at(id, '/versions/1/restore')}`, { version: 1 }),
    ...[404, 403, 200],
  ],
};

/** Those that name no rubric. */
const ON_ALL = [
  'GET /api/course-rubrics',
  'POST /api/course-rubrics',
  'GET /api/courses/:courseId/rubrics',
  'POST /api/courses/:courseId/rubrics',
];

describe('an instructor who isn’t the owner of a rubric', () => {
  it('is accounted for in every operation', () => {
    const operations = allOperations().filter(({ path }) =>
      /^\/api\/(course-rubrics|courses\/:courseId\/rubrics)/.test(path),
    );
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...Object.keys(ON_RUBRICS), ...ON_ALL].sort(),
    );
  });

  it.each(Object.entries(ON_RUBRICS))('may %s as far as it is shared', async (_operation, [attempt, ...statuses]) => {
    for (const [index, sharing] of SHARINGS.entries())
      expect([sharing, (await attempt(await given(sharing), colleague)).status]).toEqual([sharing, statuses[index]]);
  });

  it.each(Object.entries(ON_RUBRICS))('of another organisation may not %s', async (_operation, [attempt]) => {
    expect((await attempt(await given('EDIT'), stranger)).status).toBe(404);
  });

  it('neither changes the sharing nor learns of private ones', async () => {
    const id = await given('EDIT');
    expect(await ask(colleague, `PUT ${at(id)}`, { ...changed, sharing: 'PRIVATE' })).toMatchObject({
      status: 403,
      body: { errorCode: 'rubric.not-owner' },
    });
    const hidden = await given('PRIVATE');
    const listed = async (as: TestMember, query = '') =>
      (await ask<{ data: RubricRow[] }>(as, `GET /api/course-rubrics?take=100${query}`)).body.data.map(
        ({ rubricId }) => rubricId,
      );
    expect(await listed(colleague)).not.toContain(hidden);
    expect(await listed(owner, '&isMine=true')).toContain(hidden);
    expect(await listed(administrator)).toContain(hidden);
  });
});

describe('a private rubric of one course', () => {
  it('is there for those who teach the course, and for nobody else', async () => {
    const { courseId } = await givenPublishedCourse(server, owner.organizationId, { instructorUserId: owner.userId });
    const id = await given('PRIVATE', courseId);
    expect((await ask(colleague, `GET ${at(id)}`)).status).toBe(404);
    await server.admin`insert into course_instructors (organization_id, course_id, user_id)
      values (${owner.organizationId}, ${courseId}, ${colleague.userId})`;
    expect((await ask<RubricDetail>(colleague, `GET ${at(id)}`)).body).toMatchObject({
      owner: { userId: owner.userId },
      abilities: { canEdit: true, canShare: false, canDelete: true },
    });
  });
});

describe('the owner of a rubric', () => {
  it('shares it for use unless told otherwise and is outranked by administrators', async () => {
    const made = await ask<{ rubricId: number }>(owner, 'POST /api/course-rubrics', { title, content });
    const id = made.body.rubricId;
    expect((await ask<RubricDetail>(owner, `GET ${at(id)}`)).body).toMatchObject({
      sharing: 'USE',
      owner: { userId: owner.userId },
      abilities: { canEdit: true, canShare: true, canDelete: true },
    });
    expect((await ask(administrator, `PUT ${at(id)}`, { ...changed, sharing: 'EDIT' })).status).toBe(200);
    expect((await ask(colleague, `DELETE ${at(id)}`)).status).toBe(204);
  });
});
