import { type DB, SOURCES } from './schema.gen.ts';

export type WriteKind = 'insert' | 'update' | 'delete';

/** A committed write to rows of a table, as far as caches need to know it. */
export interface TableWrite {
  readonly table: string;
  readonly kinds: readonly WriteKind[];
  /** The organisation of the rows; absent: of any. */
  readonly organizationId?: number;
  /** The columns that an update sets; absent: any. */
  readonly columns?: readonly string[];
  /** The values that the rows have in a column; a column that is absent may have any value. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** Something that cached values are read from. */
export interface CacheDependency {
  /** A table, view or function. Views and functions stand for the tables from which they read. */
  readonly from: keyof DB | keyof typeof SOURCES;
  /** Which kinds of write count; absent: all. New rows that nothing refers to yet change no value. */
  readonly on?: readonly WriteKind[];
  /** Columns that no value is read from: an update that sets only these doesn't count. */
  readonly except?: readonly string[];
  /** By column, which rows of it a value is read from (dependents.ts). */
  readonly rows?: Readonly<Record<string, unknown>>;
}

/** One of the tables behind a dependency. */
export interface TableDependency extends Pick<CacheDependency, 'on' | 'except'> {
  readonly table: string;
  /** The columns that are read; absent: any. */
  readonly columns?: readonly string[];
  /** The columns by which its rows are known. */
  readonly rowColumns: readonly string[];
}

interface Source {
  readonly table: string;
  readonly columns?: readonly string[];
}

const sources: Readonly<Record<string, readonly Source[]>> = SOURCES;

/** The tables from which a view or function reads, through others too; a table itself. */
const tablesBehind = (source: Source): Source[] => sources[source.table]?.flatMap(tablesBehind) ?? [source];

/** The tables on which a dependency depends, each with what of it counts. */
export function tableDependencies({ from, on, except, rows = {} }: CacheDependency): TableDependency[] {
  const behind = tablesBehind({ table: from });
  // a view's column is known to be a table's own where no other table has one of that name
  const isOf = (column: string, { columns }: Source) =>
    !columns || (columns.includes(column) && behind.filter((other) => other.columns?.includes(column)).length === 1);
  return behind.map((source) => ({
    ...source,
    ...(on ? { on } : {}),
    ...(except ? { except } : {}),
    rowColumns: Object.keys(rows).filter((column) => isOf(column, source)),
  }));
}

const byTable = new Map<string, TableDependency[]>();

/** Lets statements note their writes to these tables. To be called while modules load, before any statement is compiled. */
export function declareDependencies(dependencies: readonly CacheDependency[]): void {
  for (const dependency of dependencies.flatMap(tableDependencies)) {
    const known = byTable.get(dependency.table);
    if (known) known.push(dependency);
    else byTable.set(dependency.table, [dependency]);
  }
}

const NONE: readonly TableDependency[] = [];

/** What caches of this process declare to read from a table. */
export const dependenciesOn = (table: string): readonly TableDependency[] => byTable.get(table) ?? NONE;

type WrittenColumns = Pick<TableWrite, 'kinds' | 'columns'>;

/** Whether a write can change what was read. */
export function isChangedBy(dependency: Omit<TableDependency, 'table' | 'rowColumns'>, write: WrittenColumns): boolean {
  const { on, except, columns: read } = dependency;
  const isRead = (column: string) => !except?.includes(column) && (!read || read.includes(column));
  return write.kinds.some((kind) => {
    if (on && !on.includes(kind)) return false;
    return kind !== 'update' || !write.columns || write.columns.some(isRead);
  });
}
