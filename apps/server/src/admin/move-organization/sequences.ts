import type { Side } from './servers.ts';

/** Raises the target's sequences to the source's: no id that an arrived row has is given again. */
export async function raiseSequences(source: Side, target: Side): Promise<void> {
  const values = await source.sql<{ name: string; value: number }[]>`
    select sequencename::text as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null`;
  await target.sql`
    select setval(format('public.%I', q.sequencename)::regclass, given.value)
    from json_to_recordset(${JSON.stringify(values)}::text::json) as given (name text, value bigint)
    join pg_sequences q on q.schemaname = 'public' and q.sequencename = given.name
    where coalesce(q.last_value, 0) < given.value`;
}

/** Lets an identity column of the target begin at this number. */
export async function startSequenceAt(target: Side, table: string, column: string, value: number): Promise<void> {
  await target.sql`
    select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), ${value - 1})`;
}
