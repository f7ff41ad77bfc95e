import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, startCluster } from '../src/launch.ts';
import { clusterProcesses, processIdentity } from '../src/processes.ts';
import { connect, freshHome, killHard, postmasterPid, startHolder } from './support.ts';

// a database is made in half a second, but in ten on a machine that is busy
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const home = freshHome();
const dataDirectory = path.join(fs.realpathSync(home), 'database', 'pgdata');
let cluster: Cluster | undefined;

async function note(text: string): Promise<void> {
  const sql = connect(cluster!);
  await sql`insert into notes (text) values (${text})`;
  await sql.end();
}

async function notes(): Promise<string[]> {
  const sql = connect(cluster!);
  const rows = await sql<{ text: string }[]>`select text from notes order by id`;
  await sql.end();
  return rows.map((row) => row.text);
}

describe('startCluster', () => {
  beforeAll(async () => {
    cluster = await startCluster(home);
  });

  afterAll(async () => {
    await cluster?.stop();
    fs.rmSync(home, { recursive: true, force: true });
  });

  it('makes a database at the first start, which listens on a private socket only', async () => {
    expect(cluster).toMatchObject({ adopted: false, port: 5432, folder: path.dirname(dataDirectory) });
    expect(fs.statSync(cluster!.socketDir).mode & 0o077).toBe(0);
    const sql = connect(cluster!);
    const [settings] = await sql`select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
      current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone`;
    expect(settings).toEqual({ fsync: 'on', tcp: '', encoding: 'UTF8', zone: 'UTC' });
    await sql`create table notes (id int generated always as identity primary key, text text not null)`;
    await sql.end();
  });

  it('asks for the password', async () => {
    const sql = connect({ ...cluster!, adminPassword: 'wrong' });
    await expect(sql`select 1`).rejects.toMatchObject({ code: '28P01' });
    await sql.end();
  });

  it('understands Arabic in trigram search and upper case beyond ASCII', async () => {
    const sql = connect(cluster!);
    await sql`create extension pg_trgm`;
    const [row] =
      await sql`select lower('ÉЖ') as lower, 'É' ilike 'é' as same, similarity('محمود', 'محمد') > 0 as alike`;
    expect(row).toEqual({ lower: 'éж', same: true, alike: true });
    await sql.end();
  });

  it('is refused to a second owner, in this process or another', async () => {
    await expect(startCluster(home)).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(startHolder(home)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await notes()).toEqual([]);
  });

  it('leaves no process behind when stopped, and starts again with its data', async () => {
    await note('before the stop');
    await Promise.all([cluster!.stop(), cluster!.stop()]);
    expect(clusterProcesses(dataDirectory)).toEqual({ certain: [], possible: [] });
    expect(fs.existsSync(path.join(home, 'database', 'owner'))).toBe(false);
    cluster = await startCluster(home);
    expect(cluster.adopted).toBe(false);
    expect(await notes()).toEqual(['before the stop']);
  });

  it('reports when the server dies, and can be started again at once', async () => {
    await cluster!.stop();
    const death = new Promise<string>((resolve) => {
      void startCluster(home, { onExit: resolve }).then((started) => {
        cluster = started;
        process.kill(postmasterPid(started.folder), 'SIGKILL');
      });
    });
    await expect(death).resolves.toBe('SIGKILL');
    cluster = await startCluster(home);
    expect(await notes()).toEqual(['before the stop']);
  });

  it('ends with the process that owned it, even if that is killed', async () => {
    await cluster!.stop();
    const { child, cluster: held } = await startHolder(home);
    const server = postmasterPid(held.folder);
    await killHard(child);
    await expect.poll(() => processIdentity(server), { timeout: 5000 }).toBeUndefined();
    cluster = await startCluster(home);
    expect(cluster.adopted).toBe(false);
    expect(await notes()).toEqual(['before the stop']);
  });
});
