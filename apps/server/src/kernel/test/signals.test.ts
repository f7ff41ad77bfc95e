import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SECRET } from '../../../test/support/constants.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { systemContext } from '../context.ts';
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

  it('can be subscribed to once by a module', () => {
    expect(() => signalJobs([{ name: 'attic', signals: [note('attic'), note('attic')] }])).toThrow(
      'attic:lamp.lit is subscribed twice',
    );
  });
});
