import { readdirSync, readFileSync } from 'node:fs';
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../src/kernel/database/connect.ts';
import { constraintOf } from '../../src/kernel/database/constraint.ts';
import { TENANT_TABLES } from '../../src/kernel/database/schema.gen.ts';
import {
  clearedByDatabase,
  createsBlindly,
  keysWithoutOrganization,
  readsConstraint,
  referencesToCoordinator,
  referencesWithoutOrganization,
  transactionNumbers,
  triggers,
  unreachingFunctions,
} from '../support/schema-rules.ts';
import { brokenRules, type Catalogue, SearchOrder } from '../support/statement-rules.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
const tenantTables = [...TENANT_TABLES];

/** What a rule finds when the schema is changed: the change is taken back. */
async function whenChanged(change: string, find: (sql: Sql) => Promise<string[]>): Promise<string[]> {
  const connection = await server.admin.reserve();
  try {
    await connection.unsafe('begin');
    await connection.unsafe(change);
    return await find(connection as unknown as Sql);
  } finally {
    await connection.unsafe('rollback');
    connection.release();
  }
}

describe('the schema, as a database that is distributed by organisation wants it', () => {
  it('has organization_id first in every key of a tenant table', async () => {
    expect(await keysWithoutOrganization(server.admin)).toEqual([]);
    const change = 'create unique index planted on courses (course_id)';
    expect(await whenChanged(change, keysWithoutOrganization)).toEqual(['planted']);
  });

  it('refers from one tenant table to another by the organisation first', async () => {
    expect(await referencesWithoutOrganization(server.admin)).toEqual([]);
    const change = `create unique index planted_key on courses (course_id, organization_id);
      alter table announcements add constraint planted foreign key (course_id, organization_id) references courses (course_id, organization_id)`;
    expect(await whenChanged(change, referencesWithoutOrganization)).toEqual(['planted']);
  });

  it('refers from tenant tables to no table that stays on the coordinator', async () => {
    expect(await referencesToCoordinator(server.admin)).toEqual([]);
    const change = 'alter table courses add column planted uuid constraint planted references sessions';
    expect(await whenChanged(change, referencesToCoordinator)).toEqual(['planted']);
  });

  it('leaves no columns to the database to clear', async () => {
    expect(await clearedByDatabase(server.admin)).toEqual([]);
    const change = `alter table announcements add constraint planted foreign key (organization_id, course_id) references courses
      on delete set null (course_id)`;
    expect(await whenChanged(change, clearedByDatabase)).toEqual(['announcements.course_id']);
  });

  it('has no triggers', async () => {
    expect(await triggers(server.admin)).toEqual([]);
    const change = `create function planted() returns trigger language plpgsql as 'begin return new; end';
      create trigger planted before update on courses for each row execute function planted()`;
    expect(await whenChanged(change, triggers)).toEqual(['planted']);
  });

  it('holds no numbers of transactions but those of the stream, which one coordinator gives out', async () => {
    const known = ['stream_events.oldest_open_transaction', 'stream_events.transaction_number'];
    expect(await transactionNumbers(server.admin)).toEqual(known);
    const change = `alter table courses add column planted bigint default (pg_current_xact_id()::text)::bigint;
      alter table courses add column planted_number xid8`;
    const found = await whenChanged(change, transactionNumbers);
    expect(found).toEqual(['courses.planted', 'courses.planted_number', ...known]);
  });

  it('reads tenant tables in functions of plpgsql that take the organisation and plan for it', async () => {
    expect(await unreachingFunctions(server.admin)).toEqual([]);
    const change = `create function planted(course bigint) returns bigint language sql set plan_cache_mode = force_generic_plan
      as 'select count(*) from courses where course_id = course'`;
    expect(await whenChanged(change, unreachingFunctions)).toEqual([
      "planted isn't in plpgsql",
      "planted doesn't take the organisation first",
      'planted forces a generic plan',
    ]);
  });
});

describe('the code, as a database that is distributed by organisation wants it', () => {
  const sources = ['apps/server/migrations', 'apps/server/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:sql|ts)$/.test(file) && !/\/test\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const breaking = (breaks: (text: string) => boolean): string[] =>
    sources.filter((file) => breaks(readFileSync(file, 'utf8')));

  it('is read', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('creates an extension after looking whether it is there', () => {
    expect(breaking(createsBlindly)).toEqual([]);
    expect(createsBlindly('CREATE EXTENSION IF NOT EXISTS pg_trgm;')).toBe(true);
  });

  it('reads the constraint of an error without the number of its shard', () => {
    expect(breaking(readsConstraint)).toEqual(['apps/server/src/kernel/database/constraint.ts']);
    expect(readsConstraint("if (error.constraint_name === 'courses_pkey') throw conflict();")).toBe(true);
    expect(constraintOf({ constraint_name: 'grade_items_pkey_102008' })).toBe('grade_items_pkey');
    expect(constraintOf({ constraint_name: 'grade_items_pkey' })).toBe('grade_items_pkey');
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
  const catalogue: Catalogue = {
    definers: new Set(['search_members']),
    readers: new Set(['member_permission_slugs']),
    changing: new Set(['concat_ws']),
    setReturning: new Set(['unnest']),
    numbered: new Set(['courses']),
    columns: new Map([['media', new Set(['media_id', 'alt'])]]),
  };
  const broken = (text: string) => brokenRules(text, catalogue);

  it.each([
    'select from courses where organization_id = $1 and course_id = $2',
    'select from courses c where c.organization_id = $1::bigint and exists (select from members where organization_id = 1)',
    'select m.alt from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1',
    'select alt from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1',
    'select * from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1',
    'select from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1 and m.alt is null',
    'with c as (select course_id from courses where organization_id = $1) select from c join c as d using (course_id)',
    'insert into courses (organization_id, title) values ($1, $2), ($1, $3) on conflict do nothing returning course_id',
    'insert into question_tags (tag, organization_id) select tag, t.organization_id from question_tags t where t.organization_id = $1',
    'update courses c set version = 2 from members m where c.organization_id = $1 and m.organization_id = $1',
    "update courses set found_by = concat_ws(' ', $2::text), version = case when version = 1 then 2 else 3 end where organization_id = $1",
    'update courses set found_by = lower(found_by) where organization_id = $1',
    "select case level when 'BEGINNER' then 1 end from courses where organization_id = $1",
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
    ['insert into question_tags (organization_id, tag) select $1::bigint, unnest($2::text[])', 'selected from values'],
    ['insert into question_tags (organization_id, tag) select $1::bigint, $2::text', 'selected from values'],
    [
      'insert into courses (title, organization_id) select title, c.organization_id from courses c where c.organization_id = $1',
      'read them, then write VALUES',
    ],
    [
      'insert into question_tags (organization_id, tag) select $1::bigint, tag from question_tags where organization_id = $1',
      'organisation from a constant',
    ],
    [
      'insert into courses (organization_id, version) values ($1, (select max(version) from courses where organization_id = $1))',
      'VALUES hold a subselect',
    ],
    ["update courses set found_by = concat_ws(' ', title, $2::text) where organization_id = $1", 'concat_ws(), which'],
    [
      "insert into courses (organization_id, title) values ($1, $2) on conflict (organization_id, title) do update set title = concat_ws(' ', excluded.title)",
      'concat_ws(), which',
    ],
    ['update courses set version = case version when 1 then 2 end where organization_id = $1', '`case x when`'],
    [
      "insert into question_tags (organization_id, tag) select t.organization_id, case tag when 'a' then 'b' end from question_tags t where t.organization_id = $1",
      '`case x when`',
    ],
    [
      'select c.title from courses c left join media m on m.organization_id = $1 and m.media_id = c.cover_media_id where c.organization_id = $1',
      'media (m) is joined on the left and not used',
    ],
    [
      'select organization_id from members where member_permission_slugs(organization_id, user_id) is null /* above organisations */',
      'call it for each organisation by itself',
    ],
    ['begin; set local app.organization_id = 1', 'several statements are sent as one'],
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

  describe('about the order in a transaction', () => {
    const lateAfter = (...texts: string[]): string[] => {
      const order = new SearchOrder();
      for (const text of texts) order.watch(text, 1);
      return order.broken();
    };
    const search = 'select string_agg(id::text) from search_members($1::bigint, $2::text[]) as id';
    const write = 'update "courses" as "c" set "version" = 2 where "c"."organization_id" = $1';

    it('let a search through before the first write, after the transaction of another one, and beside it', () => {
      expect(lateAfter('begin', search, write, 'commit', 'begin', search)).toEqual([]);
      expect(lateAfter('begin', 'select from courses for update', search)).toEqual([]);
      const order = new SearchOrder();
      order.watch(write, 1);
      order.watch(search, 2);
      expect(order.broken()).toEqual([]);
    });

    it.each([
      write,
      'insert into courses (organization_id) values ($1)',
      'with gone as (delete from courses where organization_id = $1 returning course_id) select from gone',
    ])('refuse one after: %s', (text) => {
      expect(lateAfter('begin', text, search).join()).toContain('search first');
    });
  });
});
