import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { EnrolledStudent, TeachingCourse } from '../teaching.schemas.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let outsider: TestMember;
let administrator: TestMember;
let course: GivenCourse;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
  outsider = await givenMember(server, organizationId, 'instructor');
  administrator = await givenMember(server, organizationId, 'administrator');
  const instructorUserId = author.userId;
  course = await givenPublishedCourse(server, organizationId, {
    instructorUserId,
    title: { en: 'Shown', ar: 'معروضة' },
  });
  await givenPublishedCourse(server, organizationId, {
    instructorUserId,
    title: { en: 'Waiting' },
    status: 'PENDING_APPROVAL',
  });
  await givenPublishedCourse(server, organizationId, { title: { en: 'Of somebody else' }, status: 'DRAFT' });
});

interface TeachingList {
  data: TeachingCourse[];
  total: number;
  statusCounts: Record<string, number>;
}

const teaching = async (query: string, as = author) =>
  (await call<TeachingList>(server, `GET /api/studio/courses?${query}`, { as })).body;
const titles = (list: TeachingList) => list.data.map(({ title }) => title.en);

describe('the list of courses that one makes', () => {
  it('holds drafts and published ones, with the state of each language', async () => {
    const list = await teaching('sort=title');
    expect(titles(list)).toEqual(['Shown', 'Waiting']);
    expect(list).toMatchObject({ total: 2, statusCounts: { PUBLISHED: 1, PENDING_APPROVAL: 1 } });
    expect(list.data[0]?.translations).toEqual({
      en: { hasTitle: true, textCount: 2 },
      ar: { hasTitle: true, textCount: 0 },
    });
  });

  it('is searched and filtered', async () => {
    expect(titles(await teaching(`search=${encodeURIComponent('معروضه')}`))).toEqual(['Shown']);
    expect(await teaching('status=PENDING_APPROVAL')).toMatchObject({ total: 1, data: [{ title: { en: 'Waiting' } }] });
  });

  it('is the whole catalogue for administrators who ask, for nobody else', async () => {
    expect((await teaching('scope=all', administrator)).total).toBe(3);
    expect((await teaching('scope=all')).total).toBe(2);
    expect((await teaching('', outsider)).total).toBe(0);
    const learner = await givenMember(server, organizationId);
    expect((await call(server, 'GET /api/studio/courses', { as: learner })).status).toBe(403);
    expect((await call(server, 'GET /api/studio/courses', { organizationId })).status).toBe(401);
  });
});

describe('the list of possible instructors', () => {
  it('holds those who may teach, without their addresses', async () => {
    const { body } = await call<{ data: object[]; total: number }>(server, 'GET /api/studio/instructors', {
      as: author,
    });
    expect(body.data).toContainEqual({
      userId: author.userId,
      firstName: 'instructor',
      lastName: expect.any(String),
      image: null,
    });
    expect(JSON.stringify(body)).not.toContain('@');
    const learner = await givenMember(server, organizationId);
    expect(body.data.map((person) => (person as { userId: number }).userId)).not.toContain(learner.userId);
    expect((await call(server, 'GET /api/studio/instructors', { as: learner })).status).toBe(403);
    expect((await call(server, 'GET /api/studio/instructors', { organizationId })).status).toBe(401);
  });
});

describe('the approval queue', () => {
  it('is the administrators’', async () => {
    const queue = await call<TeachingList>(server, 'GET /api/course-approvals', { as: administrator });
    expect(titles(queue.body)).toEqual(['Waiting']);
    expect((await call(server, 'GET /api/course-approvals', { as: author })).status).toBe(403);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await call<TeachingList>(server, 'GET /api/course-approvals', { as: stranger })).body.total).toBe(0);
  });
});

describe('the students of a course', () => {
  beforeAll(async () => {
    for (const [index, name] of ['سارة', '=SUM(A1)', 'Zaid'].entries()) {
      const student = await givenMember(server, organizationId);
      await server.admin`update members set first_name = ${name} where organization_id = ${organizationId} and user_id = ${student.userId}`;
      await enrol(server.admin, organizationId, course.courseId, student.userId, {
        completedAt: index === 2 ? server.clock.now() : null,
      });
      for (const id of course.subsectionIds.slice(0, index))
        await server.admin`insert into finished_subsections values (${organizationId}, ${student.userId}, ${course.courseId}, ${id}, now())`;
    }
  });

  const path = () => `/api/courses/${course.courseId}/enrolled-students`;
  const students = async (query: string) =>
    (await call<{ data: EnrolledStudent[]; total: number }>(server, `GET ${path()}?${query}`, { as: author })).body;

  it('are listed with their progress', async () => {
    const { data, total } = await students('sort=progress');
    expect(total).toBe(3);
    expect(
      data.map(({ firstName, progressPercent, finishedCount }) => [firstName, progressPercent, finishedCount]),
    ).toEqual([
      ['Zaid', 100, 2],
      ['=SUM(A1)', 50, 1],
      ['سارة', 0, 0],
    ]);
  });

  it('are counted by how far they are, whatever the list is filtered by', async () => {
    const { body } = await call<{ distribution: { from: number; to: number; count: number }[] }>(
      server,
      `GET ${path()}?completion=completed`,
      { as: author },
    );
    expect(body.distribution.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0, 1],
      [1, 24, 0],
      [25, 49, 0],
      [50, 74, 1],
      [75, 99, 0],
      [100, 100, 1],
    ]);
  });

  it('are found by name and by completion', async () => {
    expect((await students(`search=${encodeURIComponent('ساره')}`)).total).toBe(1);
    expect((await students('completion=completed')).data.map(({ firstName }) => firstName)).toEqual(['Zaid']);
    expect((await students('completion=uncompleted')).total).toBe(2);
    expect((await students('skip=2&take=1')).data.length).toBe(1);
  });

  it('go into a spreadsheet that runs nothing, and it is written down who took them', async () => {
    const answer = await call<string>(server, `GET ${path()}/export`, { as: author });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.startsWith('\ufeffFirst name,Last name,Email,Enrolled')).toBe(true);
    expect(answer.body).toContain("'=SUM(A1),");
    expect(answer.body.trim().split('\r\n').length).toBe(4);
    // the organisation's clock, as in every other file
    expect(answer.body).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(answer.body).not.toMatch(/\dT\d/);
    const [entry] = await server.admin`select actor_user_id from audit_entries where action = 'course.export-students'`;
    expect(entry?.actor_user_id).toBe(author.userId);
  });

  it('are nobody else’s business', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const learner = await givenMember(server, organizationId);
    for (const suffix of ['', '/export']) {
      expect((await call(server, `GET ${path()}${suffix}`, { as: outsider })).status).toBe(403);
      expect((await call(server, `GET ${path()}${suffix}`, { as: learner })).status).toBe(403);
      expect((await call(server, `GET ${path()}${suffix}`, { as: stranger })).status).toBe(404);
      expect((await call(server, `GET ${path()}${suffix}`, { organizationId })).status).toBe(401);
    }
  });
});
