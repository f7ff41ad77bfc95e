import { expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { booked, DAY, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { assign, givenCredits, givenPackage, givenPaidPractice, type PaidPractice } from './packages.factory.ts';

const server = testServer();

const told = async ({ learner }: PaidPractice, templateId: number): Promise<number> => {
  const [row] = await server.admin<{ count: number }[]>`
    select count(*)::int as count from notifications where user_id = ${learner.userId} and template_id = ${templateId}`;
  return row!.count;
};

const runDay = ({ organizationId }: PaidPractice) =>
  server.app.jobs
    .find(({ name }) => name === 'coaching-packages.tell-of-ending-credits')!
    .run(systemContext(server.platform, organizationId), {});

it('tells the learner of an assigned package, once for each request', async () => {
  const practice = await givenPaidPractice(server);
  const id = await givenPackage(server, practice.coach);
  const same = { requestKey: 'told-once' };
  await assign(server, practice, id, same);
  await assign(server, practice, id, same);
  await server.runJobs();
  expect(await told(practice, 1124)).toBe(1);
});

it('tells once of credits that are left 30 days before they expire', async () => {
  const practice = await givenPaidPractice(server);
  await givenCredits(server, practice, { sessionCount: 2, validityDays: 40 });
  await runDay(practice);
  expect(await told(practice, 1125)).toBe(0);
  server.clock.advance(11 * DAY);
  await runDay(practice);
  await runDay(practice);
  expect(await told(practice, 1125)).toBe(1);
});

it('does not tell of used credits, nor of those that were granted for a short time', async () => {
  const practice = await givenPaidPractice(server);
  await givenCredits(server, practice, { sessionCount: 1, validityDays: 40 });
  await booked(server, practice, hourFromNow(server, 40));
  await givenCredits(server, practice, { sessionCount: 3, validityDays: 20 });
  server.clock.advance(11 * DAY);
  await runDay(practice);
  expect(await told(practice, 1125)).toBe(0);
});
