import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, givenPractice, HOUR, hourFromNow, readSession } from './practice.factory.ts';

const server = testServer();

const move = (as: Parameters<typeof callAs>[1], id: number, startsAt: Date) =>
  callAs(server, as, `PUT /api/booking-sessions/${id}`, { startsAt: startsAt.toISOString() });

describe('PUT /api/booking-sessions/{coachingSessionId}', () => {
  it('moves a session even onto its own old time, by either side, and raises SEQUENCE', async () => {
    const practice = await givenPractice(server, { noticeMinutes: 120 });
    const id = await booked(server, practice, hourFromNow(server, 30));
    const later = new Date(hourFromNow(server, 30).getTime() + HOUR / 2);
    expect((await move(practice.learner, id, later)).status).toBe(204);
    const calendar = await callAs(server, practice.learner, `GET /api/booking-sessions/${id}/calendar`);
    expect(String(calendar.body)).toMatch(/METHOD:PUBLISH.*SEQUENCE:1/s);
    expect((await move(practice.learner, id, hourFromNow(server, 1))).body.errorCode).toBe('coaching-slot.too-soon');
    expect((await move(practice.coach, id, hourFromNow(server, 1))).status).toBe(204);
    const { body } = await readSession(server, practice.learner, id);
    expect(body.changes.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'BOOKED LEARNER',
      'MOVED LEARNER',
      'MOVED COACH',
    ]);
  });

  it('refuses taken times, cancelled, past and foreign sessions', async () => {
    const practice = await givenPractice(server);
    const other = await givenMember(server, practice.organizationId);
    const [first, second] = [hourFromNow(server, 30), hourFromNow(server, 33)];
    const id = await booked(server, practice, first);
    await booked(server, practice, second, { as: other });
    const taken = await move(practice.learner, id, second);
    expect([taken.status, taken.body.errorCode, taken.body.details?.length]).toEqual([409, 'coaching-slot.taken', 3]);
    expect((await move(other, id, hourFromNow(server, 40))).status).toBe(404);
    await callAs(server, practice.learner, `POST /api/booking-sessions/${id}/cancel`, {});
    expect((await move(practice.learner, id, hourFromNow(server, 40))).body.errorCode).toBe('coaching-session.off');
    const past = await booked(server, practice, first);
    server.clock.advance(40 * HOUR);
    expect((await move(practice.learner, past, hourFromNow(server, 40))).body.errorCode).toBe('coaching-session.over');
  });
});

describe('POST /api/booking-sessions/{coachingSessionId}/cancel', () => {
  it('gives back by the terms that were booked, and says so before', async () => {
    const tiers = [
      { hoursBeforeStart: 24, refundPercent: 100 },
      { hoursBeforeStart: 12, refundPercent: 50 },
    ];
    const practice = await givenPractice(server, { tiers });
    const at = hourFromNow(server, 30);
    const id = await booked(server, practice, at);
    await server.admin`update session_types set cancellation_tiers = '[]' where session_type_id = ${practice.sessionTypeId}`;
    const preview = async (as = practice.learner) =>
      (await callAs<{ refundPercent: number }>(server, as, `GET /api/booking-sessions/${id}/cancellation`)).body;
    expect(await preview()).toMatchObject({
      refundPercent: 100,
      lastFreeChange: { at: new Date(at.getTime() - 24 * HOUR).toISOString() },
    });
    server.clock.advance(8 * HOUR);
    expect([(await preview()).refundPercent, (await preview(practice.coach)).refundPercent]).toEqual([50, 100]);
    expect((await callAs(server, practice.learner, `POST /api/booking-sessions/${id}/cancel`, {})).status).toBe(204);
    expect((await readSession(server, practice.coach, id)).body).toMatchObject({
      state: 'CANCELLED',
      cancelledBy: 'LEARNER',
      refundPercent: 50,
      abilities: { move: false, cancel: false, join: false },
    });
    const calendar = await callAs(server, practice.learner, `GET /api/booking-sessions/${id}/calendar`);
    expect(String(calendar.body)).toMatch(/METHOD:CANCEL.*SEQUENCE:1.*STATUS:CANCELLED/s);
    expect((await book(server, practice, at)).status).toBe(201);
  });
});

describe('requests', () => {
  const answer = (as: Parameters<typeof callAs>[1], id: number, act: string, body?: object) =>
    callAs(server, as, `POST /api/booking-sessions/${id}/${act}`, body);

  it('hold the time until the coach accepts, at any notice', async () => {
    const practice = await givenPractice(server, { booking: 'REQUEST', noticeMinutes: 600 });
    const id = await booked(server, practice, hourFromNow(server, 20));
    expect((await readSession(server, practice.coach, id)).body).toMatchObject({ state: 'HELD', heldFor: 'REQUEST' });
    const other = await givenMember(server, practice.organizationId);
    expect((await book(server, practice, hourFromNow(server, 20), { as: other })).body.errorCode).toBe(
      'coaching-slot.taken',
    );
    expect((await answer(practice.learner, id, 'accept')).body.errorCode).toBe('coaching-session.not-waiting');
    server.clock.advance(19 * HOUR);
    expect((await answer(practice.coach, id, 'accept')).status).toBe(204);
    expect((await readSession(server, practice.learner, id)).body.state).toBe('BOOKED');
  });

  it('can be answered with another time, which the learner accepts', async () => {
    const practice = await givenPractice(server, { booking: 'REQUEST' });
    const id = await booked(server, practice, hourFromNow(server, 30));
    const startsAt = hourFromNow(server, 50).toISOString();
    expect((await answer(practice.coach, id, 'suggest', { startsAt })).status).toBe(204);
    const { body } = await readSession(server, practice.learner, id);
    expect(body).toMatchObject({ state: 'HELD', heldFor: 'OFFER', slot: { startsAt }, abilities: { accept: true } });
    expect((await answer(practice.coach, id, 'accept')).status).toBe(409);
    expect((await answer(practice.learner, id, 'accept')).status).toBe(204);
  });

  it('refuse nobody once they have expired, even if no job runs', async () => {
    const practice = await givenPractice(server, { booking: 'REQUEST' });
    const at = hourFromNow(server, 100);
    const id = await booked(server, practice, at);
    server.clock.advance(49 * HOUR);
    expect((await readSession(server, practice.learner, id)).body.state).toBe('EXPIRED');
    expect((await answer(practice.coach, id, 'accept')).status).toBe(409);
    const other = await givenMember(server, practice.organizationId);
    expect((await book(server, practice, at, { as: other })).status).toBe(201);
  });

  it('can be declined with a message', async () => {
    const practice = await givenPractice(server, { booking: 'REQUEST' });
    const id = await booked(server, practice, hourFromNow(server, 100));
    await answer(practice.coach, id, 'decline', { message: 'I am away' });
    expect((await readSession(server, practice.learner, id)).body).toMatchObject({
      state: 'DECLINED',
      message: 'I am away',
    });
  });
});

describe('the day of a session', () => {
  it('opens the room ten minutes before, and closes it at the end', async () => {
    const practice = await givenPractice(server);
    const at = hourFromNow(server, 5);
    const id = await booked(server, practice, at);
    const join = async (as = practice.learner) =>
      callAs<{ address: string }>(server, as, `POST /api/booking-sessions/${id}/join`);
    expect((await join()).body.errorCode).toBe('coaching-session.not-open');
    server.clock.advance(at.getTime() - server.clock.now().getTime() - 9 * 60_000);
    const [learner, coach] = [await join(), await join(practice.coach)];
    expect(learner.body.address).toMatch(/^https:\/\/[^/]+\/[A-Za-z0-9]{20}$/);
    expect(coach.body).toEqual(learner.body);
    expect((await join(await givenMember(server, practice.organizationId))).status).toBe(404);
    server.clock.advance(2 * HOUR);
    expect((await join()).body.errorCode).toBe('coaching-session.over');
  });

  it('can be reported as missed by either side, with 48 hours to object', async () => {
    const practice = await givenPractice(server);
    const id = await booked(server, practice, hourFromNow(server, 5));
    const report = (as: typeof practice.coach) => callAs(server, as, `POST /api/booking-sessions/${id}/missed`);
    const object = (as: typeof practice.coach) =>
      callAs(server, as, `POST /api/booking-sessions/${id}/objection`, { objection: 'I was there' });
    expect((await report(practice.coach)).body.errorCode).toBe('coaching-session.not-started');
    server.clock.advance(7 * HOUR);
    expect((await report(practice.coach)).status).toBe(204);
    expect((await report(practice.learner)).body.errorCode).toBe('coaching-session.missed');
    expect((await object(practice.coach)).body.errorCode).toBe('coaching-session.no-objection');
    expect((await object(practice.learner)).status).toBe(204);
    expect((await readSession(server, practice.coach, id)).body).toMatchObject({
      missedBy: 'LEARNER',
      objection: 'I was there',
    });
  });
});
