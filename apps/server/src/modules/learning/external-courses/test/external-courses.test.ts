import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs, type Refusable } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { ExternalCourse } from '../external-courses.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
});

const body = (changes: object = {}) => ({
  title: 'Negotiation',
  provider: 'Gulf School',
  startedOn: '2024-01-01',
  finishedOn: '2024-01-10',
  minutes: 720,
  link: 'https://example.com/certificate',
  mediaId: null,
  ...changes,
});
const record = (changes: object = {}, as = learner) =>
  callAs<{ externalCourseId: number } & Refusable>(server, as, 'POST /api/external-courses', body(changes));
const given = async (changes: object = {}, as = learner) => (await record(changes, as)).body.externalCourseId;
const decide = (id: number, changes: object, as = administrator) =>
  callAs<Refusable>(server, as, `POST /api/external-courses/${id}/decision`, {
    isApproved: true,
    reason: '',
    version: 1,
    ...changes,
  });
const own = async (as = learner, who = as) =>
  callAs<{ data: ExternalCourse[]; total: number }>(server, as, `GET /api/users/${who.userId}/external-courses`);
const all = async (query: string, as = administrator) =>
  callAs<{ data: ExternalCourse[]; total: number }>(server, as, `GET /api/external-courses${query}`);

it('needs a title, a provider, days in their order and a certificate that can be looked at', async () => {
  const refusal = async (changes: object) => (await record(changes)).body.details?.[0];
  const fault = async (changes: object) => (await refusal(changes))?.path;
  expect(await fault({ title: '  ' })).toBe('title');
  expect(await refusal({ finishedOn: '2023-12-31' })).toMatchObject({ path: 'finishedOn', code: 'dateAfterStart' });
  expect(await refusal({ finishedOn: '2999-01-01' })).toMatchObject({ path: 'finishedOn', code: 'datePast' });
  expect(await fault({ link: null })).toBe('mediaId');
  expect(await fault({ link: 'javascript:alert(1)' })).toBe('link');
  expect(await fault({ mediaId: 999_999_999 })).toBe('mediaId');
  expect(await fault({ minutes: 0 })).toBe('minutes');
  expect((await own()).body.total).toBe(0);
});

it('is told once how it was decided, with the reason, and decided again after a correction', async () => {
  const id = await given({ title: 'Refused first' });
  expect((await decide(id, { isApproved: false, reason: ' ' })).body.details?.[0]?.path).toBe('reason');
  expect((await decide(id, { isApproved: false, reason: 'Not readable' })).status).toBe(204);
  expect((await decide(id, {})).status).toBe(409);
  const told = await callAs<{ data: { text: string; data: object }[] }>(server, learner, 'GET /api/notifications');
  expect(told.body.data[0]).toMatchObject({ data: { notificationTemplate: { id: 15 }, externalCourseId: id } });
  expect(told.body.data[0]?.text).toContain('Refused first');
  const [refused] = (await own()).body.data;
  expect(refused).toMatchObject({ status: 'REFUSED', reason: 'Not readable', version: 2 });
  const change = (as: TestMember, version: number) =>
    callAs<Refusable>(server, as, `PATCH /api/external-courses/${id}`, { ...body({ title: 'Corrected' }), version });
  expect((await change(learner, 1)).status).toBe(409);
  expect((await change(learner, 2)).status).toBe(204);
  expect((await own()).body.data[0]).toMatchObject({ status: 'PENDING', reason: '', title: 'Corrected' });
  expect((await decide(id, { version: 3 })).status).toBe(204);
  expect((await change(learner, 4)).body.errorCode).toBe('external-course.already-accepted');
  expect((await callAs<Refusable>(server, learner, `DELETE /api/external-courses/${id}`)).status).toBe(409);
});

it('is between its member and administrators', async () => {
  const id = await given({ title: 'Private' });
  const other = await givenMember(server, organizationId);
  const instructor = await givenMember(server, organizationId, 'instructor');
  const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
  expect((await own(other, learner)).status).toBe(404);
  expect((await own(administrator, learner)).status).toBe(200);
  expect([(await all('', learner)).status, (await all('', instructor)).status]).toEqual([403, 403]);
  expect((await all('?search=Private', stranger)).body.total).toBe(0);
  expect((await decide(id, {}, stranger)).status).toBe(404);
  expect((await decide(id, {}, learner)).status).toBe(403);
  expect((await callAs(server, other, `DELETE /api/external-courses/${id}`)).status).toBe(404);
  expect((await callAs(server, administrator, `DELETE /api/external-courses/${id}`)).status).toBe(404);
  expect((await callAs(server, learner, `DELETE /api/external-courses/${id}`)).status).toBe(204);
});

it('is listed, found and taken along as a file by the same filters', async () => {
  const person = await givenMember(server, organizationId);
  const id = await given({ title: '=SUM(1)', provider: 'Unusual House' }, person);
  await given({ provider: 'Unusual House' }, person);
  await decide(id, {});
  const found = (await all('?search=unusual')).body;
  expect([found.total, found.data[0]?.status]).toEqual([2, 'PENDING']);
  expect((await all('?search=unusual&status=APPROVED')).body.data.map((one) => one.externalCourseId)).toEqual([id]);
  const file = await call<string>(server, 'GET /api/external-courses/export?search=unusual&status=APPROVED', {
    as: administrator,
  });
  expect(String(file.body)).toContain("'=SUM(1)");
  expect(String(file.body).trim().split('\n')).toHaveLength(2);
});

it('can be taken along as a workbook, and tells administrators of what waits for them', async () => {
  const told = async () =>
    (
      await callAs<{ data: { text: string; data: { externalCourseId?: number } }[] }>(
        server,
        administrator,
        'GET /api/notifications?take=100',
      )
    ).body.data.filter(({ text }) => text.includes('Waits for a word'));
  const id = await given({ title: 'Waits for a word' });
  await server.runJobs();
  expect(await told()).toHaveLength(1);
  // a correction of what waits is no news; of what was refused it is
  await callAs(server, learner, `PATCH /api/external-courses/${id}`, {
    ...body({ title: 'Waits for a word', minutes: 600 }),
    version: 1,
  });
  await server.runJobs();
  expect(await told()).toHaveLength(1);
  await decide(id, { isApproved: false, reason: 'Not readable', version: 2 });
  await callAs(server, learner, `PATCH /api/external-courses/${id}`, {
    ...body({ title: 'Waits for a word' }),
    version: 3,
  });
  await server.runJobs();
  expect(await told()).toHaveLength(2);
  const file = await call<string>(server, 'GET /api/external-courses/export?format=xlsx', { as: administrator });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/filename="Learning elsewhere \d{4}-\d\d-\d\d\.xlsx"/);
  expect(file.headers['content-type']).toContain('spreadsheetml');
});
