import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { belongsTo, clusterProcesses, processIdentity } from './processes.ts';

/** What postmaster.pid says. */
export interface ClusterLock {
  pid: number;
  port: number;
  /** Empty where the server listens on TCP only. */
  socketDir: string;
  status: string;
}

/** Reads postmaster.pid; undefined when there is none. */
export function readLock(dataDirectory: string): ClusterLock | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '', status: lines[7] ?? '' };
}

/** Is the postmaster that wrote this lock alive (not a zombie, not another program with the same pid)? */
export function postmasterRuns(lock: ClusterLock, dataDirectory: string): boolean {
  return processIdentity(lock.pid) !== undefined && belongsTo(lock.pid, dataDirectory) !== 'no';
}

/** Waits until the lock's postmaster is gone; false if it is still there after the given time. */
export async function waitUntilGone(lock: ClusterLock, dataDirectory: string, milliseconds: number): Promise<boolean> {
  for (let waited = 0; postmasterRuns(lock, dataDirectory); waited += 10) {
    if (waited >= milliseconds) return false;
    await sleep(10);
  }
  return true;
}

/** Does something accept connections where the lock says? */
export function answers(lock: ClusterLock): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = lock.socketDir
      ? net.connect(path.join(lock.socketDir, `.s.PGSQL.${lock.port}`))
      : net.connect(lock.port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Removes what a dead postmaster left, because PostgreSQL takes a zombie's pid for a living one and refuses.
 * Its backends must be gone first: two clusters on the same files would destroy them. Where we can't be sure
 * (processes of another user whose folder is hidden from us) the files stay and PostgreSQL's own check decides.
 */
export async function clearStaleLock(lock: ClusterLock, dataDirectory: string): Promise<void> {
  let left = clusterProcesses(dataDirectory);
  for (let waited = 0; left.certain.length + left.possible.length > 0 && waited < 5000; waited += 20) {
    await sleep(20);
    left = clusterProcesses(dataDirectory);
  }
  if (left.certain.length > 0)
    throw new Error(`PostgreSQL processes ${left.certain.join(', ')} of a dead server still work on ${dataDirectory}.`);
  if (left.possible.length > 0 || process.platform !== 'linux') return;
  fs.rmSync(path.join(dataDirectory, 'postmaster.pid'), { force: true });
  if (!lock.socketDir) return;
  const socket = path.join(lock.socketDir, `.s.PGSQL.${lock.port}`);
  fs.rmSync(socket, { force: true });
  fs.rmSync(`${socket}.lock`, { force: true });
}
