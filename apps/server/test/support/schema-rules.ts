import { ON_EVERY_NODE } from '../../src/admin/distribution/distribute.ts';
import type { Sql } from '../../src/kernel/database/connect.ts';
import { TENANT_TABLES } from '../../src/kernel/database/schema.gen.ts';
import { ownFunctions, readsTenantTables } from './catalogue.ts';

/**
 * What the schema keeps to, so that a database that is distributed by organisation can hold it (docs/decisions/0001). Each rule
 * returns what breaks it.
 */

const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const tenantTables = [...TENANT_TABLES];

/** Keys whose first column isn't the organisation. */
export const keysWithoutOrganization = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where c.relname = any(${tenantTables}) and c.relnamespace = 'public'::regnamespace and i.indisunique
      and a.attname <> 'organization_id' order by 1`,
  );

/** Foreign keys between tables of an organisation that don't begin with it on both sides. */
export const referencesWithoutOrganization = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and c.relname = any(${tenantTables}) and r.relname = any(${tenantTables}) and not (
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = k.conkey[1] and a.attname = 'organization_id')
      and exists (select from pg_attribute a where a.attrelid = r.oid and a.attnum = k.confkey[1] and a.attname = 'organization_id'))
    order by 1`,
  );

/** Foreign keys of an organisation's tables to tables that stay on the coordinator, which other nodes can't check. */
export const referencesToCoordinator = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and c.relname = any(${tenantTables}) and r.relname <> all(${[...tenantTables, ...ON_EVERY_NODE]})
    order by 1`,
  );

/** Columns of an organisation's tables that the database would clear by itself: the command that deletes clears them. */
export const clearedByDatabase = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    cross join unnest(coalesce(nullif(k.confdelsetcols, '{}'), k.conkey)) number
    join pg_attribute a on a.attrelid = c.oid and a.attnum = number
    where k.contype = 'f' and k.confdeltype in ('n', 'd') and c.relname = any(${tenantTables}) order by 1`,
  );

export const triggers = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  );

/** Columns that hold numbers of transactions, which each server of a distributed database counts for itself. */
export const transactionNumbers = async (sql: Sql): Promise<string[]> =>
  names(
    await sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (a.atttypid in ('xid'::regtype, 'xid8'::regtype) or pg_get_expr(d.adbin, d.adrelid) ~ '(xact_id|txid_|pg_snapshot)')
    order by 1`,
  );

/** Functions that read tables of an organisation in a way that doesn't reach its shard, with the reason. */
export const unreachingFunctions = async (sql: Sql): Promise<string[]> =>
  (await ownFunctions(sql))
    .filter(readsTenantTables)
    .flatMap(({ name, language, arguments: takes, settings }) => [
      ...(language === 'plpgsql' ? [] : [`${name} isn't in plpgsql`]),
      ...(/^(?:organization|id) bigint\b/.test(takes) ? [] : [`${name} doesn't take the organisation first`]),
      ...(settings.includes('plan_cache_mode=force_generic_plan') ? [`${name} forces a generic plan`] : []),
    ]);

/** Does a text create an extension without looking whether it is there? */
export const createsBlindly = (text: string): boolean =>
  /\bcreate\s+extension\b/i.test(text) && !/\bpg_extension\b/.test(text);

/** Does a source text read the constraint of an error itself? `constraintOf` removes the number of the shard from it. */
export const readsConstraint = (text: string): boolean => /\bconstraint_name\b(?!\?: string)/.test(text);
