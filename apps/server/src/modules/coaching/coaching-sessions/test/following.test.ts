import { expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { coachingSessionJobs } from '../coaching-sessions.jobs.ts';
import { book, booked, givenPractice, HOUR, hourFromNow, readSession } from './practice.factory.ts';

const server = testServer();

const runJob = async (name: string, organizationId: number) => {
  await coachingSessionJobs.find((job) => job.name === name)!.run(systemContext(server.platform, organizationId), {});
  await server.runJobs();
};

type Notices = { data: { text: string }[] };

const noticesOf = async (as: Parameters<typeof callAs>[1]) =>
  (await callAs<Notices>(server, as, 'GET /api/notifications')).body.data.map(({ text }) =>
    text.replaceAll(/[\u2066-\u2069]/g, ''),
  );

it('tells both sides with zone and offset, and reminders follow a session that moves', async () => {
  const practice = await givenPractice(server, { booking: 'REQUEST', timeZone: 'Asia/Riyadh' });
  const id = await booked(server, practice, hourFromNow(server, 40), { zone: 'Africa/Casablanca' });
  await server.runJobs();
  expect((await noticesOf(practice.coach))[0]).toMatch(/asks for Fifty minutes.*\(Arabian Standard Time, GMT\+3\)/);
  await callAs(server, practice.coach, `POST /api/booking-sessions/${id}/accept`);
  await server.runJobs();
  expect((await noticesOf(practice.learner))[0]).toMatch(/accepted your request.*GMT/);
  const later = new Date(hourFromNow(server, 40).getTime() + 5 * HOUR);
  await callAs(server, practice.coach, `PUT /api/booking-sessions/${id}`, { startsAt: later.toISOString() });
  await server.runJobs();
  expect((await noticesOf(practice.learner))[0]).toMatch(/^Moved/);
  server.clock.advance(40 * HOUR);
  await server.runJobs();
  expect((await noticesOf(practice.learner)).filter((text) => text.includes('begins soon'))).toHaveLength(1);
  server.clock.advance(5 * HOUR);
  await server.runJobs();
  expect((await noticesOf(practice.coach)).filter((text) => text.includes('begins soon'))).toHaveLength(2);
});

it('sets holds expired by a job and tells both sides', async () => {
  const practice = await givenPractice(server, { booking: 'REQUEST' });
  await booked(server, practice, hourFromNow(server, 100));
  server.clock.advance(49 * HOUR);
  await runJob('coaching-sessions.expire-holds', practice.organizationId);
  expect((await noticesOf(practice.learner))[0]).toMatch(/^No answer came in time/);
  const rows =
    await server.admin`select state from coaching_sessions where organization_id = ${practice.organizationId}`;
  expect(rows[0]).toEqual({ state: 'EXPIRED' });
});

it('keeps the wall time when the rules of a zone change, and tells both sides', async () => {
  const practice = await givenPractice(server, { lengthMinutes: 60, bufferAfterMinutes: 0 });
  const at = hourFromNow(server, 40);
  const ids = [
    await booked(server, practice, at),
    await booked(server, practice, new Date(at.getTime() + HOUR)),
    await booked(server, practice, new Date(at.getTime() + 4 * HOUR)),
  ];
  // as if they had been booked by rules that were an hour behind, the last one only
  await server.admin`update coaching_sessions set zone_data = '2020a' where organization_id = ${practice.organizationId}`;
  await server.admin`update coaching_sessions set starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour'
    where organization_id = ${practice.organizationId} and coaching_session_id in (${ids[0]!}, ${ids[2]!})`;
  await server.runJobs();
  await runJob('coaching-sessions.settle-zones', practice.organizationId);
  const starts = [];
  for (const id of ids) starts.push((await readSession(server, practice.learner, id)).body.slot.startsAt);
  expect(starts).toEqual([0, 1, 4].map((hours) => new Date(at.getTime() + hours * HOUR).toISOString()));
  expect((await noticesOf(practice.learner)).filter((text) => text.includes('rules of a time zone'))).toHaveLength(2);
});

it('is in the schedule of both sides and in their calendars', async () => {
  const practice = await givenPractice(server);
  const at = hourFromNow(server, 40);
  await booked(server, practice, at);
  const span = `from=${new Date(at.getTime() - HOUR).toISOString()}&to=${new Date(at.getTime() + HOUR).toISOString()}`;
  for (const as of [practice.learner, practice.coach]) {
    const { body } = await callAs<{ data: { activity: object }[] }>(server, as, `GET /api/activities-schedule?${span}`);
    expect(JSON.stringify(body)).toContain('COACHING');
  }
  expect((await book(server, practice, at)).status).toBe(409);
});
