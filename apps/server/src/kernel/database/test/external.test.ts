import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cluster, startCluster } from '@sullam/embedded-postgres/launch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { connect, type Sql } from '../connect.ts';
import { openPools, prepareDatabase } from '../open.ts';

/** A PostgreSQL of somebody else: the user that they give us is no superuser. */
describe('a database of somebody else', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const operator = { user: 'operator', password: 'of this test only' };
  let cluster: Cluster;
  let root: Sql;

  beforeAll(async () => {
    cluster = await startCluster(home);
    const { host, port, adminPassword } = cluster;
    root = connect({ host, port, database: 'postgres' }, { user: 'postgres', password: adminPassword }, 1);
    await root.unsafe(`create role operator login createrole password '${operator.password}'`);
    await root.unsafe('create database external owner operator');
  });

  afterAll(async () => {
    await root.end();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('is brought up to date by its owner who may create roles, by several processes at once and again', async () => {
    const address = { host: cluster.host, port: cluster.port, database: 'external' };
    const prepare = async () => {
      const admin = connect(address, operator, 2);
      await prepareDatabase(
        admin,
        address,
        'secret',
        path.resolve('apps/server/migrations'),
        createLog('error'),
      ).finally(() => admin.end());
    };
    await Promise.all([prepare(), prepare(), prepare()]);
    await prepare();

    const pools = openPools(address, 'secret', 2);
    const [accounts] = await pools.identity`select has_table_privilege('users', 'select') as readable`;
    const [queue] = await pools.app<{ owner: string; maySetUp: boolean }[]>`
      select proowner::regrole::text as owner, has_schema_privilege('sullam_jobs', 'public', 'create') as "maySetUp"
      from pg_proc where proname = 'enqueue_job'`;
    await Promise.all([pools.app.end(), pools.identity.end()]);
    expect(accounts?.readable).toBe(true);
    expect(queue).toEqual({ owner: 'sullam_jobs', maySetUp: false });
  });
});
