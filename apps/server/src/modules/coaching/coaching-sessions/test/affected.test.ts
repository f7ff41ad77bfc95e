import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, givenColleague, givenPractice, HOUR, hourFromNow, readSession } from './practice.factory.ts';

const server = testServer();

const block = (as: TestMember, from: Date, hours: number) =>
  callAs(server, as, 'POST /api/provider-disabled-slots', {
    startsAt: from.toISOString(),
    endsAt: new Date(from.getTime() + hours * HOUR).toISOString(),
    note: 'Away',
  });

interface Affected {
  affectedSessions: { coachingSessionId: number; title: { en: string } }[];
}

const affected = async (as: TestMember): Promise<number[]> => {
  const { body } = await callAs<Affected>(server, as, 'GET /api/provider-availability/affected-sessions');
  return body.affectedSessions.map(({ coachingSessionId }) => coachingSessionId);
};

const keep = (as: TestMember, id: number) => callAs(server, as, `POST /api/booking-sessions/${id}/keep`);
const handOver = (as: TestMember, id: number, coachId: number) =>
  callAs(server, as, `POST /api/booking-sessions/${id}/hand-over`, { coachId });
const takers = async (as: TestMember, id: number): Promise<number[]> => {
  const { body } = await callAs<{ data: { coachId: number }[] }>(
    server,
    as,
    `GET /api/booking-sessions/${id}/taking-coaches`,
  );
  return body.data.map(({ coachId }) => coachId);
};

describe('sessions that no longer fit the hours', () => {
  it('are listed until they are kept, moved, cancelled or handed over', async () => {
    const practice = await givenPractice(server);
    const colleague = await givenColleague(server, practice);
    const at = hourFromNow(server, 48);
    const ids: number[] = [];
    for (const hours of [0, 1, 2, 3]) ids.push(await booked(server, practice, new Date(at.getTime() + hours * HOUR)));
    const outside = await booked(server, practice, new Date(at.getTime() + 9 * HOUR));
    await block(practice.coach, at, 5);
    expect(await affected(practice.coach)).toEqual(ids);
    const [kept, moved, cancelled, given] = ids as [number, number, number, number];
    expect((await keep(practice.coach, kept)).status).toBe(204);
    expect(await affected(practice.coach)).toEqual([moved, cancelled, given]);
    const later = new Date(at.getTime() + 7 * HOUR).toISOString();
    expect(
      (await callAs(server, practice.coach, `PUT /api/booking-sessions/${moved}`, { startsAt: later })).status,
    ).toBe(204);
    await callAs(server, practice.coach, `POST /api/booking-sessions/${cancelled}/cancel`, { message: 'Away' });
    expect((await handOver(practice.coach, given, colleague.coachId)).status).toBe(204);
    expect(await affected(practice.coach)).toEqual([]);
    expect((await readSession(server, practice.coach, outside)).body.state).toBe('BOOKED');
    // a kept session that is moved into the blocked time is a new question
    const inside = new Date(at.getTime() + 1.5 * HOUR);
    await server.admin`update coaching_sessions set starts_at = ${inside}, ends_at = ${new Date(inside.getTime() + 50 * 60_000)},
      kept_at = null where coaching_session_id = ${kept}`;
    expect(await affected(practice.coach)).toEqual([kept]);
  });

  it('belong to their coach: others find nothing, and learners decide nothing', async () => {
    const practice = await givenPractice(server);
    const colleague = await givenColleague(server, practice);
    const other = await givenMember(server, practice.organizationId);
    const id = await booked(server, practice, hourFromNow(server, 48));
    for (const act of [keep, (as: TestMember, one: number) => handOver(as, one, colleague.coachId)]) {
      expect((await act(other, id)).status).toBe(404);
      expect((await act(colleague.coach, id)).status).toBe(404);
      expect((await act(practice.learner, id)).status).toBe(403);
    }
    expect((await callAs(server, practice.learner, 'GET /api/provider-availability/affected-sessions')).status).toBe(
      404,
    );
    server.clock.advance(60 * HOUR);
    expect((await keep(practice.coach, id)).body.errorCode).toBe('coaching-session.over');
  });
});

describe('a hand-over', () => {
  it('gives the session with its calendar entry to a coach who is free, and tells all three', async () => {
    const practice = await givenPractice(server);
    const colleague = await givenColleague(server, practice, { timeZone: 'Africa/Casablanca' });
    const shorter = await givenColleague(server, practice, { lengthMinutes: 20 });
    const busy = await givenColleague(server, practice);
    const at = hourFromNow(server, 48);
    const id = await booked(server, practice, at);
    await booked(server, busy, at, { as: await givenMember(server, practice.organizationId) });
    expect(await takers(practice.coach, id)).toEqual([colleague.coachId]);
    const refused = await handOver(practice.coach, id, busy.coachId);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'coaching-slot.taken']);
    expect((await handOver(practice.coach, id, shorter.coachId)).body.errorCode).toBe('coaching-session.type-closed');
    const uidOf = async (as: TestMember) =>
      /UID:(\S+)/.exec(String((await callAs(server, as, `GET /api/booking-sessions/${id}/calendar`)).body))?.[1];
    const uid = await uidOf(practice.learner);
    expect((await handOver(practice.coach, id, colleague.coachId)).status).toBe(204);
    expect(await uidOf(colleague.coach)).toBe(uid);
    const calendar = await callAs(server, practice.learner, `GET /api/booking-sessions/${id}/calendar`);
    expect(String(calendar.body)).toMatch(/SEQUENCE:1/);
    expect((await readSession(server, practice.coach, id)).status).toBe(404);
    const { body } = await readSession(server, colleague.coach, id);
    expect([body.state, body.slot.startsAt, body.changes.at(-1)?.kind]).toEqual([
      'BOOKED',
      at.toISOString(),
      'HANDED_OVER',
    ]);
    expect((await book(server, practice, at)).status).toBe(201);
    await server.runJobs();
    const told = await server.admin<{ userId: number; outcome: string }[]>`
      select user_id::int as "userId", parameters->>'outcome' as outcome from notifications
      where organization_id = ${practice.organizationId} and parameters->>'outcome' in ('handedOver', 'givenAway')
      order by user_id`;
    expect(told).toEqual([
      { userId: practice.learner.userId, outcome: 'handedOver' },
      { userId: colleague.coach.userId, outcome: 'handedOver' },
    ]);
  });

  it('in both directions at once ends without a deadlock, and never books a coach twice', async () => {
    const practice = await givenPractice(server);
    const colleague = await givenColleague(server, practice);
    const at = hourFromNow(server, 48);
    const other = await givenMember(server, practice.organizationId);
    const ids = await Promise.all([booked(server, practice, at), booked(server, colleague, at, { as: other })]);
    const answers = await Promise.all([
      handOver(practice.coach, ids[0], colleague.coachId),
      handOver(colleague.coach, ids[1], practice.coachId),
    ]);
    expect(answers.map(({ body }) => body.errorCode)).toEqual(['coaching-slot.taken', 'coaching-slot.taken']);
  });
});

describe('GET /api/provider-availability/calendar', () => {
  it('gives hours, blocked and busy times of days by the coach’s clock', async () => {
    const practice = await givenPractice(server);
    const day = new Date(hourFromNow(server, 72).getTime() + 3 * HOUR).toISOString().slice(0, 10);
    const next = new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10);
    // from 22:00 to 02:00 in Riyadh
    await block(practice.coach, new Date(`${day}T19:00:00Z`), 4);
    const { body } = await callAs<Record<string, object[]>>(
      server,
      practice.coach,
      `GET /api/provider-availability/calendar?from=${day}&until=${next}`,
    );
    expect(body.blocks).toMatchObject([
      { date: day, from: 1320, until: 1440, note: 'Away' },
      { date: next, from: 0, until: 120 },
    ]);
    expect(body.hours).toEqual([
      { date: day, from: 0, until: 1440 },
      { date: next, from: 0, until: 1440 },
    ]);
    expect(body.busy).toEqual([]);
    const wrong = await callAs(
      server,
      practice.coach,
      `GET /api/provider-availability/calendar?from=${next}&until=${day}`,
    );
    expect(wrong.status).toBe(400);
  });
});
