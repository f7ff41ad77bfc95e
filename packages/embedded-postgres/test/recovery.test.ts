import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, startCluster } from '../src/launch.ts';
import { runsAsRoot } from '../src/platform.ts';
import { clusterProcesses } from '../src/processes.ts';
import { connect, freshHome, killHard, postmasterPid, startHolder } from './support.ts';

// a database is made in half a second, but in ten on a machine that is busy
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const home = freshHome();
const homes: string[] = [home];
const clusters: Cluster[] = [];

/** The guards of a cluster, found by the owner file in their arguments, so that a test can take them away. */
function killGuards(folder: string): void {
  const own = path.join(folder, 'owner');
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of list)
    if (line.includes(`sh ${own} `)) process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL');
}

async function start(directory: string, elsewhere?: string): Promise<Cluster> {
  const cluster = await startCluster(directory, { elsewhere });
  clusters.push(cluster);
  return cluster;
}

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
  for (const directory of homes) fs.rmSync(directory, { recursive: true, force: true });
});

/** A killed process still answers on its socket until the kernel has taken it away. */
async function isGone(pid: number): Promise<void> {
  while (fs.existsSync(`/proc/${pid}/exe`)) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a cluster whose owner was killed', () => {
  it('is taken over if the server still runs, with what was committed', async () => {
    const { child, cluster: held } = await startHolder(home);
    const sql = connect(held);
    await sql`create table kept as select 1 as id`;
    await sql.end();
    const server = postmasterPid(held.folder);
    killGuards(held.folder);
    await killHard(child);

    const cluster = await start(home);
    expect(cluster.adopted).toBe(true);
    expect(postmasterPid(cluster.folder)).toBe(server);
    const again = connect(cluster);
    expect(await again`select id from kept`).toEqual([{ id: 1 }]);
    await again.end();
    await cluster.stop();
    expect(clusterProcesses(path.join(cluster.folder, 'pgdata')).certain).toEqual([]);
  });

  it('recovers if the server was killed too and its lock is stale', async () => {
    const { child, cluster: held } = await startHolder(home);
    const sql = connect(held);
    await sql`insert into kept values (2)`;
    await sql.end();
    killGuards(held.folder);
    const postmaster = postmasterPid(held.folder);
    process.kill(postmaster, 'SIGKILL');
    await killHard(child);
    await isGone(postmaster);
    expect(fs.existsSync(path.join(held.folder, 'pgdata', 'postmaster.pid'))).toBe(true);

    const cluster = await start(home);
    expect(cluster.adopted).toBe(false);
    const again = connect(cluster);
    expect(await again`select id from kept order by id`).toEqual([{ id: 1 }, { id: 2 }]);
    await again.end();
    await cluster.stop();
  });

  it('is refused if a server answers that is not among our processes, as in another container', async () => {
    const { child, cluster: held } = await startHolder(home);
    const server = postmasterPid(held.folder);
    const lock = path.join(held.folder, 'pgdata', 'postmaster.pid');
    const text = fs.readFileSync(lock, 'utf8');
    killGuards(held.folder);
    await killHard(child);
    fs.writeFileSync(lock, text.replace(String(server), '4194305')); // above Linux' highest process number
    await expect(start(home)).rejects.toThrow('outside of this machine or container');
    expect(fs.existsSync(lock)).toBe(true);
    fs.writeFileSync(lock, text);
    const cluster = await start(home);
    expect(cluster.adopted).toBe(true);
    await cluster.stop();
  });

  it('starts over when it was killed while the database was being made', async () => {
    const fresh = freshHome();
    homes.push(fresh);
    const leftover = path.join(fresh, 'database', 'pgdata.new-1');
    fs.mkdirSync(leftover, { recursive: true });
    fs.writeFileSync(path.join(leftover, 'PG_VERSION'), '18\n');
    const cluster = await start(fresh);
    expect(fs.existsSync(leftover)).toBe(false);
    expect(fs.readdirSync(path.join(fresh, 'database', 'pgdata'))).toContain('PG_VERSION');
    await cluster.stop();
  });
});

describe('a data directory that only its owner can enter', () => {
  const closed = fs.mkdtempSync(path.join(os.tmpdir(), 'closed-'));
  const elsewhere = freshHome();
  homes.push(closed, elsewhere);
  const root = fs.realpathSync(runsAsRoot() ? elsewhere : closed);

  it('keeps its database where PostgreSQL can reach it, and finds it again', async () => {
    const first = await start(closed, elsewhere);
    expect(first.folder.startsWith(root)).toBe(true);
    const sql = connect(first);
    await sql`create table kept as select 1 as id`;
    await sql.end();
    await first.stop();
    if (runsAsRoot())
      expect(fs.readFileSync(path.join(closed, 'database-location.txt'), 'utf8')).toContain(first.folder);

    const second = await start(closed, elsewhere);
    expect(second.folder).toBe(first.folder);
    const again = connect(second);
    expect(await again`select id from kept`).toEqual([{ id: 1 }]);
    await again.end();
    await second.stop();
  });
});
