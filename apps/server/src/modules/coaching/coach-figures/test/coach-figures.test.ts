import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  booked,
  DAY,
  givenPractice,
  HOUR,
  hourFromNow,
  type Practice,
} from '../../coaching-sessions/test/practice.factory.ts';

const server = testServer();

interface Row {
  coachId: number;
  weeks: ({ offeredMinutes: number; bookedMinutes: number } | null)[];
  month: { offeredMinutes: number; bookedMinutes: number; sessionCount: number };
}

const administratorOf = ({ organizationId }: Practice) => givenMember(server, organizationId, 'administrator');
const read = async <Body>(as: TestMember, path: string): Promise<Body> => {
  const { status, body } = await callAs<Body>(server, as, `GET /api/coach-figures${path}`);
  expect(status).toBe(200);
  return body as Body;
};
const rowOf = async (as: TestMember) => (await read<{ data: Row[] }>(as, '/utilisation')).data[0]!;

interface StoredWeek {
  week: string;
  offered: number;
  booked: number;
}

/** Stored weeks of a coach in their order, parts of a week added up. */
const weeksOf = ({ coachId }: Practice): Promise<StoredWeek[]> =>
  server.admin<StoredWeek[]>`
    select week_start::text as week, sum(offered_minutes)::int as offered, sum(booked_minutes)::int as booked
    from coach_weeks where coach_id = ${coachId} group by week_start order by week_start`;

describe('weeks of a coach', () => {
  it('are stored after a booking, with the hours offered and booked', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    await booked(server, practice, hourFromNow(server, 2));
    await server.runJobs();
    const stored = await weeksOf(practice);
    expect(stored).toHaveLength(6);
    // the coach of the test works around the clock
    expect(stored.every(({ offered }) => offered === 7 * 24 * 60)).toBe(true);
    expect(stored.reduce((sum, { booked: minutes }) => sum + minutes, 0)).toBe(50);
    const row = await rowOf(administrator);
    expect(row.coachId).toBe(practice.coachId);
    expect(row.weeks).toHaveLength(5);
    expect(row.weeks.slice(0, 4)).toEqual([null, null, null, null]);
  });

  it('lose blocked time, and a cancelled session', async () => {
    const practice = await givenPractice(server);
    const id = await booked(server, practice, hourFromNow(server, 30));
    await server.runJobs();
    const sum = async () => {
      const stored = await weeksOf(practice);
      return [
        stored.reduce((all, { offered }) => all + offered, 0),
        stored.reduce((all, { booked: minutes }) => all + minutes, 0),
      ] as const;
    };
    const [offered, minutes] = await sum();
    expect(minutes).toBe(50);
    await callAs(server, practice.learner, `POST /api/booking-sessions/${id}/cancel`, { message: null });
    const blocked = await callAs(server, practice.coach, 'POST /api/provider-disabled-slots', {
      startsAt: hourFromNow(server, 50).toISOString(),
      endsAt: hourFromNow(server, 53).toISOString(),
    });
    expect(blocked.status).toBeLessThan(300);
    await server.runJobs();
    expect(await sum()).toEqual([offered - 3 * 60, 0]);
  });

  it('stay once they are over, whatever the hours are then', async () => {
    const practice = await givenPractice(server);
    await booked(server, practice, hourFromNow(server, 2));
    await server.runJobs();
    const [first] = await weeksOf(practice);
    server.clock.advance(8 * DAY);
    const id = await booked(server, practice, hourFromNow(server, 2));
    await server.runJobs();
    await server.admin`delete from coach_weekly_hours where coach_id = ${practice.coachId}`;
    await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/cancel`, { message: null });
    await server.runJobs();
    const stored = await weeksOf(practice);
    expect(stored[0]).toEqual(first);
    expect(stored[2]!.offered).toBe(0);
  });
});

describe('figures of a period', () => {
  it('count sessions held, no-shows by side and hours', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    const held = await booked(server, practice, hourFromNow(server, 2));
    const missed = await booked(server, practice, hourFromNow(server, 4));
    server.clock.advance(6 * HOUR);
    await callAs(server, practice.learner, `POST /api/booking-sessions/${missed}/missed`);
    await server.runJobs();
    const figures = await read(administrator, '?period=year');
    expect(figures).toMatchObject({
      sessionsHeld: 1,
      sessionsHeldBefore: 0,
      missedByLearner: 0,
      missedByCoach: 1,
      bookedMinutes: 100,
    });
    expect(held).not.toBe(missed);
  });

  it('are exported, as is utilisation', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    await booked(server, practice, hourFromNow(server, 2));
    await server.runJobs();
    for (const [path, lines] of [
      ['/export?format=csv', 9],
      ['/utilisation/export?format=csv', 2],
    ] as const) {
      const { status, body } = await callAs<string>(server, administrator, `GET /api/coach-figures${path}`);
      expect([status, String(body).trim().split('\n').length]).toEqual([200, lines]);
    }
  });

  it('are for administrators alone', async () => {
    const practice = await givenPractice(server);
    for (const path of ['', '/export', '/utilisation', '/utilisation/export', '/decisions'])
      expect((await callAs(server, practice.coach, `GET /api/coach-figures${path}`)).status).toBe(403);
  });
});

describe('decisions', () => {
  it('name objections that wait and coaches who cancelled twice within a week', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    const missed = await booked(server, practice, hourFromNow(server, 2));
    const off = [
      await booked(server, practice, hourFromNow(server, 30)),
      await booked(server, practice, hourFromNow(server, 40)),
    ];
    server.clock.advance(4 * HOUR);
    await callAs(server, practice.coach, `POST /api/booking-sessions/${missed}/missed`);
    await callAs(server, practice.learner, `POST /api/booking-sessions/${missed}/objection`, { objection: 'No' });
    await callAs(server, practice.coach, `POST /api/booking-sessions/${off[0]}/cancel`, { message: null });
    const once = await read<{ cancellations: unknown[] }>(administrator, '/decisions');
    expect(once.cancellations).toEqual([]);
    await callAs(server, practice.coach, `POST /api/booking-sessions/${off[1]}/cancel`, { message: null });
    expect(await read(administrator, '/decisions')).toMatchObject({
      objections: [{ coachingSessionId: missed, person: { userId: practice.learner.userId } }],
      objectionCount: 1,
      cancellations: [{ coachId: practice.coachId, count: 2 }],
    });
    server.clock.advance(8 * DAY);
    await callAs(server, administrator, `POST /api/booking-sessions/managed/${missed}/decide`, { decision: 'UPHELD' });
    expect(await read(administrator, '/decisions')).toEqual({ objections: [], objectionCount: 0, cancellations: [] });
  });
});
