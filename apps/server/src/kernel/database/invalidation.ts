import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { type Database, TransactionOver } from './database.ts';
import { CHANNEL, type Topic } from './topics.ts';

type Listener = (topic: Topic | null) => void;

/** Hears of changes from all processes. After a lost connection every listener gets `null`: forget everything. */
export class Invalidations {
  private readonly listeners = new Set<Listener>();

  onInvalidated(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Forgets here, at once: what a transaction of this process has made old. */
  forget(topics: Iterable<Topic>): void {
    for (const topic of topics) this.notify(topic);
  }

  /** Forgets everything that is kept: what has changed is unknown. */
  forgetAll(): void {
    this.notify(null);
  }

  async listen(pool: Pick<ConnectionPool, 'listen'>, log: Log): Promise<void> {
    let isFirst = true;
    await pool.listen(
      CHANNEL,
      (topic) => this.notify(topic),
      () => {
        if (!isFirst) {
          log.warn('the notification connection was renewed: caches are emptied');
          this.forgetAll();
        }
        isFirst = false;
      },
    );
  }

  private notify(topic: Topic | null): void {
    for (const listener of this.listeners) listener(topic);
  }
}

export interface CacheOptions {
  /** What a value is about: with the first of these topics it is forgotten. */
  topicsOf: (key: string) => readonly Topic[];
  seconds: number;
  limit: number;
}

/** Which values are worth keeping; absent: all. Whoever waits for the same gets it all the same. */
export interface KeptValues<Value> {
  isKept?(value: Value): boolean;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  isLoading: boolean;
}

/** Keeps values in memory until one of their topics is invalidated or they are old. At most `limit` entries, oldest out first. */
export class Cache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly keysByTopic = new Map<Topic, Set<string>>();

  constructor(
    invalidations: Invalidations,
    private readonly options: CacheOptions & KeptValues<Value>,
  ) {
    invalidations.onInvalidated((topic) => {
      if (topic !== null) {
        for (const key of [...(this.keysByTopic.get(topic) ?? [])]) this.drop(key);
        return;
      }
      this.entries.clear();
      this.keysByTopic.clear();
    });
  }

  /**
   * The kept value, or what `load` makes (asked once, however many wait for it). A failed load isn't kept. One that failed because
   * the transaction of whoever began it was over says nothing about the value: those who waited for it load by themselves.
   */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const kept = this.entries.get(key);
    if (kept && kept.until > now) {
      if (!kept.isLoading) return kept.value;
      return kept.value.catch((error: unknown) => {
        if (error instanceof TransactionOver) return this.get(key, load);
        throw error;
      });
    }
    const entry = { value: load(), until: now + this.options.seconds * 1000, isLoading: true };
    this.drop(key);
    this.add(key, entry);
    const forget = () => {
      // another may have taken its place since
      if (this.entries.get(key) === entry) this.drop(key);
    };
    entry.value.then((value) => {
      entry.isLoading = false;
      if (this.options.isKept?.(value) === false) forget();
    }, forget);
    if (this.entries.size > this.options.limit) {
      const oldest = this.entries.keys().next().value;
      if (oldest !== undefined) this.drop(oldest);
    }
    return entry.value;
  }

  /** What is kept already; undefined where it would have to be loaded. */
  peek(key: string): Promise<Value> | undefined {
    const kept = this.entries.get(key);
    return kept && !kept.isLoading && kept.until > performance.now() ? kept.value : undefined;
  }

  /** The values of many keys, in their order; `load` makes all that are missing at once. */
  getAll(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Value[]> {
    const now = performance.now();
    const missing = new Set(keys.filter((key) => !((this.entries.get(key)?.until ?? 0) > now)));
    const loaded = missing.size > 0 ? load([...missing]) : undefined;
    return Promise.all(
      keys.map((key) =>
        this.get(key, async () => {
          // a key may have grown old since the line above
          const value = (await (loaded && missing.has(key) ? loaded : load([key]))).get(key);
          if (value === undefined) throw new Error(`there is nothing to keep for ${key}`);
          return value;
        }),
      ),
    );
  }

  private add(key: string, entry: Entry<Value>): void {
    this.entries.set(key, entry);
    for (const topic of this.options.topicsOf(key)) {
      const keys = this.keysByTopic.get(topic);
      if (keys) keys.add(key);
      else this.keysByTopic.set(topic, new Set([key]));
    }
  }

  private drop(key: string): void {
    if (!this.entries.delete(key)) return;
    for (const topic of this.options.topicsOf(key)) {
      const keys = this.keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTopic.delete(topic);
    }
  }
}

/** A cache for each server of this process, found by its database: for what has nothing but a context in its hand. */
export function keptBy<Value>(options: CacheOptions & KeptValues<Value>): (database: Database) => Cache<Value> {
  const caches = new WeakMap<Database, Cache<Value>>();
  return (database) => {
    let cache = caches.get(database);
    if (!cache) {
      cache = new Cache(database.invalidations, options);
      caches.set(database, cache);
    }
    return cache;
  };
}
