import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../test/support/arrange.ts';
import { call } from '../../../../test/support/call.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { type SystemContext, systemContext } from '../../context.ts';
import type { ReservedSql } from '../connect.ts';
import { batch, db, identityTransaction, reading, transaction } from '../database.ts';
import { WRITE_LOCK } from '../stopped-writes.ts';

const server = testServer();

let member: TestMember;
let context: SystemContext;
/** The session of a move. */
let session: ReservedSql;

beforeEach(async () => {
  member = await givenMember(server, await givenOrganization(server));
  context = systemContext(server.platform, member.organizationId);
  session = await server.admin.reserve();
});

afterEach(async () => {
  await session`select pg_advisory_unlock_all()`;
  session.release();
});

const stop = () => session.unsafe(`select pg_advisory_lock(${WRITE_LOCK})`, [member.organizationId]);

const values = { name: 'n', email: 'e', subject: 's', message: 'm' };
const inserted = () => db.insertInto('contact_messages').values(values);
const count = () => db.selectFrom('contact_messages').select(({ fn }) => fn.countAll<number>().as('count'));

const write = () => transaction(context, (tx) => tx.run(inserted()));
const countRows = async () => (await reading(context, (tx) => tx.one(count())))?.count;

describe('while writes of an organisation are stopped', () => {
  it('every way to write is refused, and nothing of it is stored', async () => {
    await stop();
    const refused = { code: 'ORGMV' };
    await expect(write()).rejects.toMatchObject(refused);
    await expect(transaction(context, async () => 'nothing')).rejects.toMatchObject(refused);
    await expect(batch(context, inserted(), count())).rejects.toMatchObject(refused);
    await expect(identityTransaction(context, (tx) => tx.sql`select 1`)).rejects.toMatchObject(refused);
    expect(await countRows()).toBe(0);
    await session`select pg_advisory_unlock_all()`;
    await write();
    expect(await countRows()).toBe(1);
  });

  it('reads and other organisations go on', async () => {
    await stop();
    expect(await countRows()).toBe(0);
    expect(await batch(context, count())).toEqual([[{ count: 0 }]]);
    const elsewhere = systemContext(server.platform, await givenOrganization(server));
    expect(await transaction(elsewhere, (tx) => tx.run(inserted()))).toBe(1);
    expect(await identityTransaction(server.platform, (tx) => tx.sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
  });

  it('a request is told so in its language, and when to try again', async () => {
    await stop();
    const answer = await call(server, 'POST /api/auth/logout', { as: member, language: 'ar' });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { errorCode: 'organization.moving', message: expect.stringContaining('تُنقل هذه المؤسسة') },
    });
  });

  it('a job waits without losing an attempt, and runs afterwards', async () => {
    await stop();
    await server.admin`
      select graphile_worker.add_job('signals.deliver', ${JSON.stringify({
        organizationId: member.organizationId,
        payload: { signalId: 0, name: 'nothing' },
      })}::text::json, max_attempts => 12)`;
    const runner = await server.startRunner();
    try {
      const waiting = () => server.admin<{ attempts: number; waits: boolean }[]>`
        select attempts, run_at > now() + interval '2 seconds' as waits from graphile_worker._private_jobs
        where (payload ->> 'organizationId')::bigint = ${member.organizationId} and locked_at is null`;
      await vi.waitFor(async () => expect(await waiting()).toEqual([{ attempts: 0, waits: true }]), {
        timeout: 10_000,
      });
      await session`select pg_advisory_unlock_all()`;
      await server.admin`
        update graphile_worker._private_jobs set run_at = now()
        where (payload ->> 'organizationId')::bigint = ${member.organizationId}`;
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
    } finally {
      await runner.stop();
    }
  });
});

describe('stopping writes', () => {
  it('waits for transactions that had begun; others are refused in the meantime', async () => {
    let finish: () => void = () => undefined;
    const mayFinish = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const before = transaction(context, async (tx) => {
      await tx.all(count());
      hasBegun();
      await mayFinish;
      await tx.run(inserted());
    });
    await begun;
    let isStopped = false;
    const rowsOnceStopped = stop().then(() => {
      isStopped = true;
      return countRows();
    });
    await vi.waitFor(() => expect(write()).rejects.toMatchObject({ code: 'ORGMV' }), { timeout: 10_000 });
    const rows = await countRows();
    expect(isStopped).toBe(false);
    finish();
    await before;
    // PostgreSQL may tell the session of the move first: what counts is that the row is there by then
    expect(await rowsOnceStopped).toBe((rows ?? 0) + 1);
  });

  it('is for good once the organisation has moved, also for what began at that moment', async () => {
    await stop();
    await session`
      update organizations set moved_at = now(), is_active = false where organization_id = ${member.organizationId}`;
    await session`select pg_advisory_unlock_all()`;
    await expect(write()).rejects.toMatchObject({ code: 'ORGMD' });
    expect(await countRows()).toBe(0);
  });
});
