import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { keepCluster } from '../src/keep.ts';
import type { Cluster } from '../src/launch.ts';
import { clusterProcesses } from '../src/processes.ts';
import { connect, freshHome, postmasterPid } from './support.ts';

// a database is made in half a second, but in ten on a machine that is busy
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const home = freshHome();
let cluster: Cluster | undefined;

describe('keepCluster', () => {
  afterAll(async () => {
    await cluster?.stop();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('brings a killed server back on the same TCP port; a client goes on by itself', async () => {
    let restarted: (why: string) => void = () => undefined;
    const failures: unknown[] = [];
    cluster = await keepCluster(home, {
      tcp: true,
      onRestart: (why) => restarted(why),
      onGiveUp: (error) => failures.push(error),
    });
    expect(cluster).toMatchObject({ host: '127.0.0.1', socketDir: '' });
    const sql = connect(cluster);
    await sql`create table kept as select 1 as id`;
    for (let round = 0; round < 2; round++) {
      const revived = new Promise<string>((resolve) => {
        restarted = resolve;
      });
      process.kill(postmasterPid(cluster.folder), 'SIGKILL');
      expect(await revived).toBe('SIGKILL');
      await expect.poll(() => sql`select id from kept`.catch(() => []), { timeout: 5000 }).toEqual([{ id: 1 }]);
    }
    await sql.end();
    expect(failures).toEqual([]);
  });

  it('stays stopped when it is stopped', async () => {
    await cluster!.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(clusterProcesses(path.join(fs.realpathSync(home), 'database', 'pgdata')).certain).toEqual([]);
  });
});
