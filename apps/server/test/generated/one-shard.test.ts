import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { TENANT_TABLES } from '../../src/kernel/database/schema.gen.ts';
import { brokenRules } from '../support/statement-rules.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
const tenantTables = [...TENANT_TABLES];

describe('the schema, as a database that is distributed by organisation wants it', () => {
  it('has organization_id first in every key of a tenant table', async () => {
    const others = await server.admin`
      select i.indexrelid::regclass::text as key from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where c.relname = any(${tenantTables}) and c.relnamespace = 'public'::regnamespace and i.indisunique
        and a.attname <> 'organization_id'`;
    expect([...others]).toEqual([]);
  });

  it('refers from one tenant table to another by the organisation first', async () => {
    const others = await server.admin`
      select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and c.relname = any(${tenantTables}) and r.relname = any(${tenantTables}) and not (
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = k.conkey[1] and a.attname = 'organization_id')
        and exists (select from pg_attribute a where a.attrelid = r.oid and a.attnum = k.confkey[1] and a.attname = 'organization_id'))`;
    expect([...others]).toEqual([]);
  });

  it('leaves no more columns to the database to clear than it did', async () => {
    const clearing = await server.admin<{ at: string }[]>`
      select c.relname || '.' || a.attname as at from pg_constraint k join pg_class c on c.oid = k.conrelid
      cross join unnest(k.confdelsetcols) column_number
      join pg_attribute a on a.attrelid = c.oid and a.attnum = column_number
      where k.contype = 'f' and k.confdeltype in ('n', 'd') order by 1`;
    // what is added has its columns cleared by the command that deletes
    expect(clearing.map(({ at }) => at)).toEqual([
      'course_subsections.prerequisite_subsection_id',
      'grade_item_plans.grade_category_id',
      'grade_items.course_subsection_id',
      'grade_items.grade_category_id',
      'rubrics.course_id',
    ]);
  });

  it('has no triggers', async () => {
    const triggers = await server.admin`
      select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;
    expect([...triggers]).toEqual([]);
  });
});

describe('the estimates of the planner', () => {
  it('know of every id by which a tenant table is looked up that the organisation follows from it', async () => {
    const unknown = await server.admin<{ at: string }[]>`
      select distinct c.relname || '.' || next.attname as at from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute first on first.attrelid = c.oid and first.attnum = i.indkey[0] and first.attname = 'organization_id'
      join pg_attribute next on next.attrelid = c.oid and next.attnum in (i.indkey[1], i.indkey[2])
      where c.relname = any(${tenantTables}) and c.relnamespace = 'public'::regnamespace and next.atttypid = 'bigint'::regtype
        and (i.indnkeyatts > 2 or not i.indisunique)
        and not exists (select from pg_statistic_ext s where s.stxrelid = c.oid and s.stxkind @> '{f}'
          and s.stxkeys::int2[] @> array[first.attnum, next.attnum])
      order by 1`;
    // a table that gets another index calls note_dependencies() again
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });
});

describe('the rules of statements', () => {
  beforeAll(loadModule);
  const broken = (text: string) => brokenRules(text, new Set(['search_members']));

  it.each([
    'select from courses where organization_id = $1 and course_id = $2',
    'select from courses c where c.organization_id = $1::bigint and exists (select from members where organization_id = 1)',
    'select from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1',
    'with c as (select course_id from courses where organization_id = $1) select from c join c as d using (course_id)',
    'insert into courses (organization_id, title) values ($1, $2), ($1, $3) on conflict do nothing returning course_id',
    'insert into courses (title, organization_id) select title, c.organization_id from courses c where c.organization_id = $1',
    'insert into question_tags (organization_id, tag) select $1::bigint, unnest($2::text[])',
    'update courses c set version = 2 from members m where c.organization_id = $1 and m.organization_id = $1',
    'select search_members($1, $2)',
    'select from users u join sessions s using (user_id)',
    'select organization_id from members where user_id = $1 /* above organisations */',
  ])('let through: %s', (text) => {
    expect(broken(text)).toEqual([]);
  });

  it.each([
    ['select from courses where course_id = $1', "courses (courses) isn't compared"],
    [
      'select from courses c join members m on m.organization_id = c.organization_id where c.organization_id = $1',
      "members (m) isn't compared",
    ],
    ['select from courses c where c.organization_id = $1 or c.course_id = $2', "courses (c) isn't compared"],
    [
      'select (select count(*) from media m where m.organization_id = c.organization_id) from courses c where c.organization_id = $1',
      "media (m) isn't compared",
    ],
    [
      'select from courses where organization_id = $1 union select from media where media_id = $2',
      "media (media) isn't compared",
    ],
    ['with c as (select from courses) select from c', "courses (courses) isn't compared"],
    ['delete from courses c using members m where c.organization_id = $1', "members (m) isn't compared"],
    ['update courses set organization_id = $2 where organization_id = $1', 'given to an organisation'],
    ['insert into courses (title) values ($1)', "don't name their organisation"],
    [
      'insert into question_tags (organization_id, tag) select $1, t from unnest($2::text[]) t',
      'from a function in FROM',
    ],
    ['with w (a) as (select 1) select from w', 'has a list of columns'],
    [
      'with gone as (delete from media where organization_id = $1 returning media_id) select from gone join media m on m.organization_id = $1',
      'lock first, write after',
    ],
    [
      'select from courses c, members m where c.organization_id = $1 and m.organization_id = $1 for update of c',
      'rows are locked in a join',
    ],
    [
      'select from courses where organization_id = $1 and created_by in (select search_members($1, $2))',
      'statement of its own',
    ],
    ['select from users u join members m using (user_id) where m.organization_id = $1', 'of accounts, stands beside'],
  ])('refuse: %s', (text, why) => {
    expect(broken(text).join()).toContain(why);
  });
});
