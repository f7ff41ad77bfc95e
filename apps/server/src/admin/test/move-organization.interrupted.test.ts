import { describe, expect, it, vi } from 'vitest';
import { givenOrganization } from '../../../test/support/arrange.ts';
import { call } from '../../../test/support/call.ts';
import { sampled } from '../../../test/support/sampling.ts';
import { move, prefixOf, rowsOf, secondServer } from '../../../test/support/second-server.ts';
import { testServer } from '../../../test/support/test-server.ts';
import { givenWorld } from '../../../test/support/world.ts';
import { startWriting, subjectsIn, write } from '../../../test/support/writing-traffic.ts';
import { systemContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { STEPS, type Step } from '../move-organization/move-organization.ts';

const server = testServer({}, undefined, { connections: 8 });
const second = secondServer();
// a move starts a worker for each table, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

class Killed extends Error {}

const killedAt = (wanted: Step) => (step: Step) => {
  if (step === wanted) throw new Killed(step);
};

const SWITCHED: ReadonlySet<Step> = new Set(['activate', 'end replication', 'end']);

describe('a move under writes', () => {
  it('loses and doubles no acknowledged row, whichever step it is stopped at and run again', async () => {
    const { organizationId } = await givenWorld(server);
    const other = await second.database();
    const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url];
    const traffic = startWriting(server, organizationId);
    for (const step of STEPS) {
      await expect(move(server, args, killedAt(step))).rejects.toThrow(Killed);
      expect(await write(server, organizationId, `after ${step}`)).toBe(SWITCHED.has(step) ? 'ORGMD' : null);
    }
    await move(server, args);
    await traffic.stop();

    expect([...traffic.refusals.keys()].sort()).toEqual(['ORGMD', 'ORGMV']);
    const here = await subjectsIn(server.admin, organizationId);
    const there = await subjectsIn(other.admin, organizationId);
    expect(there.toSorted()).toEqual(here.toSorted());
    expect(new Set(there).size).toBe(there.length);
    expect(traffic.acknowledged.filter((subject) => !there.includes(subject))).toEqual([]);
    expect(await rowsOf(other.admin, organizationId)).toEqual(await rowsOf(server.admin, organizationId));
    await expect(move(server, args)).rejects.toThrow(/has moved to .* already/);
  });

  it('pauses writes shortly, and neither reads nor other organisations', async () => {
    const { organizationId, members } = await givenWorld(server);
    const elsewhere = await givenOrganization(server);
    const other = await second.database();
    const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url];
    const traffic = startWriting(server, organizationId);
    const besides = startWriting(server, elsewhere, 1);
    let answers: unknown[] = [];
    await move(server, args, async (step) => {
      if (step !== 'verify') return;
      answers = [
        await write(server, organizationId, 'in between'),
        (await call(server, 'GET /api/courses', { as: members.learner })).status,
        await reading(systemContext(server.platform, organizationId), (tx) => tx.sql`select 1 as one`).then(
          ([row]) => row,
        ),
        await write(server, elsewhere, 'in between'),
        await call(server, 'POST /api/auth/logout', { as: members.learner, language: 'ar' }),
      ];
    });
    await Promise.all([traffic.stop(), besides.stop()]);
    expect(answers).toMatchObject([
      'ORGMV',
      200,
      { one: 1 },
      null,
      {
        status: 503,
        headers: { 'retry-after': '5' },
        body: { errorCode: 'organization.moving', message: expect.stringContaining('خادم آخر') },
      },
    ]);
    expect(besides.refusals.size).toBe(0);
    expect(besides.acknowledged.length).toBeGreaterThan(0);
  });
});

describe('an aborted move', () => {
  const BEFORE_SWITCH = STEPS.filter((step) => !SWITCHED.has(step) && step !== 'begin');

  it.each(sampled(BEFORE_SWITCH, 2, 'aborted moves'))(
    'leaves both servers as before when it had come to: %s',
    async (step) => {
      const { organizationId } = await givenWorld(server);
      const other = await second.database();
      const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url];
      const before = await rowsOf(server.admin, organizationId);
      await expect(move(server, args, killedAt(step))).rejects.toThrow(Killed);

      expect(await move(server, [...args, '--abort'])).toMatch(/is given up/);

      expect(await rowsOf(server.admin, organizationId)).toEqual(before);
      expect(await write(server, organizationId, 'goes on')).toBeNull();
      expect(Object.values(await rowsOf(other.admin, organizationId)).every((print) => print === '0 ')).toBe(true);
      for (const table of [
        'organizations',
        'users',
        'sessions',
        'organization_arrivals',
        'arriving_accounts',
        'pg_subscription',
      ])
        expect(await other.admin.unsafe(`select from ${table}`)).toHaveLength(0);
      expect(await server.admin`select from organization_moves where organization_id = ${organizationId}`).toHaveLength(
        0,
      );
      expect(await server.admin`select from pg_replication_slots where database = current_database()`).toHaveLength(0);
    },
  );

  it('is no longer possible after the switch', async () => {
    const organizationId = await givenOrganization(server);
    const other = await second.database();
    const args = ['--organization', await prefixOf(server, organizationId), '--to', other.url];
    await expect(move(server, args, killedAt('activate'))).rejects.toThrow(Killed);
    await expect(move(server, [...args, '--abort'])).rejects.toThrow(/can only be finished/);
    await move(server, args);
    expect(await other.admin`select is_active from organizations`).toEqual([{ is_active: true }]);
  });
});
