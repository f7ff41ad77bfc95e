import { expect, it } from 'vitest';
import { testServer } from '../support/test-server.ts';

const server = testServer();

it('every table, view and column of a table has a comment', async () => {
  const missing = await server.admin<{ name: string }[]>`
    select c.relname || coalesce('.' || a.attname, '') as name
    from pg_class c
    left join lateral (
      select null::name as attname, 0 as attnum union all
      select attname, attnum from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and c.relkind <> 'v'
    ) a on true
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_migrations'
      and not exists (select from pg_description d
        where d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid = a.attnum)
    order by 1`;
  expect(missing.map(({ name }) => name)).toEqual([]);
});
