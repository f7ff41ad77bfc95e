import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import postgres from 'postgres';
import type { Cluster } from '../src/launch.ts';

/** A fresh data directory that PostgreSQL's account can reach (mkdtemp makes it private). */
export function freshHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  fs.chmodSync(home, 0o755);
  return home;
}

/** Connects as the superuser. */
export function connect(cluster: Pick<Cluster, 'host' | 'port' | 'adminPassword'>): postgres.Sql {
  return postgres({
    host: cluster.host,
    port: cluster.port,
    user: 'postgres',
    password: cluster.adminPassword,
    database: 'postgres',
    max: 1,
    onnotice: () => undefined,
  });
}

/** The process number of the server, from its own file. */
export function postmasterPid(folder: string): number {
  return Number(fs.readFileSync(path.join(folder, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

let bundled: Promise<string> | undefined;

/** The holder program as JavaScript, below node_modules so that it finds the packages. */
function holder(): Promise<string> {
  const source = path.join(import.meta.dirname, 'holder.ts');
  const outfile = path.resolve(import.meta.dirname, '../../../node_modules/.cache/sullam/cluster-holder.mjs');
  bundled ??= build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  }).then(() => outfile);
  return bundled;
}

/** Another node process that owns the cluster; resolves when its server is ready, rejects with what it complained of. */
export async function startHolder(home: string): Promise<{ child: ChildProcess; cluster: Cluster }> {
  const child = spawn(process.execPath, [await holder(), home], { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.once('data', (chunk: Buffer) => resolve({ child, cluster: JSON.parse(chunk.toString()) as Cluster }));
    child.once('exit', (code) => reject(new Error(`the holder ended with ${code}: ${complaint}`)));
  });
}

/** Kills a process without a chance to clean up and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
