import type { CompiledQuery } from 'kysely';
import type { TableWrite } from './cache-dependencies.ts';
import type { Invalidations } from './invalidation.ts';
import { notifyOf } from './invalidation.ts';
import { ORGANIZATION } from './organization.ts';
import { TENANT_TABLES } from './schema.gen.ts';
import { type StatementWrite, writesOfText } from './table-writes.ts';

/** A compiled statement, with its writes if the builder compiled it. */
export type NotingQuery = CompiledQuery & { readonly writes?: readonly StatementWrite[] };

interface Owner {
  role: 'app' | 'identity';
  /** The organisation of the transaction; undefined above organisations. */
  organizationId: number | undefined;
}

interface Sender {
  all(query: { compile(): CompiledQuery }): Promise<unknown>;
}

/** The writes of a transaction to tables that caches depend on. */
export class TransactionWrites {
  readonly #statements = new Set<readonly StatementWrite[]>();
  #changes: readonly TableWrite[] = [];

  constructor(private readonly owner: Owner) {}

  /** Notes what a statement writes. One by itself that touched no row changed nothing. */
  note({ writes, query }: NotingQuery, sent: Promise<{ count: number }>): void {
    if (!writes || writes.length === 0) return;
    this.#statements.add(writes);
    if ('with' in query && query.with) return;
    sent.then(
      ({ count }) => {
        if (count === 0) this.#statements.delete(writes);
      },
      () => undefined, // the sender gets the error
    );
  }

  /** Notes what plain SQL writes. */
  noteText(fragments: readonly string[]): void {
    const writes = writesOfText(fragments);
    if (writes.length > 0) this.#statements.add(writes);
  }

  /** Has other processes invalidate what depends on the writes. To be called last in a transaction: they hear of it at the commit. */
  async announce(tx: Sender): Promise<void> {
    if (this.#statements.size === 0) return;
    this.#changes = merged([...this.#statements].flat().map((write) => this.#changeOf(write)));
    const notification = notifyOf(this.#changes);
    await tx.all({ compile: () => notification });
  }

  /** Invalidates what depends on the writes in this process. To be called after the commit, before the response. */
  invalidate(invalidations: Invalidations): void {
    if (this.#changes.length > 0) invalidations.apply(this.#changes);
  }

  #changeOf({ table, kinds, columns, values, isNarrowed }: StatementWrite): TableWrite {
    const textOf = (value: unknown): string => String(value === ORGANIZATION ? this.owner.organizationId : value);
    const known = Object.fromEntries(
      Object.entries(values).map(([column, ofColumn]) => [column, [...new Set(ofColumn.flat().map(textOf))]]),
    );
    const organizationId = TENANT_TABLES.has(table) ? this.#organizationOf(isNarrowed, known) : undefined;
    return {
      table,
      kinds,
      ...(columns ? { columns } : {}),
      ...(organizationId === undefined ? {} : { organizationId }),
      values: known,
    };
  }

  #organizationOf(isNarrowed: boolean, { organization_id: named }: TableWrite['values']): number | undefined {
    // row policies keep the application within its organisation, whatever a statement says
    if (isNarrowed || this.owner.role === 'app') return this.owner.organizationId;
    return named?.length === 1 ? Number(named[0]) : undefined;
  }
}

/** The same writes; those that differ in nothing but their values become one. */
function merged(writes: readonly TableWrite[]): TableWrite[] {
  const found = new Map<string, TableWrite>();
  for (const write of writes) {
    const { values, ...rest } = write;
    const id = JSON.stringify([rest, Object.keys(values).sort()]);
    const same = found.get(id);
    found.set(id, same ? { ...same, values: joined(same.values, values) } : write);
  }
  return [...found.values()];
}

const joined = (first: TableWrite['values'], second: TableWrite['values']): TableWrite['values'] =>
  Object.fromEntries(
    Object.entries(first).map(([column, values]) => [column, [...new Set([...values, ...(second[column] ?? [])])]]),
  );
