import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  booked,
  DAY,
  givenColleague,
  givenPractice,
  HOUR,
  hourFromNow,
  type Practice,
} from '../../coaching-sessions/test/practice.factory.ts';
import { givenGroup, givenLearners, take } from '../../group-sessions/test/groups.factory.ts';

const server = testServer();

interface Row {
  coachingSessionId: number;
  state: string;
  learner: { userId: number } | null;
  learnerCount: number;
  missedBy: string | null;
  objection: string | null;
}

const administratorOf = ({ organizationId }: Practice) => givenMember(server, organizationId, 'administrator');

const list = async (as: TestMember, query = '') => {
  const { status, body } = await callAs<{ data: Row[]; total: number }>(
    server,
    as,
    `GET /api/booking-sessions/managed${query}`,
  );
  expect(status).toBe(200);
  return body;
};

const idsOf = async (as: TestMember, query = '') => (await list(as, query)).data.map((row) => row.coachingSessionId);

/** A session that the coach reported as missed and to which the learner objected. */
async function givenObjection() {
  const practice = await givenPractice(server);
  const administrator = await administratorOf(practice);
  const id = await booked(server, practice, hourFromNow(server, 5));
  server.clock.advance(7 * HOUR);
  await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/missed`);
  await callAs(server, practice.learner, `POST /api/booking-sessions/${id}/objection`, { objection: 'I was there' });
  const decide = (as: TestMember, decision: string) =>
    callAs(server, as, `POST /api/booking-sessions/managed/${id}/decide`, { decision });
  const read = (as: TestMember = administrator) =>
    callAs<Row & { mayDecide: boolean; objectionText: string; changes: { kind: string; by: { userId: number } }[] }>(
      server,
      as,
      `GET /api/booking-sessions/managed/${id}`,
    );
  return { practice, administrator, id, decide, read };
}

describe('the list of all sessions', () => {
  it('holds those of every coach, by their start in either order', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    const colleague = await givenColleague(server, practice);
    const first = await booked(server, practice, hourFromNow(server, 30));
    const second = await booked(server, colleague, hourFromNow(server, 50));
    expect(await idsOf(administrator)).toEqual([second, first]);
    expect(await idsOf(administrator, '?sort=earliest')).toEqual([first, second]);
    expect(await idsOf(administrator, `?coachId=${colleague.coachId}`)).toEqual([second]);
    const from = encodeURIComponent(hourFromNow(server, 40).toISOString());
    expect(await idsOf(administrator, `?from=${from}`)).toEqual([second]);
    expect(await idsOf(administrator, `?until=${from}`)).toEqual([first]);
  });

  it('tells booked sessions from those that are over, and finds cancelled ones', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    const over = await booked(server, practice, hourFromNow(server, 5));
    const ahead = await booked(server, practice, hourFromNow(server, 60));
    const off = await booked(server, practice, hourFromNow(server, 70));
    await callAs(server, practice.coach, `POST /api/booking-sessions/${off}/cancel`, { message: 'Ill' });
    server.clock.advance(9 * HOUR);
    expect(await idsOf(administrator, '?state=OVER')).toEqual([over]);
    expect(await idsOf(administrator, '?state=BOOKED')).toEqual([ahead]);
    expect(await idsOf(administrator, '?state=CANCELLED')).toEqual([off]);
    const detail = await callAs<{ cancelledBy: string; refundPercent: number }>(
      server,
      administrator,
      `GET /api/booking-sessions/managed/${off}`,
    );
    expect(detail.body).toMatchObject({ cancelledBy: 'COACH', refundPercent: 100 });
  });

  it('counts the learners of a group session, and finds it by their names and by who did not come', async () => {
    const practice = await givenGroup(server, { hours: 5 });
    const administrator = await administratorOf(practice);
    const [one, other] = await givenLearners(server, practice, 2);
    await take(server, one!, practice.groupSessionId);
    await take(server, other!, practice.groupSessionId);
    await server.admin`update members set first_name = 'Zubaida'
      where organization_id = ${practice.organizationId} and user_id = ${one!.userId}`;
    const [row] = (await list(administrator)).data;
    expect(row).toMatchObject({ coachingSessionId: practice.groupSessionId, learner: null, learnerCount: 2 });
    expect(await idsOf(administrator, '?search=zubai')).toEqual([practice.groupSessionId]);
    expect(await idsOf(administrator, '?search=nothinglikeit')).toEqual([]);
    expect(await idsOf(administrator, '?missedBy=LEARNER')).toEqual([]);
    await server.admin`update group_seats set missed_at = ${server.clock.now()} where user_id = ${other!.userId}`;
    expect((await list(administrator, '?missedBy=LEARNER')).data[0]).toMatchObject({ missedBy: 'LEARNER' });
    expect(await idsOf(administrator, '?missedBy=COACH')).toEqual([]);
  });

  it('is exported with a head and one line a session', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    for (const hours of [30, 50, 70]) await booked(server, practice, hourFromNow(server, hours));
    const file = await callAs<string>(server, administrator, 'GET /api/booking-sessions/managed/export?format=csv');
    expect(file.status).toBe(200);
    const lines = String(file.body).trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('Booked');
  });

  it('is for administrators of the organisation alone', async () => {
    const practice = await givenPractice(server);
    const id = await booked(server, practice, hourFromNow(server, 30));
    const stranger = await administratorOf(await givenPractice(server));
    expect((await callAs(server, practice.coach, 'GET /api/booking-sessions/managed')).status).toBe(403);
    expect(await idsOf(stranger)).toEqual([]);
    expect((await callAs(server, stranger, `GET /api/booking-sessions/managed/${id}`)).status).toBe(404);
  });
});

/** What the notifications of a member say became of sessions. */
const outcomesFor = async ({ organizationId, userId }: TestMember): Promise<string[]> => {
  const rows = await server.admin<{ outcome: string }[]>`
    select parameters->>'outcome' as outcome from notifications
    where organization_id = ${organizationId} and user_id = ${userId} order by notification_id`;
  return rows.map(({ outcome }) => outcome);
};

describe('an objection to a no-show', () => {
  it('is listed until it is decided, with what was written and no notes', async () => {
    const { administrator, id, read } = await givenObjection();
    expect(await idsOf(administrator, '?objection=WAITING')).toEqual([id]);
    const { body } = await read();
    expect(body).toMatchObject({ objection: 'WAITING', objectionText: 'I was there', mayDecide: true });
    expect(Object.keys(body)).not.toContain('note');
  });

  it('that is withdrawn clears the no-show for good', async () => {
    const { practice, administrator, id, decide, read } = await givenObjection();
    expect((await decide(administrator, 'WITHDRAWN')).status).toBe(204);
    const { body } = await read();
    expect(body).toMatchObject({ missedBy: null, objection: 'WITHDRAWN', mayDecide: false });
    expect(body.changes.at(-1)).toMatchObject({ kind: 'WITHDRAWN', by: { userId: administrator.userId } });
    const again = await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/missed`);
    expect(again.body.errorCode).toBe('coaching-session.missed');
    expect(await idsOf(administrator, '?objection=DECIDED')).toEqual([id]);
  });

  it('that is upheld leaves the no-show', async () => {
    const { practice, administrator, decide, read } = await givenObjection();
    expect((await decide(administrator, 'UPHELD')).status).toBe(204);
    await server.runJobs();
    expect((await read()).body).toMatchObject({ missedBy: 'LEARNER', objection: 'UPHELD' });
    for (const side of [practice.learner, practice.coach])
      expect.soft(await outcomesFor(side), 'told').toContain('upheld');
  });

  it('is decided once, by an administrator who is no side of it', async () => {
    const { practice, administrator, decide } = await givenObjection();
    expect((await decide(practice.coach, 'UPHELD')).status).toBe(403);
    const stranger = await administratorOf(await givenPractice(server));
    expect((await decide(stranger, 'UPHELD')).status).toBe(404);
    expect((await decide(administrator, 'PERHAPS')).status).toBe(400);
    expect((await decide(administrator, 'UPHELD')).status).toBe(204);
    expect((await decide(administrator, 'WITHDRAWN')).body.errorCode).toBe('coaching-session.nothing-to-decide');
  });

  it('does not exist where the side never objected', async () => {
    const practice = await givenPractice(server);
    const administrator = await administratorOf(practice);
    const id = await booked(server, practice, hourFromNow(server, 5));
    server.clock.advance(DAY);
    await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/missed`);
    const decided = await callAs(server, administrator, `POST /api/booking-sessions/managed/${id}/decide`, {
      decision: 'UPHELD',
    });
    expect(decided.body.errorCode).toBe('coaching-session.nothing-to-decide');
  });
});
