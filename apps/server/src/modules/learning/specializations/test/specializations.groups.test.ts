import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { SpecializationCard, SpecializationDetail } from '../specializations.schemas.ts';
import { finishCourse } from './specializations.factory.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
});

const course = async (changes: object = {}) => (await givenPublishedCourse(server, organizationId, changes)).courseId;
const all = (...courseIds: number[]) => ({ title: { en: 'All' }, neededCount: null, courseIds });
const some = (neededCount: number, ...courseIds: number[]) => ({ title: { ar: 'بعضها' }, neededCount, courseIds });

async function givenSpecialization(...groups: object[]): Promise<number> {
  const { body } = await call<{ specializationId: number }>(server, 'POST /api/specializations', {
    as: administrator,
    body: { title: { en: 'Path' }, groups },
  });
  await change(body.specializationId, { isPublished: true });
  return body.specializationId;
}
const detail = async (id: number, as: TestMember) =>
  (await call<SpecializationDetail>(server, `GET /api/specializations/${id}`, { as })).body;
const change = async (id: number, body: object) => {
  const { version } = await detail(id, administrator);
  return call(server, `PATCH /api/specializations/${id}`, { as: administrator, body: { version, ...body } });
};
const enter = (id: number, as: TestMember) => call(server, `POST /api/orders/add/specializations/${id}`, { as });
const mine = async (as: TestMember, query = '') =>
  (await call<{ data: SpecializationCard[]; total: number }>(server, `GET /api/specializations?${query}`, { as })).body;
const finish = (courseId: number, as: TestMember) => finishCourse(server, as, courseId);

it('refuse a course twice, more than there is, and groups without a name', async () => {
  const [one, two] = [await course(), await course()];
  const refused = async (...groups: object[]) =>
    (
      await call<{ details: { path: string }[] }>(server, 'POST /api/specializations', {
        as: administrator,
        body: { title: { en: 'Path' }, groups },
      })
    ).body.details[0]?.path;
  expect(await refused(all(one), some(1, one, two))).toBe('groups.1.courseIds');
  expect(await refused(some(2, one))).toBe('groups.0.neededCount');
  expect(await refused(all(one), { ...all(two), title: {} })).toBe('groups.1.title');
  expect(await refused({ ...all(one), courseIds: [] })).toBe('groups.0.courseIds');
});

it('enrol in what has no choice, whatever the choice costs, and leave the rest to the learner', async () => {
  const [needed, chosen, dear] = [await course(), await course(), await course({ price: 100 })];
  const id = await givenSpecialization(all(needed), some(1, chosen, dear));
  const learner = await givenMember(server, organizationId);
  expect((await detail(id, learner)).abilities.canEnroll).toBe(true);
  expect((await enter(id, learner)).status).toBe(200);
  const seen = await detail(id, learner);
  expect(seen).toMatchObject({ isEnrolled: true, abilities: { canEnroll: false }, neededCourseCount: 2 });
  expect(seen.courses.filter(({ isEnrolled }) => isEnrolled).map(({ courseId }) => courseId)).toEqual([needed]);
  const free = await givenSpecialization(some(1, chosen, dear));
  expect((await enter(free, learner)).body).toMatchObject({ order: { purchasedItems: [{ itemId: free }] } });
  expect((await mine(learner, 'enrolled=1')).total).toBe(2);
  expect((await call(server, `DELETE /api/specializations/${free}/enrollment`, { as: learner })).status).toBe(204);
  expect((await mine(learner, 'enrolled=1')).data.map(({ specializationId }) => specializationId)).toEqual([id]);
  expect((await mine(learner)).data[0]?.specializationId).toBe(id);
});

it('count of a choice the courses in which somebody is furthest, the same in the list and on the page', async () => {
  const [needed, one, two] = [await course(), await course(), await course()];
  const id = await givenSpecialization(all(needed), some(1, one, two));
  const learner = await givenMember(server, organizationId);
  await enter(id, learner);
  await enrol(server.admin, organizationId, two, learner.userId);
  await finish(two, learner);
  const seen = await detail(id, learner);
  expect(seen).toMatchObject({ progressPercent: 50, completedCourseCount: 1, neededCourseCount: 2, completedAt: null });
  expect(seen.groups).toMatchObject([
    { isSatisfied: false, progressPercent: 0, completedCourseCount: 0, neededCourseCount: 1 },
    { isSatisfied: true, progressPercent: 100, completedCourseCount: 1, neededCourseCount: 1 },
  ]);
  const listed = (await mine(learner)).data.find(({ specializationId }) => specializationId === id);
  expect(listed).toMatchObject({ progressPercent: 50, completedCourseCount: 1, neededCourseCount: 2 });
});

it('are completed once, for good, when every group is satisfied', async () => {
  const [needed, one, two] = [await course(), await course(), await course()];
  const id = await givenSpecialization(all(needed), some(1, one, two));
  const learner = await givenMember(server, organizationId);
  await enter(id, learner);
  await finish(needed, learner);
  await server.runJobs();
  expect((await detail(id, learner)).completedAt).toBeNull();
  await enrol(server.admin, organizationId, one, learner.userId);
  await finish(one, learner);
  await server.runJobs();
  const { completedAt, progressPercent } = await detail(id, learner);
  expect([typeof completedAt, progressPercent]).toEqual(['string', 100]);
  await change(id, { groups: [all(needed, one, two)] });
  await server.runJobs();
  expect(await detail(id, learner)).toMatchObject({ completedAt, completedCourseCount: 2, neededCourseCount: 3 });
  await expect(
    server.admin.begin(async (sql) => {
      await sql`set local role sullam_app`;
      await sql`select set_config('app.organization_id', ${String(organizationId)}, true)`;
      await sql`update specialization_completions set completed_at = now() where organization_id = ${organizationId}`;
    }),
  ).rejects.toThrow('permission denied');
});

it('complete whoever lacked only what is no longer asked for, and whoever had it all before they enrolled', async () => {
  const [one, two] = [await course(), await course()];
  const id = await givenSpecialization(all(one, two));
  const [early, late] = [await givenMember(server, organizationId), await givenMember(server, organizationId)];
  await enter(id, early);
  await finish(one, early);
  await enrol(server.admin, organizationId, one, late.userId);
  await finish(one, late);
  await server.runJobs();
  expect((await detail(id, early)).completedAt).toBeNull();
  await change(id, { groups: [all(one)] });
  await server.runJobs();
  expect((await detail(id, early)).completedAt).not.toBeNull();
  expect((await detail(id, late)).completedAt).toBeNull();
  await enter(id, late);
  expect((await detail(id, late)).completedAt).not.toBeNull();
});

/** Somebody learned elsewhere what a course is about, and it is approved; `changes` decide otherwise. */
async function recognize(courseId: number, as: TestMember, changes: object = {}) {
  const { body } = await call<{ externalCourseId: number }>(server, 'POST /api/external-courses', {
    as,
    body: {
      ...{ title: 'Elsewhere', provider: 'Others', startedOn: null, finishedOn: '2024-01-10', minutes: 60 },
      ...{ link: 'https://example.com/certificate', mediaId: null },
    },
  });
  const decide = (version: number, decision: object) =>
    call(server, `POST /api/external-courses/${body.externalCourseId}/decision`, {
      as: administrator,
      body: { isApproved: true, reason: '', courseId, version, ...decision },
    });
  expect((await decide(1, changes)).status).toBe(204);
  return decide;
}

it('take a course as completed that was recognized for what was learned elsewhere, and no other', async () => {
  const [needed, other] = [await course(), await course()];
  const id = await givenSpecialization(all(needed, other));
  const learner = await givenMember(server, organizationId);
  await recognize(other, learner, { courseId: null });
  const decide = await recognize(needed, learner);
  expect(await detail(id, learner)).toMatchObject({
    recognizedCourseIds: [needed],
    groups: [{ neededCourseCount: 2, completedCourseCount: 1, isSatisfied: false }],
  });
  await enter(id, learner);
  const courses = await call<{ data: { courseId: number }[] }>(server, `GET /api/users/${learner.userId}/my-courses`, {
    as: learner,
  });
  expect(courses.body.data.map(({ courseId }) => courseId)).toEqual([other]);
  await finish(other, learner);
  await server.runJobs();
  expect(await detail(id, learner)).toMatchObject({ completedAt: expect.any(String), progressPercent: 100 });
  await decide(2, { isApproved: false, reason: 'Forged', courseId: null });
  expect(await detail(id, learner)).toMatchObject({ recognizedCourseIds: [], completedAt: expect.any(String) });
});

it('are completed by the recognition alone where it was the last that was missing', async () => {
  const needed = await course();
  const id = await givenSpecialization(all(needed));
  const learner = await givenMember(server, organizationId);
  await enter(id, learner);
  await recognize(needed, learner);
  await server.runJobs();
  expect(await detail(id, learner)).toMatchObject({ completedAt: expect.any(String) });
});

it('keep what was learned elsewhere approved when the course that it stood for is deleted', async () => {
  const courseId = await course();
  const learner = await givenMember(server, organizationId);
  await recognize(courseId, learner);
  expect((await call(server, `DELETE /api/courses/${courseId}`, { as: administrator })).status).toBe(204);
  const { body } = await call<{ data: unknown[] }>(server, `GET /api/users/${learner.userId}/external-courses`, {
    as: learner,
  });
  expect(body.data).toEqual([expect.objectContaining({ status: 'APPROVED', course: null })]);
});
