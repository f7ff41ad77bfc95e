import type { Tx } from './database.ts';
import type { DB } from './schema.gen.ts';

export const CHANNEL = 'sullam_invalidate';

/** What a cache holds: `organization:1`, `member:1:42`, `catalogue:1`. */
export type Topic = string;

/**
 * What is kept about the topic is old when this transaction commits: this process forgets it before the command responds, the
 * others as soon as they hear of it.
 */
export async function invalidate(tx: Pick<Tx, 'all' | 'outdated'>, topic: Topic): Promise<void> {
  tx.outdated.add(topic);
  await tx.all({ compile: () => ({ sql: 'select pg_notify($1, $2)', parameters: [CHANNEL, topic] }) as never });
}

const keptTables = new Set<string>();

/** Whether something is kept in memory of the rows of a table. */
export const isKept = (table: string): boolean => keptTables.has(table);

/** What is kept of a table's rows: any statement of the builder that writes to it makes it old (database.ts). */
export const rowsTopic = (organizationId: number, table: string): Topic => `rows:${organizationId}:${table}`;

/** With which topics what is kept of some rows of an organisation is forgotten. */
export type RowsTopics = (organizationId: number) => readonly Topic[];

/** Lets something be kept of the rows of these tables: their owner publishes it to the modules that keep rows. */
export function cachedTables(...tables: readonly (keyof DB)[]): RowsTopics {
  for (const table of tables) keptTables.add(table);
  return (organizationId) => tables.map((table) => rowsTopic(organizationId, table));
}
