import { CommandError } from '../command-error.ts';
import { quoted, type TenantTable } from './catalogue.ts';
import type { Side } from './servers.ts';

const ROWS_IN_SLICE = 50_000;
const AT_ONCE = 3;

/** A part of a table: keys above `after` and up to `upTo`; null is open. */
interface Slice {
  table: TenantTable;
  after: string | null;
  upTo: string | null;
}

/** Parts of tables of which each is compared by one short statement. */
export async function slicesOf(source: Side, tables: readonly TenantTable[], organizationId: number): Promise<Slice[]> {
  const slices: Slice[] = [];
  for (const table of tables) {
    const borders = await bordersOf(source, table, organizationId);
    for (const [at, upTo] of [...borders, null].entries()) slices.push({ table, after: borders[at - 1] ?? null, upTo });
  }
  return slices;
}

async function bordersOf({ sql }: Side, { name, sliceColumn }: TenantTable, organizationId: number): Promise<string[]> {
  if (sliceColumn === null) return [];
  const column = quoted(sliceColumn);
  const rows = await sql.unsafe<{ border: string }[]>(
    `select distinct on (${column}) ${column}::text as border
    from (select ${column}, row_number() over (order by ${column}) as number from ${quoted(name)} where organization_id = $1) as r
    where number % ${ROWS_IN_SLICE} = 0 order by ${column}`,
    [organizationId],
  );
  return rows.map(({ border }) => border);
}

/** Number of rows and sum of their hashes. */
async function fingerprint({ sql }: Side, { table, after, upTo }: Slice, organizationId: number): Promise<string> {
  const column = quoted(table.sliceColumn ?? '');
  const bounds = [
    after === null ? '' : ` and ${column} > ${bound(after)}`,
    upTo === null ? '' : ` and ${column} <= ${bound(upTo)}`,
  ];
  const [row] = await sql.unsafe<{ print: string }[]>(
    `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${table.columns.map(quoted).join(', ')})::text, 0)), 0) as print
    from ${quoted(table.name)} where organization_id = $1${bounds.join('')}`,
    [organizationId],
  );
  return row?.print ?? '';
}

/** Borders are numbers and UUIDs as PostgreSQL wrote them. */
const bound = (border: string): string => `'${border}'`;

/** Compares the organisation's rows on both servers. @throws CommandError naming the tables that differ */
export async function verifyRows(
  source: Side,
  target: Side,
  slices: readonly Slice[],
  organizationId: number,
): Promise<void> {
  const different = new Set<string>();
  const waiting = [...slices];
  const compare = async (): Promise<void> => {
    for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
      const [here, there] = await Promise.all([
        fingerprint(source, slice, organizationId),
        fingerprint(target, slice, organizationId),
      ]);
      if (here !== there) different.add(slice.table.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compare));
  if (different.size > 0)
    throw new CommandError(
      `Rows differ between the two servers in: ${[...different].sort().join(', ')}. Nothing was switched. ` +
        'Give up the move with --abort and begin again.',
    );
}
