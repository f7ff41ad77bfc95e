import { expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type CoachOf, dayIn, EVERY_DAY, givenCoach, givenType, saveHours } from './coaches-of.factory.ts';

const server = testServer();

interface Days {
  zone: string;
  coachZone: string;
  days: {
    date: string;
    slots: { startsAt: string; coachTime: string; zoneTime: string; zoneOffset: number; occurrence: string }[];
  }[];
}

const slots = ({ coachId, learner }: CoachOf, sessionTypeId: number, query: string, who = learner) =>
  callAs<Days>(
    server,
    who,
    `GET /api/provider-available-slots?coachId=${coachId}&sessionTypeId=${sessionTypeId}&${query}`,
  );

it('offers times by days of the reader’s zone, with both clocks', async () => {
  const room = await givenCoach(server);
  await saveHours(server, room.coach, { weekly: EVERY_DAY(0, 180) });
  const type = await givenType(server, room.coach);
  const day = dayIn(server, 3);
  // 00:00 to 03:00 in Riyadh is the evening of the day before in London
  const { body } = await slots(room, type, `from=${day}&until=${day}&zone=America/New_York`);
  expect([body.zone, body.coachZone, body.days.map(({ date }) => date)]).toEqual([
    'America/New_York',
    'Asia/Riyadh',
    [day],
  ]);
  expect(body.days[0]!.slots.map(({ coachTime }) => coachTime)).toEqual(['00:00', '01:00', '02:00']);
  expect(body.days[0]!.slots[0]).toMatchObject({ coachOffset: 180, occurrence: 'ONLY' });
  const own = await slots(room, type, `from=${day}&until=${day}`);
  expect(own.body.days[0]!.slots[0]).toMatchObject({ zoneTime: '00:00', zone: 'Asia/Riyadh', zoneDate: day });
});

it('labels an hour that the autumn repeats by its offset', async () => {
  const room = await givenCoach(server);
  const { body: before } = await callAs<{ settings: object }>(
    server,
    room.coach,
    'GET /api/provider-availability/bulk',
  );
  const settings = { ...before.settings, timeZone: 'Europe/London', horizonDays: 730 };
  await saveHours(server, room.coach, { weekly: EVERY_DAY(60, 120), settings });
  const type = await givenType(server, room.coach);
  const { body } = await slots(room, type, 'from=2027-10-31&until=2027-10-31');
  expect(body.days[0]?.slots).toMatchObject([
    { zoneTime: '01:00', zoneOffset: 60, occurrence: 'FIRST' },
    { zoneTime: '01:00', zoneOffset: 0, occurrence: 'SECOND' },
  ]);
});

it('shows visitors the times of public coaches only, and nothing of types that are not offered', async () => {
  const room = await givenCoach(server);
  const open = await givenCoach(server, { visibility: 'PUBLIC' });
  const day = dayIn(server, 2);
  const visit = async ({ organizationId, coachId }: CoachOf, type: number) =>
    (
      await call(
        server,
        `GET /api/provider-available-slots?coachId=${coachId}&sessionTypeId=${type}&from=${day}&until=${day}`,
        {
          headers: { organization: String(organizationId) },
        },
      )
    ).status;
  const [closedType, openType] = [await givenType(server, room.coach), await givenType(server, open.coach)];
  expect([await visit(room, closedType), await visit(open, openType)]).toEqual([404, 200]);
  const hidden = await givenType(server, open.coach, { isOffered: false });
  expect([await visit(open, hidden), await visit(open, closedType)]).toEqual([404, 404]);
});

it('offers nothing of a coach who is paused, and refuses spans that are too long or no days', async () => {
  const room = await givenCoach(server, { status: 'PAUSED' });
  await saveHours(server, room.coach);
  const type = await givenType(server, room.coach);
  const day = dayIn(server, 2);
  expect((await slots(room, type, `from=${day}&until=${day}`)).body.days).toEqual([]);
  const status = async (query: string) => (await slots(room, type, query)).status;
  expect(await status(`from=2027-01-01&until=2027-03-04`)).toBe(400);
  expect(await status(`from=2027-02-30&until=2027-03-04`)).toBe(400);
  expect(await status(`from=2027-03-04&until=2027-03-01`)).toBe(400);
  expect(await status(`from=${day}&until=${day}&zone=Nowhere`)).toBe(400);
});

it('keeps clear of what the coach has blocked, of lectures and of events', async () => {
  const room = await givenCoach(server);
  const { organizationId, coach, coachId } = room;
  await saveHours(server, coach, { weekly: EVERY_DAY(540, 900) });
  const type = await givenType(server, coach);
  const day = dayIn(server, 4);
  const at = (hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // 09:00 in Riyadh is 06:00 in UTC
  await callAs(server, coach, 'POST /api/provider-disabled-slots', {
    startsAt: at(6).toISOString(),
    endsAt: at(7).toISOString(),
  });
  const now = server.clock.now();
  const { admin } = server;
  const [pool] = await admin<{ id: number }[]>`
    insert into place_pools (organization_id, subject_kind, subject_id) values (${organizationId}, 'EVENT', ${coachId})
    returning place_pool_id::int as id`;
  await admin`
    with made as (
      insert into events (organization_id, title, status, format, zone, days, starts_at, ends_at, expires_at, ticket_scope, place_pool_id,
        created_by, created_at, changed_at)
      values (${organizationId}, '{}', 'PUBLISHED', 'ONLINE', 'UTC', ${admin.json([{ date: day, time: '08:00', durationMinutes: 60 }])},
        ${at(8)}, ${at(9)}, ${at(20)}, ${`coach-${coachId}`}, ${pool!.id}, ${coach.userId}, ${now}, ${now})
      returning event_id)
    insert into event_hosts select ${organizationId}::bigint, event_id, ${coach.userId}::bigint, 0 from made`;
  const { body } = await slots(room, type, `from=${day}&until=${day}`);
  expect(body.days[0]!.slots.map(({ coachTime }) => coachTime)).toEqual(['10:00', '12:00', '13:00', '14:00']);
});

it('stores the next free times after each change and every hour', async () => {
  const room = await givenCoach(server);
  await saveHours(server, room.coach);
  const type = await givenType(server, room.coach);
  const stored = async () => {
    const [row] = await server.admin<{ nextFreeAt: Date | null; dayCounts: number[]; freeTimes: object[] }[]>`
      select next_free_at as "nextFreeAt", day_counts as "dayCounts", free_times as "freeTimes" from coach_next_times
      where coach_id = ${room.coachId}`;
    return row;
  };
  await server.runJobs();
  const first = await stored();
  expect(first?.dayCounts).toHaveLength(14);
  expect(first?.dayCounts.slice(1)).toEqual(Array.from({ length: 13 }, () => 3));
  expect(first?.freeTimes[0]).toEqual({ at: first?.nextFreeAt?.toISOString(), sessionTypeId: type });
  await saveHours(server, room.coach, { weekly: [] });
  await server.runJobs();
  expect(await stored()).toMatchObject({
    nextFreeAt: null,
    freeTimes: [],
    dayCounts: Array.from({ length: 14 }, () => 0),
  });
});
