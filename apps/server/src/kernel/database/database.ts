import type { Language } from '@sullam/domain/localized.ts';
import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, type RawBuilder } from 'kysely';
import type { ChangeRecorder } from './change-recorder.ts';
import type { ReservedSql, Sql, TransactionSql } from './connect.ts';
import type { Invalidations } from './invalidation.ts';
import { ORGANIZATION, OrganizationCompiler, Ours } from './organization.ts';
import type { DB } from './schema.gen.ts';
import { TransactionWrites } from './transaction-writes.ts';

/** The pools of the application, one per role (migrations/0001-foundation.sql explains the roles). */
export interface Database {
  app: Sql;
  identity: Sql;
  /** What makes this process forget values that it keeps in memory. */
  invalidations: Invalidations;
}

const refuse = (): never => {
  throw new Error('queries run through a transaction (kernel/database), never by themselves');
};

/**
 * Builds typed SQL in which every tenant table is narrowed to the transaction's organisation. It has no connection, so nothing
 * can run outside a transaction.
 */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: refuse,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: refuse,
      destroy: async () => undefined,
    }),
    createIntrospector: (instance) => new PostgresIntrospector(instance),
    createQueryCompiler: () => new OrganizationCompiler(),
  },
});

/** A statement in plain SQL, in which inOrganization() may stand. */
export const rawQuery = <Row>(statement: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => statement.compile(db),
});

/** A running transaction. Statements are prepared once per connection. */
export interface Tx {
  all<T>(query: Compilable<T>): Promise<T[]>;
  one<T>(query: Compilable<T>): Promise<T | undefined>;
  /** Runs a statement and answers the number of rows it touched. */
  run(query: Compilable<unknown>): Promise<number>;
  /** Plain SQL where a builder would hide it; every tenant table in it needs its inOrganization(). */
  sql: TransactionSql;
}

/** Where a transaction happens: a request context, or the system acting for one organisation. */
export interface Tenant {
  database: Database;
  organizationId: number;
  /** Of whoever reads: names of people are answered in its script. */
  language?: Language;
  /** Writes down what is changed, in the transaction that changes it. */
  witness?: ChangeRecorder;
}

/** The organisation that a statement without its own stands for; undefined above organisations. */
type Owner = number | undefined;

function known(owner: Owner): number {
  if (owner === undefined) throw new Error('this statement needs an organisation: its transaction is above them');
  return owner;
}

/** Sends a statement at once, in the order of the calls; the answer may be awaited later. */
function execute<T>(connection: ReservedSql, owner: Owner, writes: TransactionWrites, query: Compilable<T>) {
  const compiled = query.compile();
  const { sql, parameters } = compiled;
  const values = parameters.map((p) => (p === undefined ? null : p === ORGANIZATION ? known(owner) : p)) as never[];
  const sent = connection.unsafe(sql, values, { prepare: true }).execute();
  writes.note(compiled, sent);
  return sent;
}

/** The connection's own SQL, in which the organisation and inOrganization() may stand. */
const plainSql = (connection: ReservedSql, owner: Owner, writes: TransactionWrites): TransactionSql =>
  new Proxy(connection, {
    apply: (target, self, [first, ...values]) => {
      if (Array.isArray(first) && 'raw' in first) writes.noteText(first);
      return Reflect.apply(target, self, [
        first,
        ...values.map((value) => {
          if (value === ORGANIZATION) return known(owner);
          if (!(value instanceof Ours)) return value;
          return value.alias === undefined
            ? connection`organization_id = ${known(owner)}`
            : connection`${connection(value.alias)}.organization_id = ${known(owner)}`;
        }),
      ]);
    },
  }) as unknown as TransactionSql;

function txOn(connection: ReservedSql, owner: Owner, writes: TransactionWrites): Tx {
  const all = <T>(query: Compilable<T>) => execute(connection, owner, writes, query) as unknown as Promise<T[]>;
  return {
    all,
    one: async (query) => (await all(query))[0],
    run: async (query) => (await execute(connection, owner, writes, query)).count,
    sql: plainSql(connection, owner, writes),
  };
}

/** How a transaction begins, and whose it is. */
interface Frame {
  isReadOnly: boolean;
  owner: Owner;
  language?: Language | undefined;
  witness?: ChangeRecorder | undefined;
}

/** Sends what begins a transaction; the first query follows without waiting for the answer. */
function begin(connection: ReservedSql, { isReadOnly, owner, language }: Frame): Promise<unknown> {
  const begun = connection.unsafe(isReadOnly ? 'begin read only' : 'begin').execute();
  if (owner === undefined) return begun;
  // SET LOCAL, never set_config: only SET LOCAL, and as a statement by itself, reaches the shards of a distributed database
  const settings = [connection.unsafe(`set local app.organization_id='${owner}'`).execute()];
  // without it names are answered in Latin letters, where there are any
  if (language === 'ar') settings.push(connection.unsafe(`set local app.language='ar'`).execute());
  return Promise.all([begun, ...settings]);
}

function frameOf({ organizationId, language, witness }: Tenant, isReadOnly: boolean): Frame {
  if (!Number.isSafeInteger(organizationId) || organizationId <= 0) throw new Error('bad organisation id');
  return { isReadOnly, owner: organizationId, language, witness: isReadOnly ? undefined : witness };
}

type Role = 'app' | 'identity';

/** A statement that came when its transaction was over: another transaction may have the connection by then. */
export class TransactionOver extends Error {}

/**
 * A transaction that refuses statements once it is closed. What was started beside a part that failed goes on by itself, and
 * would otherwise send its next statement into the transaction of whoever has the connection by then.
 */
function closable(tx: Tx): { tx: Tx; close(): void } {
  let isOpen = true;
  const requireOpen = (): Tx => {
    if (!isOpen) throw new TransactionOver('this statement came after the end of its transaction');
    return tx;
  };
  return {
    tx: {
      all: async (query) => requireOpen().all(query),
      one: async (query) => requireOpen().one(query),
      run: async (query) => requireOpen().run(query),
      get sql() {
        return requireOpen().sql;
      },
    },
    close: () => {
      isOpen = false;
    },
  };
}

async function inTransaction<R>(
  database: Database,
  role: Role,
  frame: Frame,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  const connection = await database[role].reserve();
  const begun = begin(connection, frame);
  begun.catch(() => undefined); // awaited below; without this a failure would count as unhandled meanwhile
  let isWitnessed = false;
  const writes = new TransactionWrites({ role, organizationId: frame.owner });
  const { tx, close } = closable(txOn(connection, frame.owner, writes));
  try {
    const result = await work(tx);
    await begun;
    isWitnessed = (await frame.witness?.accompany(tx)) ?? false;
    await writes.announce(tx);
    close();
    const done = await connection`commit`;
    // a transaction that failed inside answers COMMIT with ROLLBACK and no error
    if ((done as unknown as { command: string }).command !== 'COMMIT')
      throw new Error('the transaction was rolled back');
    writes.invalidate(database.invalidations);
    return result;
  } catch (error) {
    close();
    if (isWitnessed) frame.witness?.takenBack();
    await connection`rollback`.catch(() => undefined); // the connection may be gone; the first error is the one to report
    throw error;
  } finally {
    connection.release();
  }
}

/** Commands: everything inside happens together or not at all, for one organisation. */
export const transaction = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(tenant.database, 'app', frameOf(tenant, false), work);

/** What a command would do: all of it happens, is answered, and is taken back. */
export async function dryRun<R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> {
  let result: { value: R } | undefined;
  await transaction(tenant, async (tx) => {
    result = { value: await work(tx) };
    throw TAKEN_BACK;
  }).catch((error: unknown) => {
    if (error !== TAKEN_BACK) throw error;
  });
  if (!result) throw new Error('the dry run has no result');
  return result.value;
}

const TAKEN_BACK = new Error('taken back');

/** Several reads on one connection, each with a snapshot of its own; start them together to send them together. */
export const reading = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(tenant.database, 'app', frameOf(tenant, true), work);

/** Plain SQL sends its statement only when it is awaited, which is too late where nothing is awaited before the commit. */
const withoutPlainSql = (tx: Omit<Tx, 'sql'>): Tx => ({
  ...tx,
  get sql(): never {
    throw new Error('plain SQL needs a transaction() or reading()');
  },
});

/** Begin, statements and commit leave in one write. */
async function inOneWrite<R>(database: Database, frame: Frame, work: (tx: Tx) => Promise<R>): Promise<R> {
  // what is written beside it is known only once its statements are answered
  if (frame.witness?.isDue) return inTransaction(database, 'app', frame, work);
  const connection = await database.app.reserve();
  try {
    const begun = begin(connection, frame);
    const writes = new TransactionWrites({ role: 'app', organizationId: frame.owner });
    const { tx, close } = closable(withoutPlainSql(txOn(connection, frame.owner, writes)));
    const worked = work(tx);
    const announced = writes.announce(tx);
    close();
    const done = connection.unsafe('commit').execute();
    const [result, ...ends] = await Promise.allSettled([worked, begun, announced, done]);
    if (result.status === 'rejected') throw result.reason;
    for (const part of ends) if (part.status === 'rejected') throw part.reason;
    writes.invalidate(database.invalidations);
    return result.value;
  } finally {
    connection.release();
  }
}

/** Reads that are all known beforehand: `work` starts every statement before it first waits for one. */
export const readingTogether = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inOneWrite(tenant.database, frameOf(tenant, true), work);

/**
 * Reads of which the first is mostly the last (`gathered()`): each leaves in one write with a begin and a commit of its own, where
 * `reading` waits for an answer before it commits. The snapshots are the same: there, too, each statement has its own.
 */
export function readingSingly<R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> {
  const alone = <T>(ask: (tx: Tx) => Promise<T>): Promise<T> => readingTogether(tenant, ask);
  return work(
    withoutPlainSql({
      all: (query) => alone((tx) => tx.all(query)),
      one: (query) => alone((tx) => tx.one(query)),
      run: (query) => alone((tx) => tx.run(query)),
    }),
  );
}

/** A command whose statements are all known beforehand: `work` starts every one of them before it first waits. */
export const writingTogether = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inOneWrite(tenant.database, frameOf(tenant, false), work);

/** One statement in a transaction of its own. */
export const single = <T>(tenant: Tenant, query: Compilable<T>): Promise<T[]> =>
  writingTogether(tenant, (tx) => tx.all(query));

/** Whom a transaction on accounts is for: an organisation, or no particular one. */
export interface IdentityScope {
  database: Database;
  organizationId?: number;
  witness?: ChangeRecorder;
}

/**
 * Accounts and sessions, which are above organisations. Tenant content is out of reach here, but for what an account's command
 * writes for the organisation in which it happens.
 */
export const identityTransaction = <R>(scope: IdentityScope, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(
    scope.database,
    'identity',
    { isReadOnly: false, owner: scope.organizationId, witness: scope.witness },
    work,
  );
