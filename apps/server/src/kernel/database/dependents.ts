import {
  type CacheDependency,
  isChangedBy,
  type TableDependency,
  type TableWrite,
  tableDependencies,
} from './cache-dependencies.ts';
import type { Change } from './invalidation.ts';

/** What a dependent is found by; without an organisation it depends on the rows of all. */
export type DependentKey = Readonly<Record<string, string | number | boolean | null | undefined>> & {
  readonly organizationId?: number;
};

type ColumnValues = string | number | readonly (string | number)[];

/** The values in a column of the rows that a value depends on; without any: all rows. While the value is loaded, it is undefined. */
export type ValuesOf<Key, Value> = (key: Key, value: Value | undefined) => ColumnValues | null | undefined;

/** What values depend on. */
export interface Dependency<Key, Value> extends CacheDependency {
  /**
   * By column, which rows: a write that names values of one of these columns concerns only dependents with such a value. Every
   * column must tell all rows that count, those that a value would only have after the write included.
   */
  readonly rows?: Readonly<Record<string, ValuesOf<Key, Value>>>;
}

interface Dependent<Key> {
  key: Key;
  /** By the place of a column: the values of its rows, undefined for all. */
  values: (readonly string[] | undefined)[];
}

/** A column by which a dependency finds rows. */
interface RowColumn<Id, Key, Value> {
  column: string;
  valuesOf: ValuesOf<Key, Value>;
  /** Dependents by value, those of all rows under undefined. */
  dependents: SetsBy<string | undefined, Id>;
}

interface Placed<Id, Key, Value> {
  dependency: TableDependency;
  columns: readonly RowColumn<Id, Key, Value>[];
}

class SetsBy<By, Member> {
  readonly #sets = new Map<By, Set<Member>>();

  get(by: By): ReadonlySet<Member> | undefined {
    return this.#sets.get(by);
  }

  add(by: By, member: Member): void {
    const set = this.#sets.get(by);
    if (set) set.add(member);
    else this.#sets.set(by, new Set([member]));
  }

  delete(by: By, member: Member): void {
    const set = this.#sets.get(by);
    set?.delete(member);
    if (set?.size === 0) this.#sets.delete(by);
  }

  clear(): void {
    this.#sets.clear();
  }
}

/** Finds what depends on a change among many, by organisation and by the values of columns. */
export class Dependents<Id, Key extends DependentKey, Value> {
  readonly #all = new Map<Id, Dependent<Key>>();
  readonly #byOrganization = new SetsBy<number | undefined, Id>();
  readonly #byTable = new Map<string, Placed<Id, Key, Value>[]>();
  readonly #columns: RowColumn<Id, Key, Value>[] = [];

  constructor(
    dependencies: readonly Dependency<Key, Value>[],
    private readonly sources: readonly string[] = [],
  ) {
    for (const dependency of dependencies) {
      for (const ofTable of tableDependencies(dependency)) {
        const columns = ofTable.rowColumns.map((column) => ({
          column,
          valuesOf: dependency.rows![column]!,
          dependents: new SetsBy<string | undefined, Id>(),
        }));
        this.#columns.push(...columns);
        const others = this.#byTable.get(ofTable.table) ?? [];
        this.#byTable.set(ofTable.table, [...others, { dependency: ofTable, columns }]);
      }
    }
  }

  get size(): number {
    return this.#all.size;
  }

  add(id: Id, key: Key): void {
    this.remove(id);
    this.#all.set(id, { key, values: this.#columns.map(() => undefined) });
    this.#byOrganization.add(key.organizationId, id);
    for (const column of this.#columns) column.dependents.add(undefined, id);
    this.#place(id, undefined);
  }

  /** Narrows what a dependent depends on to the rows that its value was made from. */
  loaded(id: Id, value: Value): void {
    this.#place(id, value);
  }

  remove(id: Id): void {
    const dependent = this.#all.get(id);
    if (!dependent) return;
    this.#all.delete(id);
    this.#byOrganization.delete(dependent.key.organizationId, id);
    for (const [place, { dependents }] of this.#columns.entries())
      for (const value of dependent.values[place] ?? [undefined]) dependents.delete(value, id);
  }

  clear(): void {
    this.#all.clear();
    this.#byOrganization.clear();
    for (const { dependents } of this.#columns) dependents.clear();
  }

  /** All that depend on one of the changes. */
  affectedBy(changes: readonly Change[]): ReadonlySet<Id> {
    const affected = new Set<Id>();
    for (const change of changes) for (const id of this.#concerned(change)) affected.add(id);
    return affected;
  }

  #place(id: Id, value: Value | undefined): void {
    const dependent = this.#all.get(id);
    if (!dependent) return;
    for (const [place, { valuesOf, dependents }] of this.#columns.entries()) {
      for (const before of dependent.values[place] ?? [undefined]) dependents.delete(before, id);
      const values = valuesOf(dependent.key, value) ?? undefined;
      const texts = values === undefined ? undefined : [values].flat().map(String);
      dependent.values[place] = texts;
      for (const text of texts ?? [undefined]) dependents.add(text, id);
    }
  }

  #concerned(change: Change): Iterable<Id> {
    if ('everything' in change) return this.#all.keys();
    if ('source' in change) return this.sources.includes(change.source) ? this.#all.keys() : [];
    if ('clearedOrganizationId' in change) return this.#inOrganization(change.clearedOrganizationId);
    return (this.#byTable.get(change.table) ?? []).flatMap((placed) => [...this.#concernedBy(placed, change)]);
  }

  *#concernedBy({ dependency, columns }: Placed<Id, Key, Value>, write: TableWrite): Iterable<Id> {
    if (!isChangedBy(dependency, write)) return;
    const { organizationId } = write;
    const named = columns.find(({ column }) => write.values[column]);
    if (!named) {
      yield* organizationId === undefined ? this.#all.keys() : this.#inOrganization(organizationId);
      return;
    }
    for (const value of [undefined, ...write.values[named.column]!])
      for (const id of named.dependents.get(value) ?? []) if (this.#isIn(id, organizationId)) yield id;
  }

  *#inOrganization(organizationId: number): Iterable<Id> {
    yield* this.#byOrganization.get(organizationId) ?? [];
    yield* this.#byOrganization.get(undefined) ?? [];
  }

  #isIn(id: Id, organizationId: number | undefined): boolean {
    const own = this.#all.get(id)?.key.organizationId;
    return own === undefined || organizationId === undefined || own === organizationId;
  }
}
