import { randomUUID } from 'node:crypto';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { givenPractice, type Practice } from '../../coaching-sessions/test/practice.factory.ts';

export interface PaidPractice extends Practice {
  administrator: TestMember;
}

/** A coach whose only session type is paid with credits. */
export async function givenPaidPractice(
  server: TestServer,
  rules: Parameters<typeof givenPractice>[1] = {},
): Promise<PaidPractice> {
  const practice = await givenPractice(server, rules);
  await server.admin`update session_types set payment = 'CREDITS' where session_type_id = ${practice.sessionTypeId}`;
  return { ...practice, administrator: await givenMember(server, practice.organizationId, 'administrator') };
}

export const packageBody = (more: object = {}) => ({
  title: { en: 'Four sessions', ar: 'أربع جلسات' },
  sessionTypeIds: [],
  sessionCount: 4,
  validityDays: 90,
  priceMinor: null,
  isForSale: false,
  ...more,
});

export async function givenPackage(server: TestServer, as: TestMember, more: object = {}): Promise<number> {
  const created = await callAs<{ coachingPackageId: number }>(
    server,
    as,
    'POST /api/coaching-packages',
    packageBody(more),
  );
  if (created.status !== 201) throw new Error(`${created.status} ${JSON.stringify(created.body)}`);
  return created.body.coachingPackageId;
}

export const assign = (
  server: TestServer,
  { administrator, learner }: PaidPractice,
  coachingPackageId: number,
  { as = administrator, ...more }: { as?: TestMember; [field: string]: unknown } = {},
) =>
  callAs<{ creditLotId: number }>(server, as, 'POST /api/coaching-credits', {
    coachingPackageId,
    userId: learner.userId,
    isPromotional: false,
    reason: 'Part of the programme',
    requestKey: randomUUID(),
    ...more,
  });

/** Gives the learner a lot of a new package of the coach. Returns the lot. */
export async function givenCredits(
  server: TestServer,
  practice: PaidPractice,
  more: object = {},
  how: { isPromotional?: boolean } = {},
): Promise<number> {
  const coachingPackageId = await givenPackage(server, practice.coach, more);
  const { status, body } = await assign(server, practice, coachingPackageId, how);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.creditLotId;
}

export interface OwnLot {
  creditLotId: number;
  remaining: number;
  consumed: number;
  granted: number;
  isExpired: boolean;
  expiresAt: string;
  booked: string[];
}

export const ownCredits = async (server: TestServer, as: TestMember, query = ''): Promise<OwnLot[]> =>
  (await callAs<{ data: OwnLot[] }>(server, as, `GET /api/coaching-credits/own${query}`)).body.data;

/** Kinds of a lot's movements in their order, and the sum of their amounts. */
export async function ledgerOf(server: TestServer, creditLotId: number): Promise<{ kinds: string[]; sum: number }> {
  const rows = await server.admin<{ kind: string; amount: number }[]>`
    select kind, amount from coaching_credit_movements where credit_lot_id = ${creditLotId} order by credit_movement_id`;
  return { kinds: rows.map(({ kind }) => kind), sum: rows.reduce((sum, { amount }) => sum + amount, 0) };
}

const SCHEDULED = ['coaching-sessions.expire-holds', 'coaching-packages.consume-credits'];

/** Runs what is done every minute: it ends holds, and consumes credits of sessions that have begun. */
export async function runMinute(server: TestServer, { organizationId }: PaidPractice): Promise<void> {
  for (const name of SCHEDULED)
    await server.app.jobs.find((job) => job.name === name)!.run(systemContext(server.platform, organizationId), {});
}
