import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { freePort } from '../support/free-port.ts';
import type { BareSettings } from './bare-settings.ts';
import { type BenchCluster, dataFolder } from './cluster.ts';

/** A server that is measured, in a process of its own. */
export interface Measurable {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const START_LIMIT = 60_000;

async function started(child: ChildProcess, port: number): Promise<Measurable> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-3000)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const until = performance.now() + START_LIMIT;
  for (;;) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`A server for the benchmark did not start:\n${output}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.status < 500,
      () => false, // not listening yet
    );
    if (isReady) break;
    await sleep(50);
  }
  return {
    port,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(patience);
    },
  };
}

interface ProductOptions {
  nodeOptions?: readonly string[];
  /** Whether this process runs jobs too. Otherwise nobody does: what they take belongs to no answer. */
  runsJobs?: boolean;
  /** Further settings, such as the address of a stand-in. */
  environment?: Readonly<Record<string, string>>;
}

/** The product as it runs in production, on one of the data sets. */
export async function startProduct(
  cluster: BenchCluster,
  database: string,
  folder: string,
  { nodeOptions = [], runsJobs = false, environment = {} }: ProductOptions = {},
): Promise<Measurable> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, 'apps/server/dist/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataFolder(path.join(folder, database)),
      DATABASE_URL: cluster.urlOf(database),
      DEMO: '0',
      JOBS: runsJobs ? 'on' : 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return started(child, port);
}

export const startBare = (settings: Omit<BareSettings, 'port'>, folder: string): Promise<Measurable> =>
  startYardstick('bare-server', settings, folder);

/** Starts one of the bare servers beside this file with what it has to know. */
export async function startYardstick(name: string, settings: object, folder: string): Promise<Measurable> {
  const port = await freePort();
  const file = path.join(folder, `${name}-settings`);
  writeFileSync(file, serialize({ ...settings, port }));
  const child = spawn(process.execPath, ['scripts/run.mjs', `scripts/bench/${name}.ts`, file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return started(child, port);
}
