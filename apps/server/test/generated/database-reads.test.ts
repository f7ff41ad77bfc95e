import { describe, expect, it } from 'vitest';
import { tablesOfSql } from '../../../../scripts/quality/borders/sql-tables.ts';
import { KERNEL_TABLES } from '../../src/kernel/module.ts';
import { MODULES } from '../../src/modules.gen.ts';
import { testServer } from '../support/test-server.ts';

/*
 * What lint can't see: a view or function of the database reads tables, too. It belongs to the module whose own tables it reads, and
 * reads of others what they publish.
 */

const server = testServer();
const owners = new Map<string, string>(KERNEL_TABLES.map((table) => [table, 'kernel']));
const published = new Set<string>();
for (const { name, owns = [], publishes = [] } of MODULES) {
  for (const table of [...owns, ...publishes]) owners.set(table, name);
  for (const view of publishes) published.add(view);
}

describe('what the database itself reads', () => {
  it('in a view are tables of its module and what others publish', async () => {
    const reads = await server.admin<{ view: string; relation: string }[]>`
      select distinct v.relname as view, t.relname as relation
      from pg_class v
      join pg_rewrite w on w.ev_class = v.oid
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid and t.oid <> v.oid
      where v.relkind in ('v', 'm') and v.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`;
    expect(reads.length).toBeGreaterThan(30);
    const foreign = reads.filter(
      ({ view, relation }) => owners.get(relation) !== owners.get(view) && !published.has(relation),
    );
    expect(foreign).toEqual([]);
  });

  it('in a function are tables of one module and what others publish', async () => {
    const functions = await server.admin<{ name: string; source: string }[]>`
      select p.proname as name, coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '') as source
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
    const read = functions.map(({ name, source }) => {
      const tables = tablesOfSql(source, (table) => owners.has(table)).map((table) => table.name);
      const own = tables.filter((table) => !published.has(table)).map((table) => owners.get(table) as string);
      return { name, tables, modules: [...new Set(own)] };
    });
    expect(read.filter(({ tables }) => tables.length > 0).length).toBeGreaterThan(5);
    expect(read.filter(({ modules }) => modules.length > 1)).toEqual([]);
  });
});
