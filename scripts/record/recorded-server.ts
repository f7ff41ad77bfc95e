import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from '../../apps/server/src/kernel/database/connect.ts';
import { readDatabaseUrl } from '../../apps/server/src/kernel/database/open.ts';
import { dataFolder, openCluster } from '../bench/cluster.ts';
import { freePort } from '../support/free-port.ts';
import { inProject } from '../support/project.ts';
import {
  clearRateLimits,
  lookAtJobs,
  makeDatabaseDeterministic,
  makePlansDeterministic,
  setMoment,
} from './deterministic-database.ts';

const DATABASE = 'recorded';
const START_LIMIT = 120_000;
const JOBS_LIMIT = 60_000;
const JOBS_PAUSE = 4;
const STEP = 100; // milliseconds between two commands

/** Far from now, so that no job which waits for its time is due by the real clock. A Monday. */
export const BEGINNING = new Date('2035-03-05T09:00:00.000Z');

/** The server of a checkout on a database of its own, whose time and chance the recorder decides. */
export interface RecordedServer {
  /** Where it listens; changes with `restartAt`. */
  url(): string;
  /** Moves the time on by a step and names it; what follows draws its chance from that name. */
  step(name: string): Promise<void>;
  /** From now to the next step people only read, side by side: chance is the same for all of them. */
  beginReading(): Promise<void>;
  /** Waits until everything that the last command set off is done. */
  settle(): Promise<void>;
  /** The same server at a later time. */
  restartAt(moment: Date): Promise<void>;
  clearRateLimits(): Promise<void>;
  moment(): Date;
  failedJobs(): readonly string[];
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

function build(checkout: string): void {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', 'server'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error(`The server of ${checkout} could not be built.`);
}

async function start(checkout: string, env: Record<string, string>, moment: Date): Promise<Running> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      '--import',
      inProject('scripts/record/deterministic-runtime.mjs'),
      'apps/server/dist/server.js',
    ],
    {
      cwd: checkout,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: 'http://localhost:3000',
        LOG_LEVEL: 'warn',
        PASSWORD_MEMORY_KIB: '1024',
        RECORD_MOMENT: String(moment.getTime()),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-3000)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_LIMIT;
  for (;;) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`The server that is recorded did not start:\n${output}`);
    const isReady = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    );
    if (isReady) break;
    await sleep(50);
  }
  return {
    child,
    url,
    stop: async () => {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(patience);
    },
  };
}

/** Sets the server's clock and waits until it is set. */
function sendMoment(child: ChildProcess, moment: Date, step: string, isCounting: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const heard = (message: unknown) => {
      if ((message as { arrivedAt?: string }).arrivedAt !== step) return;
      child.off('message', heard);
      resolve();
    };
    child.on('message', heard);
    child.send({ moment: moment.getTime(), step, isCounting }, (error) => {
      if (error) reject(error);
    });
  });
}

async function settled(admin: Sql, moment: Date, failures: Set<string>): Promise<void> {
  const until = performance.now() + JOBS_LIMIT;
  for (;;) {
    const { waiting, failed } = await lookAtJobs(admin, moment);
    for (const failure of failed) failures.add(failure);
    if (waiting === 0) return;
    if (performance.now() > until) throw new Error(`${waiting} jobs did not come to an end.`);
    await sleep(JOBS_PAUSE);
  }
}

interface RecordedDatabase {
  url: string;
  admin: Sql;
  /** Tells it the time, where it has the recorder's. */
  setMoment(moment: Date): Promise<void>;
}

/**
 * An empty external database, such as a distributed one. It has its own time and chance, so two recordings of such databases
 * are compared by their statuses alone.
 */
function givenDatabase(url: string, stops: (() => Promise<void> | void)[]): RecordedDatabase {
  const { address, login } = readDatabaseUrl(url);
  const admin = connect(address, login, 1);
  stops.push(() => admin.end());
  return { url, admin, setMoment: async () => undefined };
}

/** A database of our own, in which time and chance are the recorder's. */
async function ownDatabase(
  checkout: string,
  folder: string,
  stops: (() => Promise<void> | void)[],
): Promise<RecordedDatabase> {
  const cluster = await openCluster(path.join(folder, 'cluster'));
  stops.push(() => cluster.stop());
  const root = connect(cluster.addressOf('postgres'), cluster.admin, 1);
  await makePlansDeterministic(root);
  await root.unsafe(`create database ${DATABASE}`);
  await root.end();
  const url = cluster.urlOf(DATABASE);
  const env = { DATABASE_URL: url, DATA_DIR: dataFolder(path.join(folder, 'data')), DEMO: '0' };
  const migrating = await start(checkout, env, BEGINNING);
  await migrating.stop();
  const admin = connect(cluster.addressOf(DATABASE), cluster.admin, 1);
  stops.push(() => admin.end());
  await makeDatabaseDeterministic(admin);
  return { url, admin, setMoment: (moment) => setMoment(admin, moment) };
}

/** Starts the built server of a checkout with the demo on an empty database: its own, or the one at `databaseUrl`. */
export async function startRecorded(checkout: string, databaseUrl?: string): Promise<RecordedServer> {
  build(checkout);
  if (!existsSync(path.join(checkout, 'apps/server/dist/server.js')))
    throw new Error(`${checkout} has no built server.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sullam-record-'));
  chmodSync(folder, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const database = databaseUrl ? givenDatabase(databaseUrl, stops) : await ownDatabase(checkout, folder, stops);
    return await startIn(checkout, folder, database, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startIn(
  checkout: string,
  folder: string,
  { url, admin, setMoment: tell }: RecordedDatabase,
  stops: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<RecordedServer> {
  const env = { DATABASE_URL: url, DATA_DIR: dataFolder(path.join(folder, 'data')), DEMO: '1' };
  let moment = BEGINNING;
  await tell(moment);
  let running = await start(checkout, env, moment);
  stops.push(() => running.stop());
  const failures = new Set<string>();
  await settled(admin, moment, failures);

  return {
    url: () => running.url,
    moment: () => moment,
    failedJobs: () => [...failures],
    clearRateLimits: () => clearRateLimits(admin),
    settle: () => settled(admin, moment, failures),
    async step(name) {
      moment = new Date(moment.getTime() + STEP);
      await tell(moment);
      await sendMoment(running.child, moment, name, true);
    },
    beginReading: () => sendMoment(running.child, moment, 'reading', false),
    async restartAt(later) {
      await running.stop();
      moment = later;
      await tell(moment);
      running = await start(checkout, env, moment);
      await settled(admin, moment, failures);
    },
    stop,
  };
}
