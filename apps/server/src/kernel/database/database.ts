import type { Language } from '@sullam/domain/localized.ts';
import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, type RawBuilder } from 'kysely';
import type { ChangeRecorder } from './change-recorder.ts';
import type { TransactionSql } from './connect.ts';
import type { Connection, ConnectionPool } from './connection-pool.ts';
import type { Invalidations } from './invalidation.ts';
import { ORGANIZATION, OrganizationCompiler, Ours, type WritingQuery } from './organization.ts';
import { type ReplicaReads, type Replicas, readLogPosition } from './replicas.ts';
import type { DB } from './schema.gen.ts';
import { TransactionWrites } from './transaction-writes.ts';

/** The pools of the application, one per role (migrations/0001-foundation.sql explains the roles). */
export interface Database {
  app: ConnectionPool;
  identity: ConnectionPool;
  /** What makes this process forget values that it keeps in memory. */
  invalidations: Invalidations;
  /** Absent: everything is read from the primary. */
  replicas?: Replicas | undefined;
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
  /** Of a request: where its caller has written, and whether it may read from a replica. */
  replicaReads?: ReplicaReads | undefined;
}

/** The organisation that a statement without its own stands for; undefined above organisations. */
type Owner = number | undefined;

function known(owner: Owner): number {
  if (owner === undefined) throw new Error('this statement needs an organisation: its transaction is above them');
  return owner;
}

/** Sends a statement at once, in the order of the calls; the answer may be awaited later. */
function execute<T>(connection: Connection, owner: Owner, writes: TransactionWrites, query: Compilable<T>) {
  const compiled = query.compile();
  const { sql, parameters } = compiled;
  const values = parameters.map((p) => (p === undefined ? null : p === ORGANIZATION ? known(owner) : p)) as never[];
  const sent = connection.sql.unsafe(sql, values, { prepare: true }).execute();
  writes.note(compiled, sent);
  return sent;
}

/** The connection's own SQL, in which the organisation and inOrganization() may stand. */
const plainSql = (connection: Connection, owner: Owner, writes: TransactionWrites): TransactionSql =>
  new Proxy(connection.sql, {
    apply: (target, self, [first, ...values]) => {
      const { sql } = connection;
      if (Array.isArray(first) && 'raw' in first) writes.noteText(first);
      return Reflect.apply(target, self, [
        first,
        ...values.map((value) => {
          if (value === ORGANIZATION) return known(owner);
          if (!(value instanceof Ours)) return value;
          return value.alias === undefined
            ? sql`organization_id = ${known(owner)}`
            : sql`${sql(value.alias)}.organization_id = ${known(owner)}`;
        }),
      ]);
    },
  }) as unknown as TransactionSql;

function txOn(connection: Connection, owner: Owner, writes: TransactionWrites): Tx {
  const all = <T>(query: Compilable<T>) => execute(connection, owner, writes, query) as unknown as Promise<T[]>;
  return {
    all,
    one: async (query) => (await all(query))[0],
    run: async (query) => (await execute(connection, owner, writes, query)).count,
    sql: plainSql(connection, owner, writes),
  };
}

type Role = 'app' | 'identity';

/** How a transaction begins, and whose it is. */
interface Frame {
  role: Role;
  isReadOnly: boolean;
  owner: Owner;
  language?: Language | undefined;
  witness?: ChangeRecorder | undefined;
  replicaReads?: ReplicaReads | undefined;
}

/** Sends what begins a transaction; the first query follows without waiting for the answer. */
function begin({ sql }: Connection, { isReadOnly, owner, language }: Frame): Promise<unknown> {
  const begun = sql.unsafe(isReadOnly ? 'begin read only' : 'begin').execute();
  if (owner === undefined) return begun;
  // SET LOCAL, never set_config: only SET LOCAL, and as a statement by itself, reaches the shards of a distributed database
  const settings = [sql.unsafe(`set local app.organization_id='${owner}'`).execute()];
  // without it names are answered in Latin letters, where there are any
  if (language === 'ar') settings.push(sql.unsafe(`set local app.language='ar'`).execute());
  // fails, and the transaction with it, while writes of the organisation are stopped (migrations/0860-moving-organizations.sql)
  if (!isReadOnly) settings.push(sql.unsafe('select begin_writing($1)', [owner], { prepare: true }).execute());
  return Promise.all([begun, ...settings]);
}

function frameOf({ organizationId, language, witness, replicaReads }: Tenant, isReadOnly: boolean): Frame {
  if (!Number.isSafeInteger(organizationId) || organizationId <= 0) throw new Error('bad organisation id');
  return {
    role: 'app',
    isReadOnly,
    owner: organizationId,
    language,
    witness: isReadOnly ? undefined : witness,
    replicaReads,
  };
}

/** Commits. Where there are replicas, a transaction that may have written asks in the same write where its commit is in the log. */
async function commit({ sql }: Connection, { isReadOnly, replicaReads }: Frame): Promise<string> {
  const done = sql.unsafe('commit').execute();
  if (isReadOnly || !replicaReads) return (await done).command;
  const asked = sql.unsafe<{ at: string }[]>('select pg_current_wal_insert_lsn()::text as at').execute();
  const [{ command }, [row]] = await Promise.all([done, asked]);
  const position = readLogPosition(row?.at ?? '');
  if (position !== null) replicaReads.committed(position);
  return command;
}

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
  { invalidations }: Database,
  pool: ConnectionPool,
  frame: Frame,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  const connection = await pool.reserve();
  const { unlessLost } = connection;
  const begun = begin(connection, frame);
  begun.catch(() => undefined); // awaited below; without this a failure would count as unhandled meanwhile
  let isWitnessed = false;
  const writes = new TransactionWrites({ role: frame.role, organizationId: frame.owner });
  const { tx, close } = closable(txOn(connection, frame.owner, writes));
  const run = async (): Promise<R> => {
    const result = await work(tx);
    await begun;
    isWitnessed = (await frame.witness?.accompany(tx)) ?? false;
    await writes.announce(tx);
    close();
    // a transaction that failed inside answers COMMIT with ROLLBACK and no error
    if ((await commit(connection, frame)) !== 'COMMIT') throw new Error('the transaction was rolled back');
    writes.invalidate(invalidations);
    return result;
  };
  try {
    return await unlessLost(run());
  } catch (error) {
    close();
    if (isWitnessed) frame.witness?.takenBack();
    // the connection may be lost, and the first error is the one to report
    await (async () => unlessLost(connection.sql`rollback`))().catch(() => undefined);
    // where the beginning failed, the error of the work only says that the transaction was aborted
    await unlessLost(begun);
    throw error;
  } finally {
    connection.release();
  }
}

/** Commands: everything inside happens together or not at all, for one organisation. */
export const transaction = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(tenant.database, tenant.database.app, frameOf(tenant, false), work);

/** Several reads on one connection, each with its snapshot; start them together to send them together. */
export function reading<R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> {
  const { database, replicaReads } = tenant;
  const on = (pool: ConnectionPool) => inTransaction(database, pool, frameOf(tenant, true), work);
  return replicaReads?.choose()?.read(on) ?? on(database.app);
}

type RowsOf<Queries extends readonly Compilable<unknown>[]> = {
  -readonly [At in keyof Queries]: Queries[At] extends Compilable<infer Row> ? Row[] : never;
};

/** A statement that can only read, and may be sent to a replica; PostgreSQL refuses it in a read-only transaction if it doesn't. */
const onlyReads = ({ query, writes }: WritingQuery): boolean => query.kind === 'SelectQueryNode' && writes.length === 0;

/**
 * A transaction of statements that are all known beforehand: begin, statements and commit leave in one write. Answers the rows of
 * each, in their order.
 */
export async function batch<const Queries extends readonly Compilable<unknown>[]>(
  tenant: Tenant,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  const { database, replicaReads } = tenant;
  const compiled = queries.map((query) => query.compile() as WritingQuery);
  const frame = frameOf(tenant, compiled.every(onlyReads));
  const ask = (tx: Tx) =>
    Promise.all(compiled.map((query) => tx.all({ compile: () => query }))) as Promise<RowsOf<Queries>>;
  const replica = frame.isReadOnly ? replicaReads?.choose() : undefined;
  if (replica) return replica.read((pool) => inTransaction(database, pool, frame, ask));
  // what is written beside it is known only once its statements are answered
  if (frame.witness?.isDue) return transaction(tenant, ask);
  const connection = await database.app.reserve();
  try {
    const writes = new TransactionWrites({ role: frame.role, organizationId: frame.owner });
    const tx = txOn(connection, frame.owner, writes);
    const begun = begin(connection, frame);
    const rows = ask(tx);
    const announced = writes.announce(tx);
    const [beginning, result, ...ends] = await connection.unlessLost(
      Promise.allSettled([begun, rows, announced, commit(connection, frame)]),
    );
    for (const part of [beginning, result, ...ends]) if (part.status === 'rejected') throw part.reason;
    if (result.status === 'rejected') throw result.reason;
    writes.invalidate(database.invalidations);
    return result.value;
  } finally {
    connection.release();
  }
}

/** Whom a transaction on accounts is for: an organisation, or no particular one. */
export interface IdentityScope {
  database: Database;
  organizationId?: number;
  witness?: ChangeRecorder;
  replicaReads?: ReplicaReads | undefined;
}

/**
 * Accounts and sessions, which are above organisations. Tenant content is out of reach here, but for what an account's command
 * writes for the organisation in which it happens.
 */
export const identityTransaction = <R>(scope: IdentityScope, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(
    scope.database,
    scope.database.identity,
    {
      role: 'identity',
      isReadOnly: false,
      owner: scope.organizationId,
      witness: scope.witness,
      replicaReads: scope.replicaReads,
    },
    work,
  );
