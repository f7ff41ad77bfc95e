import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, DAY, givenPractice, HOUR, hourFromNow, readSession } from './practice.factory.ts';

const server = testServer();

describe('POST /api/booking-sessions', () => {
  it('books a time, told by both clocks, and tells it to learner and coach alone', async () => {
    const practice = await givenPractice(server, { timeZone: 'Asia/Riyadh' });
    const at = hourFromNow(server, 48);
    const id = await booked(server, practice, at, { zone: 'Africa/Casablanca', note: ' A talk ' });
    const { body } = await readSession(server, practice.learner, id, 'Asia/Tokyo');
    expect(body).toMatchObject({ state: 'BOOKED', note: 'A talk', side: 'LEARNER', byVideo: true });
    const hourIn = (zone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
    expect([body.slot.coachTime, body.slot.zoneTime]).toEqual([hourIn('Asia/Riyadh'), hourIn('Asia/Tokyo')]);
    expect((await readSession(server, practice.coach, id)).body).toMatchObject({ side: 'COACH', note: 'A talk' });
    const stranger = await givenMember(server, practice.organizationId);
    expect((await readSession(server, stranger, id)).status).toBe(404);
    const administrator = await givenMember(server, practice.organizationId, 'administrator');
    expect((await readSession(server, administrator, id)).body).toMatchObject({ side: 'ADMINISTRATOR', note: null });
  });

  it('books once for a repeated request', async () => {
    const practice = await givenPractice(server);
    const requestKey = randomUUID();
    const [first, second] = [
      await book(server, practice, hourFromNow(server, 30), { requestKey }),
      await book(server, practice, hourFromNow(server, 30), { requestKey }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('refuses a time with the reason and the three nearest free times', async () => {
    const practice = await givenPractice(server, { noticeMinutes: 120 });
    const at = hourFromNow(server, 30);
    await booked(server, practice, at);
    const other = await givenMember(server, practice.organizationId);
    const taken = await book(server, practice, at, { as: other, zone: 'Asia/Riyadh' });
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'coaching-slot.taken']);
    const nearest = (taken.body.details ?? []).map(({ path }) => path);
    expect(nearest).toHaveLength(3);
    for (const path of nearest) expect(path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+03:00$/);
    const again = await book(server, practice, new Date(nearest[0]!), { as: other });
    expect(again.status).toBe(201);
    const soon = await book(server, practice, hourFromNow(server, 0), { as: other });
    expect([soon.status, soon.body.errorCode]).toEqual([422, 'coaching-slot.too-soon']);
    const far = await book(server, practice, hourFromNow(server, 24 * 90), { as: other });
    expect([far.status, far.body.errorCode]).toEqual([422, 'coaching-slot.too-far']);
  });

  it('refuses coaches themselves, closed types and places that there are not', async () => {
    const practice = await givenPractice(server);
    const at = hourFromNow(server, 30);
    expect((await book(server, practice, at, { as: practice.coach })).body.errorCode).toBe('coaching-session.own');
    expect((await book(server, practice, at, { byVideo: false })).status).toBe(400);
    await server.admin`update session_types set is_offered = false where session_type_id = ${practice.sessionTypeId}`;
    expect((await book(server, practice, at)).body.errorCode).toBe('coaching-session.type-closed');
    const stranger = await givenPractice(server);
    expect((await book(server, stranger, at, { as: practice.learner })).status).toBe(404);
  });

  it('asks for required answers when booking, and lets the learner change them until the start', async () => {
    const questions = [
      { key: 'goal', text: { en: 'Which situation?' }, kind: 'LONG', choices: [], isRequired: true },
      {
        key: 'way',
        text: { en: 'How?' },
        kind: 'CHOICE',
        choices: [{ en: 'Here' }, { en: 'There' }],
        isRequired: false,
      },
    ];
    const practice = await givenPractice(server, { questions });
    const at = hourFromNow(server, 30);
    expect((await book(server, practice, at)).status).toBe(400);
    const id = await booked(server, practice, at, { answers: [{ key: 'goal', answer: 'A meeting' }] });
    const save = async (answers: object[], as = practice.learner) =>
      (await callAs(server, as, `PUT /api/booking-sessions/${id}/answers`, { note: null, answers })).status;
    expect(await save([{ key: 'way', answer: '2' }])).toBe(400);
    expect(
      await save([
        { key: 'goal', answer: 'Another' },
        { key: 'way', answer: '1' },
      ]),
    ).toBe(204);
    expect(await save([], practice.coach)).toBe(409);
    server.clock.advance(31 * HOUR);
    expect(await save([])).toBe(409);
    const { body } = await readSession(server, practice.coach, id);
    expect(body.answers).toEqual([
      { key: 'goal', answer: 'Another' },
      { key: 'way', answer: '1' },
    ]);
  });
});

describe('weekly sessions', () => {
  it('lists conflicts first, and books all weeks or none', async () => {
    const practice = await givenPractice(server);
    const at = hourFromNow(server, 30);
    const other = await givenMember(server, practice.organizationId);
    const id = await booked(server, practice, new Date(at.getTime() + 14 * DAY), { as: other });
    const { coachId, sessionTypeId, learner } = practice;
    const asked = { coachId, sessionTypeId, startsAt: at.toISOString(), weeks: 4 };
    const preview = await callAs<{ weeks: { problem: string | null }[] }>(
      server,
      learner,
      'POST /api/booking-sessions/series',
      asked,
    );
    expect(preview.body.weeks.map(({ problem }) => problem)).toEqual([null, null, 'TAKEN', null]);
    const refused = await book(server, practice, at, { weeks: 4 });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'coaching-series.conflicts']);
    expect(refused.body.details).toMatchObject([{ path: 'weeks.2' }]);
    const own = () => callAs<{ total: number }>(server, learner, 'GET /api/booking-sessions/client');
    expect((await own()).body.total).toBe(0);
    await callAs(server, other, `POST /api/booking-sessions/${id}/cancel`, {});
    const { body } = await book(server, practice, at, { weeks: 4 });
    expect(body.coachingSessionIds).toHaveLength(4);
    expect((await own()).body.total).toBe(4);
  });
});

describe('GET /api/provider-available-slots', () => {
  it('offers only times that can be booked', async () => {
    const practice = await givenPractice(server, { bufferAfterMinutes: 20, mostPerDay: 3 });
    const { coachId, sessionTypeId, learner } = practice;
    const day = (days: number) =>
      hourFromNow(server, 24 * days)
        .toISOString()
        .slice(0, 10);
    const offered = async () => {
      const query = `coachId=${coachId}&sessionTypeId=${sessionTypeId}&from=${day(1)}&until=${day(5)}&zone=Africa/Casablanca`;
      const { body } = await callAs<{ days: { slots: { startsAt: string }[] }[] }>(
        server,
        learner,
        `GET /api/provider-available-slots?${query}`,
      );
      return body.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    };
    for (let draw = 0; draw < 8; draw += 1) {
      const times = await offered();
      expect(times.length).toBeGreaterThan(0);
      const startsAt = times[(draw * 37) % times.length]!;
      expect((await book(server, practice, new Date(startsAt))).status, startsAt).toBe(201);
    }
  });
});
