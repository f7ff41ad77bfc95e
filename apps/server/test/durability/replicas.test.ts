import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '@sullam/embedded-postgres/launch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Sql } from '../../src/kernel/database/connect.ts';
import { openPools, prepareDatabase, useReplicas } from '../../src/kernel/database/open.ts';
import { LARGEST_LAG } from '../../src/kernel/database/replicas.ts';
import { createLog } from '../../src/kernel/log.ts';
import { givenPostWorld } from '../../src/modules/community/posts/test/posts.factory.ts';
import { openStream } from '../../src/modules/operations/live-updates/test/open-stream.ts';
import { givenMember, givenOrganization, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { TEST_SECRET } from '../support/constants.ts';
import { type Standby, startStandby } from '../support/standby.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { killAll, processTree } from './process-tree.ts';

interface Named {
  data: { name: { en?: string } }[];
}

/** Two processes of one installation, on a primary and its replica. */
describe('read replicas', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'primary-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sullam-data-'));
  const servers = [{} as TestServer, {} as TestServer] as const;
  const [here, there] = servers;
  let primary: Cluster;
  let standby: Standby;
  let replica: Sql;
  let administrator: TestMember;
  let learner: TestMember;
  let organizationId: number;

  beforeAll(async () => {
    primary = await startCluster(home);
    const login = { user: 'postgres', password: primary.adminPassword };
    const address = { host: primary.host, port: primary.port, database: 'postgres' };
    const log = createLog('fatal');
    const admin = connect(address, login, 2);
    await prepareDatabase(admin, address, TEST_SECRET, path.resolve('apps/server/migrations'), log);
    await admin.end();
    standby = await startStandby(primary);
    const copy = { ...address, host: standby.cluster.host, port: standby.cluster.port };
    replica = connect(copy, login, 1);
    for (const server of servers) {
      const pools = openPools(address, TEST_SECRET, 4);
      await useReplicas(pools, [copy], TEST_SECRET, log);
      await startServer(server, { address, login, pools, log }, { DATA_DIR: dataDir });
    }
    organizationId = await givenOrganization(here);
    administrator = await givenMember(here, organizationId, 'administrator');
    learner = await givenMember(here, organizationId);
  });

  afterAll(async () => {
    for (const { app, platform, admin, adminPastCaches } of servers) {
      await app.http.close();
      await platform.database.replicas?.stop();
      await Promise.all([
        platform.database.app.end(),
        platform.database.identity.end(),
        admin.end(),
        adminPastCaches.end(),
      ]);
    }
    await replica.end({ timeout: 1 });
    await standby.remove();
    await primary.stop();
    for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  const replicas = (server = here) => server.platform.database.replicas!;
  const reads = () => replicas().readCount + replicas(there).readCount;
  const create = (en: string) =>
    call(here, 'POST /api/groups', { as: administrator, body: { name: { en }, privacy: 'OPEN' } });
  const list = async (server: TestServer, who: TestMember, headers: Record<string, string> = {}) => {
    const { status, body } = await call<Named>(server, 'GET /api/groups?take=100', { as: who, headers });
    expect(status).toBe(200);
    return body.data.map(({ name }) => name.en);
  };
  /** How many reads replicas have answered, after one more; they answer once they hold what the reader changed. */
  const listAndCount = async () => {
    await list(here, learner);
    return reads();
  };
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
    String(headers['set-cookie']).split(';')[0]!;

  it('answer what may be some moments old', async () => {
    await expect.poll(() => replicas().usable).toHaveLength(1);
    await expect.poll(listAndCount).toBeGreaterThan(reads());
    const after = reads();
    expect((await call(here, 'GET /api/notifications/count', { as: learner })).status).toBe(200);
    expect(reads()).toBe(after);
  });

  it('show everyone their own changes at once, on each process, while the replica stands still', async () => {
    await replica`select pg_wal_replay_pause()`;
    for (let round = 0; round < 5; round++) {
      const name = `Group ${round}`;
      const created = await create(name);
      expect(created.status).toBe(201);
      expect(await list(here, administrator)).toContain(name);
      // the browser carries the position to the other process
      expect(await list(there, administrator, { cookie: cookieOf(created) })).toContain(name);
    }
    await replica`select pg_wal_replay_resume()`;
    await expect.poll(() => list(here, learner)).toContain('Group 4');
  });

  it('show members what a live update told them of, on each process, while the replica stands still', async () => {
    const { groupId, founder, member, post } = await givenPostWorld(here);
    const posts = async (server: TestServer) => {
      const { body } = await call<{ data: { postId: number }[] }>(server, `GET /api/groups/${groupId}/posts`, {
        as: member,
      });
      return body.data.map(({ postId }) => postId);
    };
    expect((await call(here, `PUT /api/groups/${groupId}/seen`, { as: member })).status).toBe(204);
    const stream = await openStream(here.app, member.headers);
    for (const server of servers)
      await expect
        .poll(async () => {
          const before = replicas(server).readCount;
          await posts(server);
          return replicas(server).readCount - before;
        })
        .toBeGreaterThan(0);
    await replica`select pg_wal_replay_pause()`;
    const postId = await post(founder, '<p>New</p>');
    await here.runJobs();
    await stream.next('group-posts');
    for (const server of servers) expect(await posts(server)).toEqual([postId]);
    await replica`select pg_wal_replay_resume()`;
    stream.close();
  });

  it('are left out while they lag, and used again when they have caught up', async () => {
    await replica`select pg_wal_replay_pause()`;
    await create('While it stands still');
    await expect.poll(() => replicas().usable, { timeout: 3 * LARGEST_LAG }).toEqual([]);
    expect(await list(here, learner)).toContain('While it stands still');
    await replica`select pg_wal_replay_resume()`;
    await expect.poll(() => replicas().usable, { timeout: LARGEST_LAG }).toHaveLength(1);
    await expect.poll(listAndCount).toBeGreaterThan(reads());
  });

  it('that hang or die cause no error', async () => {
    const failures: unknown[] = [];
    let isOver = false;
    const readers = servers.map(async (server) => {
      while (!isOver) {
        await list(server, learner).catch((error: unknown) => failures.push(error));
        await sleep(5);
      }
    });
    const lock = readFileSync(path.join(standby.cluster.folder, 'pgdata', 'postmaster.pid'), 'utf8');
    const processes = await processTree(Number(lock.split('\n')[0]));
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    await expect.poll(() => replicas().usable, { timeout: 10_000 }).toEqual([]);
    const created = await create('While it hangs');
    expect(created.status).toBe(201);
    expect(await list(here, learner)).toContain('While it hangs');
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await expect.poll(() => replicas().usable, { timeout: 10_000 }).toHaveLength(1);
    killAll(processes);
    await expect.poll(() => replicas().usable, { timeout: 10_000 }).toEqual([]);
    isOver = true;
    await Promise.all(readers);
    expect(failures).toEqual([]);
  });
});
