import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ReservedSql, UNHURRIED } from '../../kernel/database/connect.ts';
import { sqlStateOf, WRITE_LOCK } from '../../kernel/database/stopped-writes.ts';
import { CommandError } from '../command-error.ts';
import { busyJobs } from './jobs.ts';
import type { Side } from './servers.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** How long running transactions of the organisation may take to end while new ones are refused already. */
const TRANSACTION_PATIENCE = '10s';
const JOB_PATIENCE = 3000;
const PAUSE_BETWEEN_TRIES = 5000;
const TRIES = 6;

/** If this machine or the network dies, the server notices within some seconds and writing goes on. */
const KEEPALIVE = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 };

/** Writes are stopped as long as this session lives. */
export interface WriteStop {
  /** The session that holds the lock: what commits in it committed while writes were stopped. */
  session: ReservedSql;
  /** When the first write was refused, by performance.now(). */
  since: number;
  /** @throws Error if the session lost its lock, as after a reconnection */
  requireHeld(): Promise<void>;
}

class Busy extends Error {}

async function takeLock(session: ReservedSql, organizationId: number): Promise<void> {
  await session.unsafe(`set lock_timeout = '${TRANSACTION_PATIENCE}'`);
  try {
    await session.unsafe(`select pg_advisory_lock(${WRITE_LOCK})`, [organizationId]);
  } catch (error) {
    if (sqlStateOf(error) === LOCK_NOT_AVAILABLE) throw new Busy(`a transaction of the organisation is still running`);
    throw error;
  }
  await session.unsafe('reset lock_timeout');
}

async function requireHeld(session: ReservedSql, organizationId: number): Promise<void> {
  const [held] = await session.unsafe(
    `select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and mode = 'ExclusiveLock' and granted
      and ((classid::bigint << 32) | objid::bigint) = ${WRITE_LOCK}`,
    [organizationId],
  );
  if (!held) throw new CommandError('The connection that stopped the writes was lost. Run the command again.');
}

/** Jobs that had begun are refused at their next write and put themselves back into the queue. */
async function waitForJobs(source: Side, organizationId: number): Promise<void> {
  for (const until = performance.now() + JOB_PATIENCE; ; await sleep(50)) {
    const names = await busyJobs(source.sql, organizationId);
    if (names.length === 0) return;
    if (performance.now() > until) throw new Busy(`jobs are still running (${names.join(', ')})`);
  }
}

async function tryStopped<R>(source: Side, organizationId: number, work: (stop: WriteStop) => Promise<R>): Promise<R> {
  const pool = connect(source.address, source.login, 1, { settings: { ...UNHURRIED, ...KEEPALIVE } });
  try {
    const session = await pool.reserve();
    const since = performance.now();
    await takeLock(session, organizationId);
    await waitForJobs(source, organizationId);
    return await work({ session, since, requireHeld: () => requireHeld(session, organizationId) });
  } finally {
    // the session ends, and the lock with it
    await pool.end({ timeout: 0 });
  }
}

/**
 * Stops writes of one organisation while `work` runs: when it begins, every writing transaction of the organisation has ended and
 * begin_writing() refuses new ones. Reads and other organisations go on. Gives up for a moment where a transaction or a job takes
 * long, so that writes are refused for some seconds at most. The lock ends with this process, however it ends.
 */
export async function withWritesStopped<R>(
  source: Side,
  organizationId: number,
  report: (line: string) => void,
  work: (stop: WriteStop) => Promise<R>,
): Promise<R> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryStopped(source, organizationId, work);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      if (tries === TRIES)
        throw new CommandError(
          `Writes could not be stopped: ${error.message}. Run the command again at a quieter time.`,
        );
      report(`Writes go on for now: ${error.message}. Trying again in ${PAUSE_BETWEEN_TRIES / 1000} s.`);
      await sleep(PAUSE_BETWEEN_TRIES);
    }
  }
}

/** Says that writes can't stay stopped for now: they go on, and stopping them is tried again. */
export const busy = (why: string): Error => new Busy(why);
