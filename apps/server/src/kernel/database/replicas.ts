import { performance } from 'node:perf_hooks';
import { SECOND } from '@sullam/domain/limits.ts';
import type { Log } from '../log.ts';
import type { Sql } from './connect.ts';
import { type ConnectionPool, isConnectionLost } from './connection-pool.ts';

/** A place in the primary's write-ahead log; what was written before it has a smaller one. */
export type LogPosition = bigint;

/** PostgreSQL writes a position as two hexadecimal numbers: `16/B374D848`. */
export function readLogPosition(text: string): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const writeLogPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();

/** How often replicas and primary are asked where they are. */
const POLL_EVERY = 250;
/** A replica that doesn't say where it is for so long is left out. */
const PATIENCE = SECOND;
/** A replica that is so far behind is left out. */
export const LARGEST_LAG = 5 * SECOND;
/** Notes of who has written last until every replica in use surely has it. */
const NOTES_LAST = 2 * LARGEST_LAG;

/** The position isn't known yet: only the primary is new enough. */
const UNKNOWN = null;

/** The key of changes that may concern every organisation. */
const EVERYTHING = 'everything';
const organizationKey = (organizationId: number): string => `organization:${organizationId}`;
export const memberKey = (organizationId: number, userId: number): string => `member:${organizationId}:${userId}`;

interface Note {
  position: LogPosition | typeof UNKNOWN;
  until: number;
}

/** Opens the pools of a replica: for the application's reads, and one connection that asks where it is. */
export interface ReplicaPools {
  name: string;
  open(): ConnectionPool;
  openMonitor(): Sql;
}

class Replica {
  position: LogPosition = 0n;
  isUsable = false;
  #pool: ConnectionPool | undefined;
  #monitor: Sql | undefined;

  constructor(private readonly pools: ReplicaPools) {}

  get name(): string {
    return this.pools.name;
  }

  get pool(): ConnectionPool {
    this.#pool ??= this.pools.open();
    return this.#pool;
  }

  async ask(): Promise<LogPosition> {
    this.#monitor ??= this.pools.openMonitor();
    const [row] = await within(
      PATIENCE,
      this.#monitor<{ replayed: string | null }[]>`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`,
    );
    const position = readLogPosition(row?.replayed ?? '');
    if (position === null) throw new Error('it is no replica: it does not replay the log of a primary');
    return position;
  }

  /** Ends its connections, so that what waits for it fails at once; the next use opens new ones. */
  drop(): void {
    this.isUsable = false;
    for (const pool of [this.#pool, this.#monitor]) pool?.end({ timeout: 0 }).catch(() => undefined);
    this.#pool = undefined;
    this.#monitor = undefined;
  }
}

function within<T>(ms: number, promised: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([promised, tooLate]).finally(() => clearTimeout(timer));
}

/** A reading that is on its way on a replica. */
interface Reading {
  organizationId: number;
  /** Cached values were invalidated since it began: it may have read the old rows. */
  isOutdated: boolean;
}

/**
 * The read replicas of the database. A replica is used for a request if it has replayed everything that the request must see: what
 * its caller has written or was told of, and what has invalidated cached values of its organisation. Replicas that lag or
 * fail are left out until they have caught up.
 */
export class Replicas {
  readonly #replicas: readonly Replica[];
  readonly #notes = new Map<string, Note>();
  readonly #readings = new Set<Reading>();
  /** When the primary was where, oldest first: what a replica's position means in time. */
  readonly #history: { at: number; position: LogPosition }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: Promise<void> | undefined;
  #isStopped = false;
  #next = 0;
  /** How many transactions replicas have answered, for the metrics. */
  readCount = 0;

  constructor(
    pools: readonly ReplicaPools[],
    private readonly primary: ConnectionPool,
    private readonly log: Log,
  ) {
    this.#replicas = pools.map((each) => new Replica(each));
  }

  async start(): Promise<void> {
    await this.refresh();
    const again = () => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => void this.refresh().finally(again), POLL_EVERY);
      this.#timer.unref();
    };
    again();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#asking;
    for (const replica of this.#replicas) replica.drop();
  }

  /** The names of those that are in use now. */
  get usable(): string[] {
    return this.#replicas.filter(({ isUsable }) => isUsable).map(({ name }) => name);
  }

  /** What a member has written: they see it from now on. */
  note(key: string, position: LogPosition): void {
    const before = this.#notes.get(key);
    if (before && (before.position === UNKNOWN || before.position > position)) return;
    this.#notes.set(key, { position, until: performance.now() + NOTES_LAST });
  }

  /** Something has committed of which the position isn't known: the primary is asked for its own, which is after it. */
  noteChange(...keys: string[]): void {
    const until = performance.now() + NOTES_LAST;
    for (const key of keys) this.#notes.set(key, { position: UNKNOWN, until });
    void this.refresh();
  }

  /**
   * Cached values of an organisation were invalidated, or of all (undefined). Its reads need a replica that has the change, and
   * what is being read on a replica must not bring back the old values.
   */
  invalidated(organizationId: number | undefined): void {
    for (const reading of this.#readings)
      if (organizationId === undefined || reading.organizationId === organizationId) reading.isOutdated = true;
    this.noteChange(organizationId === undefined ? EVERYTHING : organizationKey(organizationId));
  }

  /** Whether a value that was loaded just now may have come from rows that have changed since. */
  get mayBeOutdated(): boolean {
    for (const reading of this.#readings) if (reading.isOutdated) return true;
    return false;
  }

  /** A replica that has replayed everything up to `floor` and what is noted under these keys; undefined: read from the primary. */
  choose(floor: LogPosition, keys: readonly string[]): Replica | undefined {
    let needed = floor;
    for (const key of [EVERYTHING, ...keys]) {
      const note = this.#notes.get(key);
      if (!note) continue;
      if (note.position === UNKNOWN) return undefined;
      if (note.position > needed) needed = note.position;
    }
    for (let tries = 0; tries < this.#replicas.length; tries++) {
      const replica = this.#replicas[this.#next++ % this.#replicas.length];
      if (replica?.isUsable && replica.position >= needed) return replica;
    }
    return undefined;
  }

  /** Reads from a replica, or from the primary when the replica fails on the way. */
  async read<R>(replica: Replica, organizationId: number, work: (pool: ConnectionPool) => Promise<R>): Promise<R> {
    const reading: Reading = { organizationId, isOutdated: false };
    this.#readings.add(reading);
    try {
      const result = await work(replica.pool);
      this.readCount += 1;
      return result;
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.log.warn(
        { replica: replica.name, error: String(error) },
        'a reading on a replica failed; the primary answers',
      );
      if (isConnectionLost(error)) replica.drop();
    } finally {
      this.#readings.delete(reading);
    }
    return work(this.primary);
  }

  /** Asks all where they are. Calls that come while it asks wait for one more round, which begins after them. */
  async refresh(): Promise<void> {
    await this.#asking;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    await this.#asking;
  }

  async #ask(): Promise<void> {
    const asked = performance.now();
    const waiting = [...this.#notes].filter(([, { position }]) => position === UNKNOWN);
    const position = await this.#askPrimary();
    if (position !== null) {
      this.#history.push({ at: asked, position });
      for (const [key, note] of waiting) if (this.#notes.get(key) === note) note.position = position;
    }
    while ((this.#history[1]?.at ?? asked) < asked - NOTES_LAST) this.#history.shift();
    for (const [key, { until }] of this.#notes) if (until < asked) this.#notes.delete(key);
    await Promise.all(this.#replicas.map((replica) => this.#askReplica(replica)));
  }

  async #askPrimary(): Promise<LogPosition | null> {
    try {
      const [row] = await within(
        PATIENCE,
        this.primary<{ at: string }[]>`select pg_current_wal_insert_lsn()::text as at`,
      );
      return readLogPosition(row?.at ?? '');
    } catch (error) {
      this.log.warn({ error: String(error) }, 'the primary does not say its log position');
      return null;
    }
  }

  async #askReplica(replica: Replica): Promise<void> {
    const wasUsable = replica.isUsable;
    try {
      replica.position = await replica.ask();
      const lag = this.#lagOf(replica.position);
      replica.isUsable = lag <= LARGEST_LAG;
      if (wasUsable && !replica.isUsable)
        this.log.warn({ replica: replica.name, lag }, 'a replica lags and is left out');
      if (!wasUsable && replica.isUsable) this.log.info({ replica: replica.name, lag }, 'a replica is in use');
    } catch (error) {
      if (wasUsable) this.log.warn({ replica: replica.name, error: String(error) }, 'a replica fails and is left out');
      replica.drop();
    }
  }

  /** For how many milliseconds the primary has been beyond a position; 0: it isn't. */
  #lagOf(position: LogPosition): number {
    const beyond = this.#history.find((moment) => moment.position > position);
    return beyond ? performance.now() - beyond.at : 0;
  }
}

interface ReplicaReadsOptions {
  organizationId: number;
  /** What the caller's browser says it has written last. */
  seen: LogPosition;
  /** Whether the route may be answered from a replica at all. */
  mayLag: boolean;
}

/** What a request may read from replicas, and what its caller has written. */
export class ReplicaReads {
  /** Where the last transaction of this request was committed; undefined: it has written nothing. */
  written: LogPosition | undefined;
  /** The member who calls; set as soon as that is known. */
  callerKey: string | undefined;

  constructor(
    private readonly replicas: Replicas,
    private readonly options: ReplicaReadsOptions,
  ) {}

  /** A replica that is new enough for the caller; undefined: read from the primary. */
  choose(): { read<R>(work: (pool: ConnectionPool) => Promise<R>): Promise<R> } | undefined {
    const { mayLag, organizationId, seen } = this.options;
    // a request that has written goes on where it wrote
    if (!mayLag || this.written !== undefined) return undefined;
    const keys = [organizationKey(organizationId), ...(this.callerKey === undefined ? [] : [this.callerKey])];
    const replica = this.replicas.choose(seen, keys);
    return replica && { read: (work) => this.replicas.read(replica, organizationId, work) };
  }

  committed(position: LogPosition): void {
    this.written = position;
    if (this.callerKey !== undefined) this.replicas.note(this.callerKey, position);
  }
}

/** A replica cancels what conflicts with the log it replays, and takes no write, not even a lock. */
const CANCELLED = new Set(['40001', '57014', '25006', '53300', '55000']);

const isOfReplica = (error: unknown): boolean =>
  isConnectionLost(error) || CANCELLED.has(String((error as { code?: unknown } | null)?.code));
