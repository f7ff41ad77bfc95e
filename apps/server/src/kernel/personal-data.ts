import { sql } from 'kysely';
import type { SystemContext } from './context.ts';
import { db, rawQuery, type Tx } from './database/database.ts';
import { inOrganization } from './database/organization.ts';
import type { DB } from './database/schema.gen.ts';
import { extensionPoint } from './extensions.ts';

/** Rows of one table that refer to people by one column: what becomes of them with an account, and what is exported of them. */
export interface PersonalRows {
  table: keyof DB;
  column: string;
  /** Absent: the rows stay as they are. Twice is as good as once. */
  erase?(context: SystemContext, tx: Tx, userId: number): Promise<void>;
  /** Why rows stay, where they do. */
  kept?: string;
  /** The person's own rows as plain JSON. Absent where they are about others: somebody's marks of their learners. */
  read?(context: SystemContext, tx: Tx, userId: number): Promise<unknown[]>;
}

/** Where the `personalRows` of all modules are collected. */
export const personalData = extensionPoint<readonly PersonalRows[]>('personal-data');

type Table = keyof DB & string;
type ColumnOf<T extends Table> = keyof DB[T] & string;

/** What an export leaves out of a row: what every row has and what only the database needs. */
const LEFT_OUT = ['organization_id', 'search_text', 'stems'];

const reader =
  (table: Table, column: string, without: readonly string[] = []) =>
  async (_tenant: SystemContext, tx: Tx, userId: number): Promise<unknown[]> => {
    const rows = await tx.all(
      db
        .selectFrom(sql<Record<string, unknown>>`${sql.table(table)}`.as('x'))
        .select(sql<unknown>`to_jsonb(x) - ${[...LEFT_OUT, ...without]}::text[]`.as('row'))
        .where(sql<boolean>`${inOrganization('x')} and ${sql.ref(`x.${column}`)} = ${userId}`)
        .orderBy('row'),
    );
    return rows.map(({ row }) => row);
  };

interface Told {
  /** Columns that are never exported: secrets, places of files. */
  without?: readonly string[];
}

/** Rows that go with the account, and are exported until then. */
export const erasedRows = <T extends Table>(table: T, column: ColumnOf<T>, { without }: Told = {}): PersonalRows => ({
  table,
  column,
  read: reader(table, column, without),
  erase: async (_tenant, tx, userId) => {
    const deletion = sql`
      delete from ${sql.table(table)} where ${inOrganization()} and ${sql.ref(column)} = ${userId}`;
    await tx.run(rawQuery(deletion));
  },
});

/** Rows that stay, with the number of somebody whom nobody can name any more, and that are exported. */
export const retainedRows = <T extends Table>(
  table: T,
  column: ColumnOf<T>,
  kept: string,
  { without }: Told = {},
): PersonalRows => ({ table, column, kept, read: reader(table, column, without) });

/** Rows about others or about the organisation that record who did something: they stay, and aren't the person's own. */
export const signedRows = <T extends Table>(table: T, column: ColumnOf<T>, kept: string): PersonalRows => ({
  table,
  column,
  kept,
});

/** What the kernel keeps of people. */
export const kernelPersonalRows: readonly PersonalRows[] = [
  signedRows('audit_entries', 'actor_user_id', 'the trail of who did what is kept by law'),
  signedRows('audit_entries', 'masquerader_user_id', 'the trail of who did what is kept by law'),
  erasedRows('stream_events', 'user_id'),
];
