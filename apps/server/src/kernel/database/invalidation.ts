import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Sql } from './connect.ts';
import { db, type Tx } from './database.ts';

const CHANNEL = 'sullam_invalidate';

/** What a cache holds: `organization:1`, `member:1:42`, `catalogue:1`. */
export type Topic = string;

/** Tells every server process, when this transaction commits, that what it keeps about the topic is old. */
export async function invalidate(tx: Tx, topic: Topic): Promise<void> {
  await tx.all(db.selectNoFrom(sql`pg_notify(${CHANNEL}, ${topic}::text)`.as('sent')));
}

type Listener = (topic: Topic | null) => void;

/** Hears of changes from all processes. After a lost connection every listener is told `null`: forget everything. */
export class Invalidations {
  private readonly listeners = new Set<Listener>();

  onInvalidated(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Forgets here, at once; for what this process has just committed and must not be asked about again. */
  forget(topics: Iterable<Topic>): void {
    for (const topic of topics) this.tell(topic);
  }

  async listen(pool: Sql, log: Log): Promise<void> {
    let isFirst = true;
    await pool.listen(
      CHANNEL,
      (topic) => this.tell(topic),
      () => {
        if (!isFirst) {
          log.warn('the notification connection was renewed: caches are emptied');
          this.tell(null);
        }
        isFirst = false;
      },
    );
  }

  private tell(topic: Topic | null): void {
    for (const listener of this.listeners) listener(topic);
  }
}

/** Keeps values in memory until their topic is invalidated or they are old. At most `limit` entries, oldest out first. */
export class Cache<Value> {
  private readonly entries = new Map<string, { value: Promise<Value>; until: number }>();
  private readonly keysByTopic = new Map<Topic, Set<string>>();

  constructor(
    invalidations: Invalidations,
    private readonly options: { topicOf: (key: string) => Topic; seconds: number; limit: number },
  ) {
    invalidations.onInvalidated((topic) => {
      if (topic !== null) {
        for (const key of this.keysByTopic.get(topic) ?? []) this.entries.delete(key);
        this.keysByTopic.delete(topic);
        return;
      }
      this.entries.clear();
      this.keysByTopic.clear();
    });
  }

  /** The kept value, or what `load` makes (asked once, however many wait for it). A failed load isn't kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const kept = this.entries.get(key);
    if (kept && kept.until > now) return kept.value;
    const entry = { value: load(), until: now + this.options.seconds * 1000 };
    this.drop(key);
    this.add(key, entry);
    entry.value.catch(() => {
      // another may have taken its place since
      if (this.entries.get(key) === entry) this.drop(key);
    });
    if (this.entries.size > this.options.limit) {
      const oldest = this.entries.keys().next().value;
      if (oldest !== undefined) this.drop(oldest);
    }
    return entry.value;
  }

  private add(key: string, entry: { value: Promise<Value>; until: number }): void {
    this.entries.set(key, entry);
    const topic = this.options.topicOf(key);
    const keys = this.keysByTopic.get(topic);
    if (keys) keys.add(key);
    else this.keysByTopic.set(topic, new Set([key]));
  }

  private drop(key: string): void {
    if (!this.entries.delete(key)) return;
    const topic = this.options.topicOf(key);
    const keys = this.keysByTopic.get(topic);
    keys?.delete(key);
    if (keys?.size === 0) this.keysByTopic.delete(topic);
  }
}
