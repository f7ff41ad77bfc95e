import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, booked, givenPractice, HOUR, hourFromNow } from './practice.factory.ts';

const server = testServer({}, undefined, { connections: 12 });

const BUYERS = 200;
const LEARNERS = 20;

it('gives a time that 200 ask for at once to one, with moves and weekly bookings in between', async () => {
  const practice = await givenPractice(server);
  const learners: Awaited<ReturnType<typeof givenMember>>[] = [];
  for (let at = 0; at < LEARNERS; at += 1) learners.push(await givenMember(server, practice.organizationId));
  const wanted = hourFromNow(server, 40);
  const moved = await booked(server, practice, hourFromNow(server, 60));
  const asked = Array.from({ length: BUYERS }, (_, at) =>
    book(server, practice, wanted, { as: learners[at % LEARNERS]! }),
  );
  const moves = Array.from({ length: 10 }, (_, at) => {
    const startsAt = at % 2 === 0 ? wanted : new Date(wanted.getTime() + (20 + at) * HOUR);
    return callAs(server, practice.learner, `PUT /api/booking-sessions/${moved}`, { startsAt: startsAt.toISOString() });
  });
  const series = Array.from({ length: 10 }, (_, at) =>
    book(server, practice, new Date(wanted.getTime() + (at % 2) * HOUR), {
      as: learners[at]!,
      weeks: 4,
    }),
  );
  const answers = await Promise.all([...asked, ...moves, ...series]);
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual(expect.arrayContaining([201, 409]));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // 40P01 and 40001 would leave as conflicts without a reason
  expect(answers.filter(({ body }) => body?.errorCode === 'conflict')).toEqual([]);
  const rows = await server.admin<{ count: number }[]>`
    select count(*)::int as count from coaching_sessions
    where organization_id = ${practice.organizationId} and state in ('HELD', 'BOOKED') and starts_at = ${wanted}`;
  expect(rows[0]!.count).toBe(1);
});
