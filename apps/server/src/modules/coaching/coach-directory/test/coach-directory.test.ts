import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type CoachHouse, givenApproved, givenCoachHouse } from '../../coaches/test/coaches.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Riyadh';

let house: CoachHouse;
let learner: TestMember;
let soon: number;
let later: number;
let hidden: number;

/** Midnight in Riyadh so many days after today, and a time of that day. */
const at = (days: number, hour: number): Date => {
  const today = new Date(server.clock.now().getTime() + 3 * HOUR).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T00:00:00Z`) - 3 * HOUR + days * DAY + hour * HOUR);
};

async function setTimes(coachId: number, times: readonly Date[]): Promise<void> {
  const free = times.map((time) => ({ at: time.toISOString(), sessionTypeId: 1 }));
  const first = at(0, 12).toISOString().slice(0, 10);
  const counts = Array.from({ length: 14 }, (_, day) =>
    times[0] && times[0] >= at(day, 0) && times[0] < at(day + 1, 0) ? times.length : 0,
  );
  await server.admin`delete from coach_next_times where coach_id = ${coachId}`;
  await server.admin`
    insert into coach_next_times (organization_id, coach_id, next_free_at, free_times, first_day, day_counts, computed_at)
    values (${house.organizationId}, ${coachId}, ${times[0] ?? null}, ${server.admin.json(free)}, ${first}::date,
      ${server.admin.json(counts)}, ${server.clock.now()})`;
}

beforeAll(async () => {
  house = await givenCoachHouse(server, { time_zone: ZONE });
  learner = await givenMember(server, house.organizationId);
  ({ coachId: later } = await givenApproved(server, house, { topicIds: [house.topicIds[1]] }));
  ({ coachId: soon } = await givenApproved(server, house));
  ({ coachId: hidden } = await givenApproved(server, house, { visibility: 'MEMBERS', gender: 'MALE' }));
  await server.runJobs();
  await setTimes(later, [at(20, 18), at(20, 19)]);
  await setTimes(soon, [at(1, 10), at(1, 11), at(1, 16), at(1, 16.5)]);
  await setTimes(hidden, []);
});

interface Card {
  coachId: number;
  times: { date: string; time: string; startsAt: string }[];
  moreTimes: number;
  bookedUntil: string | null;
  days: { count: number }[];
  topic: { title: { en: string } };
}

const list = async (query = '', as: TestMember | null = learner) =>
  (
    await call<{ data: Card[]; total: number; zone: string }>(
      server,
      `GET /api/coaches${query}`,
      as ? { as } : { organizationId: house.organizationId },
    )
  ).body;
const idsOf = async (query = '', as: TestMember | null = learner) =>
  (await list(query, as)).data.map(({ coachId }) => coachId);

describe('the directory', () => {
  it('lists who is free first, with the times of that day by the clock of a zone', async () => {
    const { data, total, zone } = await list();
    expect([data.map(({ coachId }) => coachId), total, zone]).toEqual([[soon, later, hidden], 3, ZONE]);
    const date = at(1, 12).toISOString().slice(0, 10);
    expect(data[0]).toMatchObject({
      times: [
        { date, time: '10:00' },
        { date, time: '11:00' },
        { date, time: '16:00' },
      ],
      moreTimes: 1,
      bookedUntil: null,
      topic: { title: { en: 'Leadership' } },
    });
    expect(data[0]?.days.map(({ count }) => count).slice(0, 3)).toEqual([0, 4, 0]);
    expect(data[1]?.bookedUntil).toBe(at(20, 12).toISOString().slice(0, 10));
    expect(data[2]).toMatchObject({ times: [], bookedUntil: null });
    const casablanca = await list('?zone=Africa/Casablanca');
    expect(casablanca.data[0]?.times[0]?.startsAt).toBe(at(1, 10).toISOString());
    expect(casablanca.data[0]?.times[0]?.time).not.toBe('10:00');
    expect((await callAs(server, learner, 'GET /api/coaches?zone=Nowhere/Here')).status).toBe(400);
  });

  it('shows visitors public coaches only', async () => {
    expect(await idsOf('', null)).toEqual([soon, later]);
  });

  it('finds by names in both scripts, topics and focus areas', async () => {
    expect(await idsOf('?search=MONEY')).toEqual([later]);
    expect(await idsOf(`?search=${encodeURIComponent('القياده')}`)).toEqual([soon, hidden]);
    expect(await idsOf('?search=delegating%20riyadh')).toHaveLength(3);
    expect(await idsOf('?search=nobody')).toEqual([]);
    const found = await callAs<{ groups: { kind: string; data: { path: string }[] }[] }>(
      server,
      learner,
      'GET /api/search?q=money',
    );
    expect(JSON.stringify(found.body)).toContain(`/coaching/coaches/${later}`);
  });

  it('narrows by topic, language and time, and sorts by name', async () => {
    expect(await idsOf(`?topics=${house.topicIds[1]}`)).toEqual([later]);
    expect(await idsOf('?languages=ar')).toHaveLength(3);
    expect(await idsOf('?languages=fr')).toEqual([]);
    expect(await idsOf('?when=week')).toEqual([soon]);
    expect(await idsOf(`?when=evenings&zone=${ZONE}`)).toEqual([later]);
    const weekday = new Date(at(1, 12)).getUTCDay();
    expect(await idsOf('?when=weekend')).toEqual(weekday === 5 || weekday === 6 ? [soon] : []);
    expect(await idsOf('?sort=name')).toHaveLength(3);
    expect((await list('?take=1&skip=1')).data.map(({ coachId }) => coachId)).toEqual([later]);
  });

  it('filters by gender only where the organisation shows it', async () => {
    expect(await idsOf('?gender=MALE')).toHaveLength(3);
    await callAs(server, house.admin, 'PUT /api/organizations-dashboard/configurations/coach_gender_shown', {
      value: true,
    });
    expect(await idsOf('?gender=MALE')).toEqual([hidden]);
  });

  it('counts what it can be narrowed by', async () => {
    const filters = async (as: TestMember | null) =>
      (
        await call<{ total: number; topics: { count: number }[]; languages: object[] }>(
          server,
          'GET /api/coaches/filters',
          as ? { as } : { organizationId: house.organizationId },
        )
      ).body;
    expect(await filters(learner)).toMatchObject({
      total: 3,
      topics: [{ count: 2 }, { count: 1 }],
      languages: [{ language: 'ar', count: 3 }],
    });
    expect(await filters(null)).toMatchObject({ total: 2, topics: [{ count: 1 }, { count: 1 }] });
  });

  it('leaves out who is paused', async () => {
    const { coach, coachId } = await givenApproved(server, house);
    expect(await idsOf()).toContain(coachId);
    const { version } = (await callAs<{ version: number }>(server, coach, 'GET /api/coach-details')).body;
    await callAs(server, coach, `POST /api/coaches/${coachId}/pause`, { version });
    expect(await idsOf()).not.toContain(coachId);
  });
});
