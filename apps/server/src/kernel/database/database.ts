import type { Language } from '@sullam/domain/localized.ts';
import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, type RawBuilder } from 'kysely';
import type { ChangeRecorder } from './change-recorder.ts';
import type { ReservedSql, Sql, TransactionSql } from './connect.ts';
import type { Invalidations } from './invalidation.ts';
import { ORGANIZATION, OrganizationCompiler, Ours, type WritingQuery } from './organization.ts';
import type { DB } from './schema.gen.ts';
import { invalidate, isKept, rowsTopic, type Topic } from './topics.ts';

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
  /** What this transaction makes old of all that is kept in memory; see invalidate(). */
  outdated: Set<Topic>;
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

/** What a transaction has written to tables of whose rows something is kept in memory. */
class KeptWrites {
  readonly #writes = new Set<readonly string[]>();

  /** A statement by itself that touched no row changed nothing. */
  note({ writes, query }: Partial<WritingQuery>, sent: Promise<{ count: number }>): void {
    const tables = writes?.filter(isKept);
    if (!tables || tables.length === 0) return;
    this.#writes.add(tables);
    if (query && 'with' in query && query.with) return;
    sent.then(
      ({ count }) => {
        if (count === 0) this.#writes.delete(tables);
      },
      () => undefined, // the sender gets the error
    );
  }

  /** To be called last in a transaction: what is kept of these rows is old with its commit. */
  async outdate(tx: Tx, owner: Owner): Promise<void> {
    const tables = new Set([...this.#writes].flat());
    await Promise.all([...tables].map((table) => invalidate(tx, rowsTopic(known(owner), table))));
  }
}

/** Sends a statement at once, in the order of the calls; the answer may be awaited later. */
function execute<T>(connection: ReservedSql, owner: Owner, written: KeptWrites, query: Compilable<T>) {
  const compiled = query.compile();
  const { sql, parameters } = compiled;
  const values = parameters.map((p) => (p === undefined ? null : p === ORGANIZATION ? known(owner) : p)) as never[];
  const sent = connection.unsafe(sql, values, { prepare: true }).execute();
  written.note(compiled, sent);
  return sent;
}

/** The connection's own SQL, in which the organisation and inOrganization() may stand. */
const plainSql = (connection: ReservedSql, owner: Owner): TransactionSql =>
  new Proxy(connection, {
    apply: (target, self, [first, ...values]) =>
      Reflect.apply(target, self, [
        first,
        ...values.map((value) => {
          if (value === ORGANIZATION) return known(owner);
          if (!(value instanceof Ours)) return value;
          return value.alias === undefined
            ? connection`organization_id = ${known(owner)}`
            : connection`${connection(value.alias)}.organization_id = ${known(owner)}`;
        }),
      ]),
  }) as unknown as TransactionSql;

function txOn(connection: ReservedSql, owner: Owner, written: KeptWrites): Tx {
  const all = <T>(query: Compilable<T>) => execute(connection, owner, written, query) as unknown as Promise<T[]>;
  return {
    all,
    one: async (query) => (await all(query))[0],
    run: async (query) => (await execute(connection, owner, written, query)).count,
    sql: plainSql(connection, owner),
    outdated: new Set(),
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
  // fails, and the transaction with it, while writes of the organisation are stopped (migrations/0860-moving-organizations.sql)
  if (!isReadOnly) settings.push(connection.unsafe('select begin_writing($1)', [owner], { prepare: true }).execute());
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
      outdated: tx.outdated,
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
  const written = new KeptWrites();
  const { tx, close } = closable(txOn(connection, frame.owner, written));
  try {
    const result = await work(tx);
    await begun;
    isWitnessed = (await frame.witness?.accompany(tx)) ?? false;
    await written.outdate(tx, frame.owner);
    close();
    const done = await connection`commit`;
    // a transaction that failed inside answers COMMIT with ROLLBACK and no error
    if ((done as unknown as { command: string }).command !== 'COMMIT')
      throw new Error('the transaction was rolled back');
    database.invalidations.forget(tx.outdated);
    return result;
  } catch (error) {
    close();
    if (isWitnessed) frame.witness?.takenBack();
    await connection`rollback`.catch(() => undefined); // the connection may be gone; the first error is the one to report
    // where the beginning failed, the error of the work only says that the transaction was aborted
    await begun;
    throw error;
  } finally {
    connection.release();
  }
}

/** Commands: everything inside happens together or not at all, for one organisation. */
export const transaction = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(tenant.database, 'app', frameOf(tenant, false), work);

/** Several reads on one connection, each with a snapshot of its own; start them together to send them together. */
export const reading = <R>(tenant: Tenant, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inTransaction(tenant.database, 'app', frameOf(tenant, true), work);

type RowsOf<Queries extends readonly Compilable<unknown>[]> = {
  -readonly [At in keyof Queries]: Queries[At] extends Compilable<infer Row> ? Row[] : never;
};

/** A statement that can only read; PostgreSQL refuses it in a read-only transaction if it doesn't. */
const onlyReads = ({ query, writes }: WritingQuery): boolean => query.kind === 'SelectQueryNode' && writes.length === 0;

/**
 * A transaction of statements that are all known beforehand: begin, statements and commit leave in one write. Answers the rows of
 * each, in their order.
 */
export async function batch<const Queries extends readonly Compilable<unknown>[]>(
  tenant: Tenant,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  const { database } = tenant;
  const compiled = queries.map((query) => query.compile() as WritingQuery);
  const frame = frameOf(tenant, compiled.every(onlyReads));
  // what is written beside it is known only once its statements are answered
  if (frame.witness?.isDue)
    return transaction(tenant, (tx) => Promise.all(queries.map((query) => tx.all(query)))) as Promise<RowsOf<Queries>>;
  const connection = await database.app.reserve();
  try {
    const written = new KeptWrites();
    const tx = txOn(connection, frame.owner, written);
    const begun = begin(connection, frame);
    const rows = Promise.all(compiled.map((query) => tx.all({ compile: () => query })));
    const outdated = written.outdate(tx, frame.owner);
    const done = connection.unsafe('commit').execute();
    const [beginning, result, ...ends] = await Promise.allSettled([begun, rows, outdated, done]);
    for (const part of [beginning, result, ...ends]) if (part.status === 'rejected') throw part.reason;
    if (result.status === 'rejected') throw result.reason;
    database.invalidations.forget(tx.outdated);
    return result.value as RowsOf<Queries>;
  } finally {
    connection.release();
  }
}

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
