import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SECRET } from '../../../test/support/constants.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { type SystemContext, systemContext } from '../context.ts';
import { transaction } from '../database/database.ts';
import { loginFor } from '../database/roles.ts';
import { startJobRunner } from '../jobs/job-runner.ts';
import { defineSignal, emit, on, signalJobs } from '../outbox/signals.ts';

const lampLit = defineSignal<{ lampId: number }>('lamp.lit');
const lampBroken = defineSignal<{ lampId: number }>('lamp.broken');

describe('a signal with several subscribers', () => {
  const server = testServer();
  const received: string[] = [];
  let failures = 0;

  const note = (who: string) =>
    on(lampLit, async (_, { lampId }) => {
      received.push(`${who} ${lampId}`);
    });
  const failing = on(lampLit, async (_, { lampId }) => {
    received.push(`cellar ${lampId}`);
    failures += 1;
    if (failures === 1) throw new Error('the cellar is locked');
  });
  const jobs = signalJobs([
    { name: 'attic', signals: [note('attic')] },
    { name: 'cellar', signals: [failing] },
    { name: 'porch', signals: [note('porch'), on(lampBroken, async () => void received.push('broken'))] },
  ]);

  beforeEach(() => {
    received.length = 0;
    failures = 0;
  });

  it('reaches each by a job of its own; only the one that fails is repeated', async () => {
    const [{ organization_id: organizationId } = { organization_id: 0 }] = await server.admin<
      { organization_id: number }[]
    >`insert into organizations (prefix, name) values ('lamps', '{}') returning organization_id`;
    const context = systemContext(server.platform, organizationId);
    const { admin } = server;
    const runner = await startJobRunner(server.platform, server.address, loginFor('sullam_jobs', TEST_SECRET), {
      definitions: jobs,
      organizationIds: async () => [],
    });
    try {
      await transaction(context, (tx) => emit(context, tx, lampLit, { lampId: 7 }));
      await vi.waitFor(async () => {
        const waiting = await admin<{ task: string; error: string }[]>`
          select t.identifier as task, j.last_error as error from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id`;
        expect(waiting).toEqual([{ task: 'cellar:lamp.lit', error: expect.stringContaining('the cellar is locked') }]);
      }, 10_000);
      expect([...received].sort()).toEqual(['attic 7', 'cellar 7', 'porch 7']);

      await admin`update graphile_worker._private_jobs set run_at = now()`;
      await vi.waitFor(() => expect(received).toHaveLength(4), 10_000);
      expect(received[3]).toBe('cellar 7');
    } finally {
      await runner.stop();
    }
  });

  it('is handed on once, even when the job that does it runs twice', async () => {
    const [{ organization_id: organizationId } = { organization_id: 0 }] = await server.admin<
      { organization_id: number }[]
    >`insert into organizations (prefix, name) values ('lamps-twice', '{}') returning organization_id`;
    const context = systemContext(server.platform, organizationId);
    await transaction(context, (tx) => emit(context, tx, lampLit, { lampId: 8 }));
    const [signal] = await server.admin<{ signal_id: number }[]>`
      select signal_id from signals where organization_id = ${organizationId}`;
    const deliver = jobs.find(({ name }) => name === 'signals.deliver');
    await deliver?.run(context, { signalId: signal?.signal_id, name: 'lamp.lit' });
    await deliver?.run(context, { signalId: signal?.signal_id, name: 'lamp.lit' });
    const enqueued = await server.admin<{ task: string }[]>`
      select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier like '%:lamp.lit' and (j.payload ->> 'organizationId')::bigint = ${organizationId} order by 1`;
    expect(enqueued.map(({ task }) => task)).toEqual(['attic:lamp.lit', 'cellar:lamp.lit', 'porch:lamp.lit']);
  });

  describe('that no job has delivered', () => {
    const sweep = (context: SystemContext) => jobs.find(({ name }) => name === 'signals.sweep')!.run(context, {});
    const givenContext = async (prefix: string) => {
      const [row] = await server.admin<{ id: number }[]>`
        insert into organizations (prefix, name) values (${prefix}, '{}') returning organization_id as id`;
      return systemContext(server.platform, row!.id);
    };
    const givenSignal = async (organizationId: number, seconds: number) =>
      server.admin`insert into signals (organization_id, name, payload, created_at)
        values (${organizationId}, 'lamp.lit', '{"lampId": 9}', ${new Date(server.clock.now().getTime() - seconds * 1000)})`;
    const waiting = async (organizationId: number) => {
      const rows = await server.admin<{ task: string }[]>`
        select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where (j.payload ->> 'organizationId')::bigint = ${organizationId} order by 1`;
      return rows.map(({ task }) => task);
    };
    /** Takes the jobs that deliver signals out of the queue and runs them; the jobs of subscribers stay. */
    const runDeliveries = async (context: SystemContext) => {
      const taken = await server.admin<{ payload: { payload: Record<string, unknown> } }[]>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'signals.deliver'
          and (j.payload ->> 'organizationId')::bigint = ${context.organizationId} returning j.payload`;
      const deliver = jobs.find(({ name }) => name === 'signals.deliver')!;
      for (const { payload } of taken) await deliver.run(context, payload.payload);
      return taken.length;
    };
    const makeOld = (organizationId: number) => server.admin`
      update signals set created_at = created_at - interval '2 minutes' where organization_id = ${organizationId}`;
    const SUBSCRIBED = ['attic:lamp.lit', 'cellar:lamp.lit', 'porch:lamp.lit'];

    it('is enqueued by the sweep after a minute, once', async () => {
      const context = await givenContext('lamps-missed');
      await givenSignal(context.organizationId, 50);
      await sweep(context);
      expect(await waiting(context.organizationId)).toEqual([]);
      await givenSignal(context.organizationId, 70);
      await sweep(context);
      await sweep(context);
      expect(await waiting(context.organizationId)).toEqual(['signals.deliver']);
      await runDeliveries(context);
      await sweep(context);
      expect(await waiting(context.organizationId)).toEqual(SUBSCRIBED);
    });

    it('is delivered once although its own job comes late', async () => {
      const context = await givenContext('lamps-late');
      await transaction(context, (tx) => emit(context, tx, lampLit, { lampId: 10 }));
      await makeOld(context.organizationId);
      await sweep(context);
      expect(await runDeliveries(context)).toBe(2);
      expect(await waiting(context.organizationId)).toEqual(SUBSCRIBED);
    });

    it('is delivered although its job was lost between two commits', async () => {
      const context = await givenContext('lamps-killed');
      await transaction(context, (tx) => emit(context, tx, lampLit, { lampId: 11 }));
      // as a distributed database leaves it that stops after the commit of the shard
      await server.admin`delete from graphile_worker._private_jobs where (payload ->> 'organizationId')::bigint = ${context.organizationId}`;
      await makeOld(context.organizationId);
      await sweep(context);
      await runDeliveries(context);
      expect(await waiting(context.organizationId)).toEqual(SUBSCRIBED);
    });

    it('reaches its subscribers although their jobs were lost between two commits', async () => {
      const context = await givenContext('lamps-half-delivered');
      await transaction(context, (tx) => emit(context, tx, lampLit, { lampId: 12 }));
      // as a distributed database leaves it that stops between both commits of the delivery: marked, without jobs, and not done
      await server.admin`update signals set delivered_at = now() where organization_id = ${context.organizationId}`;
      await server.admin`update graphile_worker._private_jobs set attempts = 1
        where (payload ->> 'organizationId')::bigint = ${context.organizationId}`;
      failures = 1; // none of them fails
      const runner = await startJobRunner(server.platform, server.address, loginFor('sullam_jobs', TEST_SECRET), {
        definitions: jobs,
        organizationIds: async () => [],
      });
      try {
        await vi.waitFor(async () => expect(await waiting(context.organizationId)).toEqual([]), 10_000);
      } finally {
        await runner.stop();
      }
      expect(received.filter((line) => line.endsWith(' 12')).sort()).toEqual(['attic 12', 'cellar 12', 'porch 12']);
    });

    it('waits for the next sweep where there are more than one enqueues', async () => {
      const context = await givenContext('lamps-many');
      await server.admin`insert into signals (organization_id, name, payload, created_at)
        select ${context.organizationId}, 'lamp.broken', '{"lampId": 1}', ${new Date(server.clock.now().getTime() - 90_000)}
        from generate_series(1, 201)`;
      await sweep(context);
      expect(await runDeliveries(context)).toBe(200);
      await sweep(context);
      expect(await runDeliveries(context)).toBe(1);
    });
  });

  it('can be subscribed to once by a module', () => {
    expect(() => signalJobs([{ name: 'attic', signals: [note('attic'), note('attic')] }])).toThrow(
      'attic:lamp.lit is subscribed twice',
    );
  });
});
