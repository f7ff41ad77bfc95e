import { expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { book, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { assign, givenCredits, givenPackage, givenPaidPractice, ledgerOf } from './packages.factory.ts';

const server = testServer({}, undefined, { connections: 12 });

it('lets three of 20 bookings at once have the last three credits', async () => {
  const practice = await givenPaidPractice(server, { bufferAfterMinutes: 0 });
  const lot = await givenCredits(server, practice, { sessionCount: 3 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => book(server, practice, hourFromNow(server, 30 + at))),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(3);
  const refused = answers.filter(({ status }) => status !== 201);
  const codes = refused.map(({ body }) => (body as { errorCode?: string }).errorCode);
  expect(new Set(codes)).toEqual(new Set(['coaching-session.no-credit']));
  expect((await ledgerOf(server, lot)).sum).toBe(0);
});

it('spends no credit twice with two coaches', async () => {
  const practice = await givenPaidPractice(server);
  const { admin } = server;
  const { organizationId, administrator } = practice;
  const [coach] = await admin<{ coachId: number }[]>`
    insert into coaches (organization_id, user_id, status, created_at)
    values (${organizationId}, ${administrator.userId}, 'APPROVED', now()) returning coach_id::int as "coachId"`;
  const { coachId } = coach!;
  await admin`
    insert into coach_settings (organization_id, coach_id, time_zone, notice_minutes)
    values (${organizationId}, ${coachId}, 'Asia/Riyadh', 60)`;
  await admin`
    insert into coach_weekly_hours
    select ${organizationId}::bigint, ${coachId}::bigint, day, 0, 1440 from generate_series(1, 7) day`;
  const [type] = await admin<{ id: number }[]>`
    insert into session_types (organization_id, coach_id, title, position, length_minutes, payment, created_at)
    values (${organizationId}, ${coachId}, '{"en": "Other"}', 1, 50, 'CREDITS', now()) returning session_type_id::int as id`;
  const id = await givenPackage(server, administrator, { sessionCount: 3 });
  const { body } = await assign(server, practice, id);
  const second = { ...practice, coachId, sessionTypeId: type!.id };
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      book(server, at % 2 === 0 ? practice : second, hourFromNow(server, 30 + 2 * at)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(3);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await ledgerOf(server, body.creditLotId)).sum).toBe(0);
});
