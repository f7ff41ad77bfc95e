import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

type Page = { data: { courseId: number; isFavorite: boolean }[]; total: number };
const add = (courseId: number, as = learner) => call(server, `PUT /api/favorites/courses/${courseId}`, { as });
const remove = (courseId: number, as = learner) => call(server, `DELETE /api/favorites/courses/${courseId}`, { as });
const list = (as = learner, query = '') => call<Page>(server, `GET /api/favorites/courses${query}`, { as });
const ids = (answer: { body: Page }) => answer.body.data.map((course) => course.courseId);

describe('favourite courses', () => {
  it('are listed latest first and marked on the card; twice is once', async () => {
    const first = await givenPublishedCourse(server, organizationId);
    const second = await givenPublishedCourse(server, organizationId, { title: { en: 'Second', ar: 'الثانية' } });
    expect((await add(first.courseId)).status).toBe(204);
    server.clock.advance(1000);
    expect((await add(second.courseId)).status).toBe(204);
    expect((await add(first.courseId)).status).toBe(204);
    const answer = await list();
    expect(ids(answer)).toEqual([second.courseId, first.courseId]);
    expect(answer.body).toMatchObject({ total: 2, data: [{ isFavorite: true }, { isFavorite: true }] });
    expect(ids(await list(learner, `?search=${encodeURIComponent('الثانيه')}`))).toEqual([second.courseId]);
    const wishlisted = await call<Page>(server, `GET /api/users/${learner.userId}/wishlisted`, { as: learner });
    expect(wishlisted.body).toEqual(answer.body);
  });

  it('are put in the order that is asked for, and told by their ids alone', async () => {
    const reader = await givenMember(server, organizationId);
    const titled = async (en: string) =>
      (await givenPublishedCourse(server, organizationId, { title: { en } })).courseId;
    const [b, a, c] = [await titled('Beta'), await titled('alpha'), await titled('Gamma')];
    for (const id of [b, a, c]) {
      await add(id, reader);
      server.clock.advance(1000);
    }
    await server.admin`update courses set enrolled_count = 9 where course_id = ${b}`;
    expect(ids(await list(reader, '?sort=title'))).toEqual([a, b, c]);
    expect(ids(await list(reader, '?sort=oldest'))).toEqual([b, a, c]);
    expect(ids(await list(reader, '?sort=newest'))).toEqual([c, a, b]);
    expect(ids(await list(reader, '?sort=popular'))[0]).toBe(b);
    const known = await call<{ courseIds: number[] }>(server, 'GET /api/favorites/course-ids', { as: reader });
    expect(known.body).toEqual({ courseIds: [c, a, b] });
  });

  it('can be removed, also twice, also when the course was taken back meanwhile', async () => {
    const reader = await givenMember(server, organizationId);
    const { courseId } = await givenPublishedCourse(server, organizationId);
    await add(courseId, reader);
    expect((await remove(courseId, reader)).status).toBe(204);
    expect((await remove(courseId, reader)).status).toBe(204);
    await add(courseId, reader);
    await server.admin`update courses set status = 'DRAFT' where course_id = ${courseId}`;
    expect(ids(await list(reader))).toEqual([]);
    expect((await remove(courseId, reader)).status).toBe(204);
    const left = await server.admin`select from favorite_courses where user_id = ${reader.userId}`;
    expect(left).toHaveLength(0);
  });

  it('are a matter between a member and their own organisation', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await add(courseId, stranger)).status).toBe(404);
    expect((await remove(courseId, stranger)).status).toBe(404);
    const draft = await givenPublishedCourse(server, organizationId, { status: 'DRAFT' });
    expect((await add(draft.courseId)).status).toBe(404);
    expect((await call(server, `PUT /api/favorites/courses/${courseId}`, { organizationId })).status).toBe(401);
    const other = await givenMember(server, organizationId);
    expect((await call(server, `GET /api/users/${learner.userId}/wishlisted`, { as: other })).status).toBe(404);
    expect(ids(await list(other))).toEqual([]);
  });
});
