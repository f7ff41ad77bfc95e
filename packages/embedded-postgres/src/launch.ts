import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { program, readyBinaries } from './binaries.ts';
import { waitUntilGone } from './cluster-lock.ts';
import { initialise, runProgram } from './initialise.ts';
import { type Location, locateCluster } from './location.ts';
import { claim, type Ownership } from './owner.ts';
import { type Edition, EMBEDDED, isWindows } from './platform.ts';
import { adopt, launch, type Postmaster } from './postmaster.ts';

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** What a driver takes as host: the socket's folder, or 127.0.0.1 where there are no such sockets. */
  host: string;
  /** The folder of the socket; empty on TCP. */
  socketDir: string;
  port: number;
  /** Of the superuser `postgres`. */
  adminPassword: string;
  /** True if it was still running from a process that had been killed. */
  adopted: boolean;
  /** The folder that holds everything of this cluster (data, log, password). */
  folder: string;
  /** Ends the server and its connections cleanly; calling it again is harmless. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Part of the socket's name (5432), or the TCP port (a free one). */
  port?: number;
  /** Listen on 127.0.0.1 instead of a socket; always so on Windows. */
  tcp?: boolean;
  /** The server ended although nobody stopped it. */
  onExit?: (why: string) => void;
  /** Another PostgreSQL than our own: tests try the oldest that is promised. */
  edition?: Edition;
  /** Where clusters go whose data directory PostgreSQL's account can't reach. */
  elsewhere?: string;
}

const ELSEWHERE = '/var/lib/sullam';

/**
 * A shell that holds a pipe from us: when we die, however suddenly, the pipe closes and it ends the server.
 * It does nothing if another process has taken over by then.
 */
function guard(pid: number, ownership: Ownership): ChildProcess | undefined {
  if (isWindows) return undefined;
  const script = 'read _; [ "$(cat "$1" 2>/dev/null)" = "$2" ] && kill -INT "$3" 2>/dev/null';
  const child = spawn('/bin/sh', ['-c', script, 'sh', ownership.file, ownership.identity, String(pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.once('error', () => undefined); // without a shell there is no guard; the next start adopts
  child.unref();
  (child.stdin as unknown as Socket).unref();
  return child;
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it was gone already
  }
}

/** Fast shutdown (SIGTERM would wait for every client to leave); after half a minute the immediate one, which recovers at the next start. */
async function shutDown(native: string, location: Location, { lock }: Postmaster): Promise<void> {
  if (isWindows)
    return runProgram(program(native, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', location.dataDirectory], location);
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (await waitUntilGone(lock, location.dataDirectory, 0)) return;
    sendSignal(lock.pid, signal);
    if (await waitUntilGone(lock, location.dataDirectory, patience)) return;
  }
  throw new Error(`PostgreSQL (process ${lock.pid}) could not be stopped.`);
}

function clusterOf(
  native: string,
  location: Location,
  ownership: Ownership,
  server: Postmaster,
  password: string,
  options: ClusterOptions,
): Cluster {
  const watchdog = guard(server.lock.pid, ownership);
  let stopping: Promise<void> | undefined;
  const release = () => {
    watchdog?.kill('SIGKILL');
    ownership.release();
  };
  void server.exited.then((why) => {
    if (stopping) return;
    stopping = Promise.resolve();
    release();
    options.onExit?.(why);
  });
  return {
    host: server.lock.socketDir || '127.0.0.1',
    socketDir: server.lock.socketDir,
    port: server.lock.port,
    adminPassword: password,
    adopted: server.adopted,
    folder: location.folder,
    stop: () => {
      stopping ??= shutDown(native, location, server).finally(release);
      return stopping;
    },
  };
}

/**
 * Starts the embedded PostgreSQL whose files belong to this data directory (made at the first start), or takes over
 * the one that a killed process left. Throws if another living process uses it.
 */
export async function startCluster(home: string, options: ClusterOptions = {}): Promise<Cluster> {
  const location = locateCluster(home, options.elsewhere ?? ELSEWHERE);
  const ownership = claim(location.folder, location.account);
  try {
    const edition = options.edition ?? EMBEDDED;
    const native = readyBinaries(location.folder, location.account, edition);
    const password = await initialise(native, location, edition);
    const endpoint = { port: options.port, tcp: options.tcp ?? isWindows };
    const server = (await adopt(location)) ?? (await launch(native, location, endpoint));
    return clusterOf(native, location, ownership, server, password, options);
  } catch (error) {
    ownership.release();
    throw error;
  }
}
