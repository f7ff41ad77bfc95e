import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { batch, db, type Tenant, type Tx, transaction } from '../database.ts';
import { openPools } from '../open.ts';

const server = testServer({}, undefined, { connections: 2 });
let tenant: Tenant;

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
});

const pid = () => db.selectNoFrom(sql<number>`pg_backend_pid()`.as('pid'));
const pidOf = async (tx: Tx): Promise<number> => (await tx.one(pid()))!.pid;
const slowly = () => db.selectNoFrom(sql`pg_sleep(5)`.as('nothing'));
const end = async (backend: number) => void (await server.admin`select pg_terminate_backend(${backend})`);

describe('a connection that ends within a transaction', () => {
  const moments: Record<string, (tx: Tx) => Promise<unknown>> = {
    'between two statements': async (tx) => {
      await end(await pidOf(tx));
      await sleep(100);
      return pidOf(tx);
    },
    'during a statement': async (tx) => {
      const backend = await pidOf(tx);
      setTimeout(() => void end(backend), 50);
      return tx.one(slowly());
    },
    'during statements that were sent together': async (tx) => {
      const backend = await pidOf(tx);
      setTimeout(() => void end(backend), 50);
      return Promise.all([tx.one(slowly()), pidOf(tx), tx.one(slowly()), pidOf(tx)]);
    },
    'before the commit': async (tx) => {
      await end(await pidOf(tx));
      await sleep(100);
    },
  };

  it.each(Object.entries(moments))('%s fails it, and nothing else', async (_, moment) => {
    const others = Array.from({ length: 4 }, () => transaction(tenant, pidOf));
    await expect(transaction(tenant, moment)).rejects.toThrow();
    expect(await Promise.all(others)).toHaveLength(4);
    // as many as the pool has connections, so that each of them is used
    const after = await Promise.all(Array.from({ length: 6 }, () => transaction(tenant, pidOf)));
    expect(new Set(after).size).toBeGreaterThan(0);
  });

  it('while it is idle isn’t noticed', async () => {
    for (let round = 0; round < 3; round++) {
      const [[row]] = await batch(tenant, pid());
      await end(row!.pid);
      await sleep(50);
    }
    expect(await transaction(tenant, pidOf)).toBeGreaterThan(0);
  });
});

describe('a pool that is closed at once', () => {
  it('fails what is on its way and what waits', async () => {
    const pools = openPools(server.address, server.platform.secret, 1);
    const own = { ...tenant, database: pools };
    const running = transaction(own, (tx) => tx.one(slowly()));
    const waiting = transaction(own, pidOf);
    const ends = Promise.allSettled([running, waiting]);
    await sleep(200);
    await Promise.all([pools.app.end({ timeout: 0 }), pools.identity.end({ timeout: 0 })]);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(transaction(own, pidOf)).rejects.toThrow('closed');
  });
});
