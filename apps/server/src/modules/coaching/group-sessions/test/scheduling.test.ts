import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, DAY, givenPractice, HOUR, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import {
  type Group,
  givenFullGroup,
  givenGroup,
  givenLearners,
  noticesOf,
  readGroup,
  schedule,
  take,
  toStart,
} from './groups.factory.ts';

const server = testServer();

describe('scheduling a group session', () => {
  it('takes the time from one-to-one sessions and the other way round', async () => {
    const practice = await givenPractice(server, { seats: 8 });
    const [oneToOne] = await server.admin<{ id: number }[]>`
      insert into session_types (organization_id, coach_id, title, position, length_minutes, booking, cancellation_tiers, created_at)
      values (${practice.organizationId}, ${practice.coachId}, ${server.admin.json({ en: 'Alone' })}, 2, 50, 'INSTANT', '[]',
        ${server.clock.now()}) returning session_type_id::int as id`;
    const alone = { ...practice, sessionTypeId: oneToOne!.id };
    const at = hourFromNow(server, 40);
    expect((await schedule(server, practice, at)).status).toBe(201);
    expect((await book(server, alone, at)).body).toMatchObject({ errorCode: 'coaching-slot.taken' });
    const later = new Date(at.getTime() + 5 * HOUR);
    await book(server, alone, later);
    const refused = await schedule(server, practice, later);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'coaching-slot.taken' } });
    expect((refused.body as unknown as { details: object[] }).details).toHaveLength(3);
  });

  it('repeats weekly, all or none', async () => {
    const practice = await givenPractice(server, { seats: 4 });
    const at = hourFromNow(server, 40);
    const { body } = await schedule(server, practice, at, { weeks: 3 });
    expect(body.groupSessionIds).toHaveLength(3);
    const again = await schedule(server, practice, new Date(at.getTime() + 7 * DAY), { weeks: 2 });
    expect(again.status).toBe(409);
    // the second week of two before the series is its first
    const [free, taken] = [new Date(at.getTime() + 14 * DAY + 2 * HOUR), new Date(at.getTime() + 7 * DAY + 2 * HOUR)];
    await schedule(server, practice, free);
    const conflict = await schedule(server, practice, taken, { weeks: 2 });
    expect(conflict).toMatchObject({ status: 409, body: { errorCode: 'coaching-series.conflicts' } });
    expect((await schedule(server, practice, new Date(at.getTime() + 28 * DAY), { weeks: 27 })).status).toBe(400);
  });

  it('is refused for a one-to-one type, another coach’s type and members who are no coaches', async () => {
    const practice = await givenPractice(server);
    const other = await givenPractice(server, { seats: 3 });
    const at = hourFromNow(server, 40);
    expect((await schedule(server, practice, at)).status).toBe(400);
    expect((await schedule(server, { ...practice, sessionTypeId: other.sessionTypeId }, at)).status).toBe(404);
    expect((await schedule(server, { ...other, coach: other.learner }, at)).status).toBe(404);
  });

  it('is the only way to a time of a type with seats', async () => {
    const practice = await givenPractice(server, { seats: 3 });
    const { body } = await callAs<{ data: object[] }>(
      server,
      practice.learner,
      `GET /api/session-types?coachId=${practice.coachId}`,
    );
    expect(body.data).toEqual([]);
    expect((await book(server, practice, hourFromNow(server, 40))).body).toMatchObject({
      errorCode: 'coaching-session.type-closed',
    });
  });
});

it('offers its coach the free times, its own included when it is moved', async () => {
  const { coach, sessionTypeId, groupSessionId, startsAt } = await givenGroup(server);
  const day = startsAt.toISOString().slice(0, 10);
  const times = async (more: string) =>
    JSON.stringify(
      (
        await callAs(
          server,
          coach,
          `GET /api/group-sessions/times?sessionTypeId=${sessionTypeId}&from=${day}&until=${day}${more}`,
        )
      ).body,
    );
  expect(await times('')).not.toContain(startsAt.toISOString());
  expect(await times(`&groupSessionId=${groupSessionId}`)).toContain(startsAt.toISOString());
});

it('moves for everyone in it, and only its coach moves it', async () => {
  const group = await givenGroup(server);
  const { groupSessionId, coach, learner } = group;
  await take(server, learner, groupSessionId);
  const startsAt = new Date(group.startsAt.getTime() + HOUR / 2).toISOString();
  const move = (as: typeof coach) => callAs(server, as, `PUT /api/group-sessions/${groupSessionId}`, { startsAt });
  expect((await move(learner)).status).toBe(403);
  expect((await move(coach)).status).toBe(204);
  await server.runJobs();
  expect((await readGroup(server, learner, groupSessionId)).slot.startsAt).toBe(startsAt);
  expect((await noticesOf(server, learner))[0]).toMatch(/^Moved/);
});

it('is cancelled for everyone in it, the queue included', async () => {
  const group = await givenFullGroup(server);
  const { groupSessionId, coach, learner, coachId } = group;
  const [waiting, stranger] = await givenLearners(server, group, 2);
  await take(server, waiting!, groupSessionId, true);
  expect((await callAs(server, learner, `POST /api/group-sessions/${groupSessionId}/cancel`, {})).status).toBe(403);
  const cancel = () => callAs(server, coach, `POST /api/group-sessions/${groupSessionId}/cancel`, { message: 'Flu' });
  expect((await cancel()).status).toBe(204);
  expect((await cancel()).body.errorCode).toBe('coaching-session.off');
  await server.runJobs();
  for (const one of [learner, waiting!]) expect((await noticesOf(server, one))[0]).toMatch(/^Cancelled/);
  expect(await readGroup(server, learner, groupSessionId)).toMatchObject({ state: 'CANCELLED', message: 'Flu' });
  expect((await callAs(server, stranger!, `GET /api/group-sessions/${groupSessionId}`)).status).toBe(404);
  expect((await take(server, waiting!, groupSessionId)).body.errorCode).toBe('coaching-session.off');
  const { body } = await callAs<{ data: Group[] }>(server, stranger!, `GET /api/group-sessions?coachId=${coachId}`);
  expect(body.data).toEqual([]);
});

it('is in lists, schedule and calendar of those who take part, who are reminded', async () => {
  const group = await givenGroup(server);
  const { groupSessionId, coach, learner, startsAt } = group;
  const [stranger] = await givenLearners(server, group, 1);
  await server.admin`update coaching_sessions set reminder_minutes = '[60]' where coaching_session_id = ${groupSessionId}`;
  await take(server, learner, groupSessionId);
  const span = `from=${new Date(startsAt.getTime() - HOUR).toISOString()}&to=${new Date(startsAt.getTime() + HOUR).toISOString()}`;
  const schedulesOf = async (as: typeof learner) =>
    JSON.stringify((await callAs(server, as, `GET /api/activities-schedule?${span}`)).body);
  for (const as of [learner, coach]) expect(await schedulesOf(as)).toContain('COACHING_GROUP');
  expect(await schedulesOf(stranger!)).not.toContain('COACHING_GROUP');
  const own = await callAs<{ data: Group[] }>(server, learner, 'GET /api/group-sessions/client');
  expect(own.body.data).toMatchObject([{ groupSessionId, own: 'BOOKED' }]);
  const until = new Date(startsAt.getTime() + HOUR).toISOString();
  const led = await callAs<{ data: Group[] }>(
    server,
    coach,
    `GET /api/group-sessions/provider?from=${server.clock.now().toISOString()}&until=${until}`,
  );
  expect(led.body.data).toMatchObject([{ groupSessionId, participants: 1 }]);
  expect((await callAs(server, learner, `GET /api/group-sessions/${groupSessionId}/calendar`)).status).toBe(200);
  expect((await callAs(server, stranger!, `GET /api/group-sessions/${groupSessionId}/calendar`)).status).toBe(404);
});

it('opens its room for those with a seat ten minutes before the start', async () => {
  const group = await givenGroup(server);
  const { groupSessionId, learner } = group;
  const [stranger] = await givenLearners(server, group, 1);
  await take(server, learner, groupSessionId);
  const join = (as: typeof learner) => callAs(server, as, `POST /api/group-sessions/${groupSessionId}/join`);
  expect((await join(learner)).body.errorCode).toBe('coaching-session.not-open');
  toStart(server, group, -5);
  expect((await join(stranger!)).status).toBe(403);
  expect((await join(learner)).status).toBe(200);
});
