import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPractice, HOUR } from '../../coaching-sessions/test/practice.factory.ts';
import {
  givenFullGroup,
  givenGroup,
  givenLearners,
  leave,
  noticesOf,
  readGroup,
  take,
  toStart,
} from './groups.factory.ts';

const server = testServer({}, undefined, { connections: 12 });

describe('booking a seat', () => {
  it('takes one of those that are left, once', async () => {
    const { groupSessionId, learner, coach } = await givenGroup(server, { seats: 3 });
    expect((await take(server, learner, groupSessionId)).status).toBe(204);
    expect((await take(server, learner, groupSessionId)).status).toBe(204);
    expect(await readGroup(server, learner, groupSessionId)).toMatchObject({
      own: 'BOOKED',
      seats: 3,
      seatsLeft: 2,
      participants: 1,
      people: [],
    });
    await server.runJobs();
    expect((await noticesOf(server, coach))[0]).toMatch(/took a seat in Fifty minutes/);
    expect((await readGroup(server, coach, groupSessionId)).people).toMatchObject([
      { person: { userId: learner.userId }, state: 'BOOKED' },
    ]);
  });

  it('gives the last five seats to five of thirty learners who ask at once', async () => {
    const group = await givenGroup(server, { seats: 5 });
    const learners = await givenLearners(server, group, 30);
    const answers = await Promise.all(learners.map((learner) => take(server, learner, group.groupSessionId)));
    const refused = answers.filter(({ status }) => status !== 204);
    expect(answers.length - refused.length).toBe(5);
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(new Set(['place.none-free']));
    expect(await readGroup(server, group.coach, group.groupSessionId)).toMatchObject({ participants: 5, seatsLeft: 0 });
  });

  it('is refused to the coach, to strangers, and once the session has begun', async () => {
    const group = await givenGroup(server);
    const { groupSessionId, coach, learner } = group;
    const other = await givenPractice(server);
    expect((await take(server, coach, groupSessionId)).body.errorCode).toBe('coaching-session.own');
    expect((await take(server, other.learner, groupSessionId)).status).toBe(404);
    toStart(server, group, 1);
    expect((await take(server, learner, groupSessionId)).body.errorCode).toBe('coaching-session.started');
    toStart(server, group, 60);
    expect((await take(server, learner, groupSessionId)).body.errorCode).toBe('coaching-session.over');
  });
});

describe('the waiting list', () => {
  it('offers a seat that comes free to the first in line for two hours, then to the next', async () => {
    const group = await givenFullGroup(server);
    const { groupSessionId, learner } = group;
    const [first, second] = await givenLearners(server, group, 2);
    await take(server, first!, groupSessionId, true);
    await take(server, second!, groupSessionId, true);
    expect(await readGroup(server, second!, groupSessionId)).toMatchObject({ own: 'WAITING', queuePlace: 2 });
    await leave(server, learner, groupSessionId);
    await server.runJobs();
    expect((await noticesOf(server, first!))[0]).toMatch(/A seat is free in Fifty minutes/);
    expect(await readGroup(server, first!, groupSessionId)).toMatchObject({ own: 'OFFERED', seatsLeft: 0 });
    // an offered seat is not for those who come later
    expect((await take(server, learner, groupSessionId)).body.errorCode).toBe('place.none-free');
    server.clock.advance(2 * HOUR + 60_000);
    await server.runJobs();
    expect(await readGroup(server, first!, groupSessionId)).toMatchObject({ own: null });
    expect((await noticesOf(server, first!))[0]).toMatch(/no longer kept for you/);
    const accept = (as: typeof learner) =>
      callAs(server, as, `POST /api/group-sessions/${groupSessionId}/seats/accept`);
    expect((await accept(first!)).status).toBe(404);
    expect((await accept(second!)).status).toBe(204);
    expect(await readGroup(server, second!, groupSessionId)).toMatchObject({ own: 'BOOKED', participants: 2 });
  });

  it('lets learners leave it and decline an offer, which goes on to the next', async () => {
    const group = await givenFullGroup(server);
    const { groupSessionId, learner } = group;
    const [first, second, third] = await givenLearners(server, group, 3);
    for (const one of [first!, second!, third!]) await take(server, one, groupSessionId, true);
    expect((await leave(server, first!, groupSessionId)).status).toBe(204);
    await leave(server, learner, groupSessionId);
    expect(await readGroup(server, second!, groupSessionId)).toMatchObject({ own: 'OFFERED' });
    expect((await leave(server, second!, groupSessionId)).status).toBe(204);
    expect(await readGroup(server, third!, groupSessionId)).toMatchObject({ own: 'OFFERED' });
    expect((await leave(server, first!, groupSessionId)).status).toBe(404);
  });

  it('gives an offer that ended to others even if no job runs', async () => {
    const group = await givenFullGroup(server);
    const { groupSessionId, learner } = group;
    const [waiting] = await givenLearners(server, group, 1);
    await take(server, waiting!, groupSessionId, true);
    await leave(server, learner, groupSessionId);
    server.clock.advance(3 * HOUR);
    expect((await take(server, learner, groupSessionId)).status).toBe(204);
    expect(await readGroup(server, learner, groupSessionId)).toMatchObject({ own: 'BOOKED', waiting: 0 });
  });
});

it('records who did not come, after the start and by the coach alone', async () => {
  const group = await givenGroup(server);
  const { groupSessionId, coach, learner, organizationId } = group;
  await take(server, learner, groupSessionId);
  const seat = (await readGroup(server, coach, groupSessionId)).people[0]!;
  const call = `PUT /api/group-sessions/${groupSessionId}/seats/${seat.groupSeatId}/attendance` as const;
  expect((await callAs(server, coach, call, { isMissed: true })).body.errorCode).toBe('coaching-session.not-started');
  toStart(server, group, 1);
  expect((await callAs(server, learner, call, { isMissed: true })).status).toBe(403);
  const administrator = await givenMember(server, organizationId, 'administrator');
  expect((await callAs(server, administrator, call, { isMissed: true })).status).toBe(403);
  expect((await callAs(server, coach, call, { isMissed: true })).status).toBe(204);
  expect((await readGroup(server, learner, groupSessionId)).own).toBe('MISSED');
  expect((await callAs(server, coach, call, { isMissed: false })).status).toBe(204);
  expect((await readGroup(server, learner, groupSessionId)).own).toBe('BOOKED');
});
