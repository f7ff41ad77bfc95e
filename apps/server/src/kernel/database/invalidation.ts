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

  constructor(
    invalidations: Invalidations,
    private readonly options: { topicOf: (key: string) => Topic; seconds: number; limit: number },
  ) {
    invalidations.onInvalidated((topic) => {
      if (topic === null) return this.entries.clear();
      for (const key of this.entries.keys()) if (options.topicOf(key) === topic) this.entries.delete(key);
    });
  }

  /** The kept value, or what `load` makes (asked once, however many wait for it). A failed load isn't kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const kept = this.entries.get(key);
    if (kept && kept.until > now) return kept.value;
    const value = load();
    this.entries.delete(key);
    this.entries.set(key, { value, until: now + this.options.seconds * 1000 });
    value.catch(() => this.entries.delete(key));
    if (this.entries.size > this.options.limit) {
      const oldest = this.entries.keys().next().value;
      if (oldest !== undefined) this.entries.delete(oldest);
    }
    return value;
  }
}
