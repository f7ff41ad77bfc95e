import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { answers, type ClusterLock, clearStaleLock, postmasterRuns, readLock } from './cluster-lock.ts';
import { programOptions } from './initialise.ts';
import type { Location } from './location.ts';
import { giveTo, isWindows } from './platform.ts';
import { socketFolder } from './socket-folder.ts';

/** A started or adopted PostgreSQL server, and the promise of its end. */
export interface Postmaster {
  lock: ClusterLock;
  adopted: boolean;
  exited: Promise<string>;
}

export interface Endpoint {
  port: number | undefined;
  tcp: boolean;
}

const START_LIMIT = 300_000; // the recovery after a crash may take its time
const ADOPT_LIMIT = 60_000;
const STRANGER_LIMIT = 2000;
const LOG_LIMIT = 10_000_000;
/**
 * Organisations move to other servers by logical replication. The level can't be raised for the time of a move alone: a server below it
 * refuses to start as long as a replication slot exists. Its cost in WAL is measured in docs/guides/scale.md.
 */
const LOGICAL = 'wal_level=logical';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function serverArguments(location: Location, endpoint: Endpoint): Promise<string[]> {
  const port = endpoint.port ?? (endpoint.tcp ? await freePort() : 5432);
  const settings = ['jit=off', 'idle_in_transaction_session_timeout=60s', LOGICAL];
  const args = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  if (!endpoint.tcp) return [...args, '-k', socketFolder(location), '-c', 'listen_addresses='];
  return [...args, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
}

function logFile(location: Location): string {
  const file = path.join(location.folder, 'postgres.log');
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) fs.renameSync(file, `${file}.1`);
  return file;
}

/** For a server that isn't our child: looks every half second whether it is still there. */
function watchFromOutside(lock: ClusterLock, dataDirectory: string): Promise<string> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (postmasterRuns(lock, dataDirectory)) return;
      clearInterval(timer);
      resolve('gone');
    }, 500);
    timer.unref();
  });
}

async function waitUntilReady(
  location: Location,
  failed: () => string | undefined,
  pid?: number,
): Promise<ClusterLock> {
  for (let waited = 0; waited < START_LIMIT; waited += 10) {
    const lock = readLock(location.dataDirectory);
    if (lock?.status === 'ready' && (pid === undefined || lock.pid === pid)) return lock;
    const why = failed();
    if (why) throw new Error(`PostgreSQL did not start (${why}), see ${path.join(location.folder, 'postgres.log')}`);
    await sleep(10);
  }
  throw new Error(`PostgreSQL did not become ready, see ${path.join(location.folder, 'postgres.log')}`);
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(String(signal ?? code)));
    child.once('error', (error) => resolve(error.message));
  });
}

async function launchOnUnix(native: string, location: Location, endpoint: Endpoint): Promise<Postmaster> {
  const args = ['-D', location.dataDirectory, ...(await serverArguments(location, endpoint))];
  const file = logFile(location);
  const log = fs.openSync(file, 'a', 0o600);
  giveTo(location.account, file);
  // detached: a process group of its own, so that Ctrl-C reaches us only and open requests can end first
  const child = spawn(program(native, 'postgres'), args, {
    ...programOptions(location),
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const exited = exitOf(child);
  let why: string | undefined;
  void exited.then((reason) => {
    why = reason;
  });
  const lock = await waitUntilReady(location, () => why, child.pid).catch((error: unknown) => {
    child.kill('SIGINT');
    throw error;
  });
  child.unref();
  return { lock, adopted: false, exited };
}

/** On Windows `postgres` refuses an administrator; pg_ctl takes the rights away first and leaves the server behind. */
async function launchOnWindows(native: string, location: Location, endpoint: Endpoint): Promise<Postmaster> {
  const options = (await serverArguments(location, endpoint)).join(' ');
  const args = ['start', '-w', '-D', location.dataDirectory, '-l', logFile(location), '-o', options];
  const starter = spawn(program(native, 'pg_ctl'), args, {
    ...programOptions(location),
    stdio: 'ignore',
    windowsHide: true,
  });
  const result = await exitOf(starter);
  const lock = await waitUntilReady(location, () => (result === '0' ? undefined : result));
  return { lock, adopted: false, exited: watchFromOutside(lock, location.dataDirectory) };
}

/** Starts the server and waits until it accepts connections. */
export function launch(native: string, location: Location, endpoint: Endpoint): Promise<Postmaster> {
  return isWindows ? launchOnWindows(native, location, endpoint) : launchOnUnix(native, location, endpoint);
}

/**
 * Two containers that share a data directory don't see each other's processes, but they do see each other's socket:
 * a server that answers is alive, whatever its process number says here.
 */
async function assertNoStranger(lock: ClusterLock, dataDirectory: string): Promise<void> {
  if (!lock.socketDir) return;
  for (let waited = 0; await answers(lock); waited += 50) {
    if (waited >= STRANGER_LIMIT)
      throw new Error(`${dataDirectory} is in use by a PostgreSQL server outside of this machine or container.`);
    await sleep(50);
  }
}

/**
 * Takes over the server that a killed process left running; undefined when there is none (a dead one's traces are
 * removed). One that is starting or on its way out is waited for: the watchdog of the killed process may be at work.
 */
export async function adopt(location: Location): Promise<Postmaster | undefined> {
  const { dataDirectory } = location;
  for (let waited = 0; waited < ADOPT_LIMIT; waited += 50) {
    const lock = readLock(dataDirectory);
    if (!lock) return undefined;
    if (!postmasterRuns(lock, dataDirectory)) {
      await assertNoStranger(lock, dataDirectory);
      await clearStaleLock(lock, dataDirectory);
      return undefined;
    }
    const settled = lock.status === 'ready' && (await answers(lock));
    await sleep(50);
    const now = readLock(dataDirectory);
    if (settled && now?.pid === lock.pid && now.status === 'ready')
      return { lock, adopted: true, exited: watchFromOutside(lock, dataDirectory) };
  }
  throw new Error(`A PostgreSQL server holds ${dataDirectory} but does not answer.`);
}
