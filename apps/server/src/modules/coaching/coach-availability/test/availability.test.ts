import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { dayIn, EVERY_DAY, givenCoach, givenType, saveHours } from './coaches-of.factory.ts';

const server = testServer();

interface Refused {
  errorCode: string;
  details: { path: string; code: string }[];
}

it('begins with the zone of the organisation and first rules, and saves all at once', async () => {
  const { coach, coachId } = await givenCoach(server);
  const read = async () =>
    (await callAs<Record<string, unknown>>(server, coach, 'GET /api/provider-availability/bulk')).body;
  expect(await read()).toMatchObject({
    coachId,
    settings: { timeZone: 'Asia/Riyadh', noticeMinutes: 720, mostPerDay: null },
    weekly: [],
    version: 1,
  });
  const hours = {
    weekly: [
      { weekday: 7, from: 540, until: 780 },
      { weekday: 7, from: 900, until: 1440 },
    ],
    overrides: [{ from: '2027-01-10', until: '2027-01-12', spans: [], note: 'Leave' }],
    travels: [{ from: '2027-02-01', until: '2027-02-05', timeZone: 'Europe/London' }],
  };
  const saved = await saveHours(server, coach, hours);
  expect(saved).toMatchObject({ status: 200, body: { version: 2, affectedSessions: [] } });
  expect(await read()).toMatchObject({ ...hours, version: 2 });
  const settings = { ...((await read()).settings as object), timeZone: 'Africa/Cairo', mostPerDay: 5 };
  const put = (version: number) =>
    callAs<{ version: number }>(server, coach, 'PUT /api/provider-settings', { ...settings, version });
  expect((await put(1)).status).toBe(409);
  expect((await put(2)).body).toMatchObject({ version: 3 });
  expect((await callAs(server, coach, 'GET /api/provider-settings')).body).toEqual({
    coachId,
    ...settings,
    version: 3,
  });
});

it.each([
  [
    'weekly.1',
    'overlap',
    {
      weekly: [
        { weekday: 1, from: 540, until: 720 },
        { weekday: 1, from: 600, until: 660 },
      ],
    },
  ],
  ['weekly.0.until', 'dateAfterStart', { weekly: [{ weekday: 1, from: 540, until: 540 }] }],
  [
    'overrides.1.from',
    'overlap',
    {
      overrides: [
        { from: '2027-01-10', until: '2027-01-12', spans: [], note: null },
        { from: '2027-01-12', until: '2027-01-12', spans: [], note: null },
      ],
    },
  ],
  [
    'overrides.0.from',
    'dateInvalid',
    { overrides: [{ from: '2027-02-30', until: '2027-03-01', spans: [], note: null }] },
  ],
  [
    'travels.0.timeZone',
    'choice',
    { travels: [{ from: '2027-02-01', until: '2027-02-05', timeZone: 'Europe/Nowhere' }] },
  ],
])('refuses hours that contradict each other at %s', async (path, code, hours) => {
  const { coach } = await givenCoach(server);
  const { status, body } = await saveHours(server, coach, hours);
  expect([status, (body as unknown as Refused).details]).toMatchObject([400, [{ path, code }]]);
  expect((await callAs(server, coach, 'GET /api/provider-availability/bulk')).body).toMatchObject({ version: 1 });
});

it('belongs to the coach and to administrators', async () => {
  const { coach, coachId, learner, organizationId } = await givenCoach(server);
  const administrator = await givenMember(server, organizationId, 'administrator');
  const other = await givenCoach(server);
  const status = async (who = learner, query = '') =>
    (await callAs(server, who, `GET /api/provider-settings${query}`)).status;
  expect(await status()).toBe(404);
  expect(await status(learner, `?coachId=${coachId}`)).toBe(403);
  expect(await status(administrator, `?coachId=${coachId}`)).toBe(200);
  expect(await status(other.coach, `?coachId=${coachId}`)).toBe(404);
  expect(await status(coach, `?coachId=${other.coachId}`)).toBe(404);
});

it('blocks times, also at the same time of several weeks, and opens them again', async () => {
  const { coach, learner } = await givenCoach(server);
  await saveHours(server, coach, { weekly: EVERY_DAY(0, 1440) });
  await callAs(server, coach, 'PUT /api/provider-settings', {
    ...((await callAs<object>(server, coach, 'GET /api/provider-settings')).body as object),
    timeZone: 'Europe/London',
  });
  // the clocks of London go forward on 28 March 2027
  const block = { startsAt: '2027-03-22T09:00:00Z', endsAt: '2027-03-22T11:00:00Z', note: 'Dentist', weeks: 2 };
  const blocked = await callAs<{ coachDisabledSlotIds: number[] }>(
    server,
    coach,
    'POST /api/provider-disabled-slots',
    block,
  );
  expect(blocked).toMatchObject({ status: 201, body: { affectedSessions: [] } });
  const list = async () =>
    (
      await callAs<{ data: { startsAt: string; starts: object; note: string }[] }>(
        server,
        coach,
        'GET /api/provider-disabled-slots',
      )
    ).body.data;
  expect(await list()).toMatchObject([
    { startsAt: '2027-03-22T09:00:00.000Z', starts: { date: '2027-03-22', time: '09:00', offset: 0 }, note: 'Dentist' },
    { startsAt: '2027-03-29T08:00:00.000Z', starts: { date: '2027-03-29', time: '09:00', offset: 60 } },
  ]);
  const [first] = blocked.body.coachDisabledSlotIds;
  const remove = async (who = coach) =>
    (await callAs(server, who, `DELETE /api/provider-disabled-slots/${first}`)).status;
  expect([
    await remove(learner),
    await remove((await givenCoach(server)).coach),
    await remove(),
    await remove(),
  ]).toEqual([404, 404, 204, 404]);
  expect(await list()).toHaveLength(1);
});

it('refuses to block what is over, ends before it starts or lasts for ever', async () => {
  const { coach } = await givenCoach(server);
  const at = async (startsAt: string, endsAt: string) =>
    (await callAs<Refused>(server, coach, 'POST /api/provider-disabled-slots', { startsAt, endsAt })).body.details[0]
      ?.code;
  expect(await at('2001-01-01T09:00:00Z', '2001-01-01T10:00:00Z')).toBe('dateFuture');
  expect(await at('2099-01-01T09:00:00Z', '2099-01-01T09:00:00Z')).toBe('dateAfterStart');
  expect(await at('2099-01-01T09:00:00Z', '2101-01-01T09:00:00Z')).toBe('numberMaximum');
});

it('counts what learners see of each day', async () => {
  const { coach } = await givenCoach(server);
  await saveHours(server, coach);
  await givenType(server, coach);
  await givenType(server, coach, { lengthMinutes: 120 });
  const [from, until] = [dayIn(server, 2), dayIn(server, 3)];
  const counts = await callAs(server, coach, `GET /api/provider-availability/free-counts?from=${from}&until=${until}`);
  expect(counts.body).toMatchObject({
    days: [
      { date: from, count: 3 },
      { date: until, count: 3 },
    ],
    total: 6,
    busyMinutes: 0,
  });
});
