import type { CompiledQuery } from 'kysely';
import type { Log } from '../log.ts';
import type { TableWrite } from './cache-dependencies.ts';
import type { ConnectionPool } from './connection-pool.ts';

/** Named for the form of its payloads: servers of an earlier version listen to another one. */
const CHANNEL = 'sullam_changes';

/** What made cached values stale: a write, a source that is no table, a request to drop everything of an organisation. */
export type Change =
  | TableWrite
  | { readonly source: string }
  | { readonly clearedOrganizationId: number }
  | { readonly everything: true };

type Listener = (changes: readonly Change[]) => void;

/** PostgreSQL refuses a notification of 8000 bytes. */
const MAX_PAYLOAD = 7900;

/** A write of the same tables that may concern any of their rows. */
function widened(change: Change): Change {
  if (!('table' in change)) return change;
  const { table, kinds, organizationId } = change;
  return { table, kinds, ...(organizationId === undefined ? {} : { organizationId }), values: {} };
}

function payloadOf(changes: readonly Change[]): string {
  const payload = JSON.stringify(changes);
  if (Buffer.byteLength(payload) <= MAX_PAYLOAD) return payload;
  const wide = new Set(changes.map((change) => JSON.stringify(widened(change))));
  const shorter = `[${[...wide].join()}]`;
  return Buffer.byteLength(shorter) <= MAX_PAYLOAD ? shorter : JSON.stringify([{ everything: true }]);
}

/** The statement by which other processes hear of changes, at the commit of its transaction. */
export const notifyOf = (changes: readonly Change[]): CompiledQuery =>
  ({ sql: 'select pg_notify($1, $2)', parameters: [CHANNEL, payloadOf(changes)] }) as unknown as CompiledQuery;

/** Empties the caches of an organisation in every process. */
export async function clearCaches(
  { database, organizationId }: { database: { invalidations: Invalidations }; organizationId: number },
  tx: { all(query: { compile(): CompiledQuery }): Promise<unknown> },
): Promise<void> {
  const changes = [{ clearedOrganizationId: organizationId }];
  await tx.all({ compile: () => notifyOf(changes) });
  database.invalidations.apply(changes);
}

/** Hears of changes from all processes. After a lost connection it isn't known what has changed, so everything counts as changed. */
export class Invalidations {
  private readonly listeners = new Set<Listener>();
  /**
   * Whether what is being loaded may come from rows that have changed since, because a replica reads them (replicas.ts). Nothing is
   * cached then.
   */
  mayBeOutdated: () => boolean = () => false;

  onChanges(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Invalidates in this process what depends on the changes. Transactions and `listen` call this; modules have no reason to. */
  apply(changes: readonly Change[]): void {
    for (const listener of this.listeners) listener(changes);
  }

  /** Invalidates in this process what was made from a source that is no table, such as a service's answer. */
  sourceChanged(source: string): void {
    this.apply([{ source }]);
  }

  /** Invalidates everything in this process. */
  clear(): void {
    this.apply([{ everything: true }]);
  }

  async listen(pool: Pick<ConnectionPool, 'listen'>, log: Log): Promise<void> {
    let isFirst = true;
    await pool.listen(
      CHANNEL,
      (payload) => this.apply(JSON.parse(payload) as Change[]),
      () => {
        if (!isFirst) {
          log.warn('the notification connection was renewed: caches are emptied');
          this.clear();
        }
        isFirst = false;
      },
    );
  }
}
