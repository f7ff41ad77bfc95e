import { describe, expect, it } from 'vitest';
import { parseFile } from '../borders/source-file.ts';
import { tablesOfSql } from '../borders/sql-tables.ts';
import { checkTableNames } from '../borders/table-names.ts';
import { checkIdleUses, checkTables, tableUses } from '../borders/tables.ts';

const TABLES = new Set(['courses', 'course_groups', 'members', 'member_names', 'media', 'signals']);
const MODULES = [
  { name: 'courses', area: 'learning', owns: ['courses'], uses: ['members'] },
  { name: 'course-groups', area: 'learning', owns: ['course_groups'], uses: ['courses'] },
  { name: 'members', area: 'identity', owns: ['members'], publishes: ['member_names'] },
  { name: 'media', area: 'organization', owns: ['media'] },
];
const FOLDER = 'apps/server/src/modules';

const named = (sql: string) =>
  tablesOfSql(sql, (name) => TABLES.has(name)).map(({ name, isWritten }) => (isWritten ? `${name}!` : name));

describe('the tables that SQL names', () => {
  it.each([
    ['select 1 from courses c join members as m on true', ['courses', 'members']],
    ['select (select count(*) from courses) from media', ['courses', 'media']],
    ['select 1 from courses c, lateral members m, media', ['courses', 'members', 'media']],
    ['with x as (select * from members) select * from x', ['members']],
    ['insert into courses (a) select a from media', ['courses!', 'media']],
    ['update courses c set a = 1 from media m where true', ['courses!', 'media']],
    ['delete from courses using media', ['courses!', 'media']],
    ['select 1 from "courses" for update', ['courses']],
    ["select 'from courses' -- from media\n from members", ['members']],
    ['select a is distinct from courses', []],
    ['insert into courses (a) values (1) on conflict do update set a = 2', ['courses!']],
    ['select courses.a, members from x', []],
    ['select * from members(1)', []],
  ])('of: %s', (sql, tables) => {
    expect(named(sql)).toEqual(tables);
  });
});

const breaches = (file: string, text: string): string[] =>
  checkTables(tableUses([parseFile(file, text)], TABLES), MODULES, ['signals']).map(({ message }) => message);

describe('names of tables', () => {
  const unclear = (text: string, file = `${FOLDER}/learning/courses/courses.service.ts`): string[] =>
    checkTableNames([parseFile(file, text)]).map(({ message }) => message);

  it.each([
    ['a parameter', 'const read = (table: string) => db.selectFrom(table);', /chosen elsewhere/],
    ['a key of the schema', 'const read = (table: keyof DB) => db.innerJoin(table);', /chosen elsewhere/],
    ['a part of an object', 'const read = ({ table }: Asked) => db.deleteFrom(table);', /chosen elsewhere/],
    ['an imported constant', "import { TABLE } from './x.ts'; db.insertInto(TABLE);", /chosen elsewhere/],
    [
      'a parameter in a fragment',
      `const read = (table: string) => sql\`select from \${sql.table(table)}\`;`,
      /chosen elsewhere/,
    ],
    ['a template under another type', `db.selectFrom(\`course_\${noun}\` as 'notes');`, /chosen elsewhere/],
    ['a sum', "sql.raw('select 1 from ' + 'media');", /put together/],
    ['a template with values', `connection.unsafe(\`select 1 from \${name}\`);`, /put together/],
    ['a list that is joined', "sql.raw(['select 1 from', 'media'].join(' '));", /put together/],
    ['a parameter of raw SQL', 'const read = (text: string) => sql.raw(text);', /put together/],
  ])('can’t be %s', (_, text, message) => {
    expect(unclear(text)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['a literal', "db.selectFrom('courses as c');"],
    ['a constant of the file', "const TABLE = 'courses'; db.selectFrom(TABLE);"],
    ['a type that lists them', "const read = (table: 'courses' | 'media') => db.selectFrom(table);"],
    ['a query that is kept', "const mine = db.selectFrom('courses').as('m'); db.selectFrom(mine);"],
    ['a query as a parameter', 'const join = (query: AliasedExpression<Row, string>) => db.selectFrom(query);'],
    ['a picture', 'const { data } = await image.raw().toBuffer();'],
  ])('may be %s', (_, text) => expect(unclear(text)).toEqual([]));

  it('are the kernel’s own affair there', () => {
    expect(unclear('const read = (table: string) => db.selectFrom(table);', 'apps/server/src/kernel/x.ts')).toEqual([]);
  });
});

describe('whose table is read and written by whom', () => {
  it.each([
    [
      `${FOLDER}/learning/courses/courses.reads.ts`,
      "db.selectFrom('courses as c').innerJoin('member_names as p', (j) => j);",
    ],
    [`${FOLDER}/learning/courses/courses.service.ts`, 'tx.sql`update courses set a = 1 from member_names`;'],
    [`${FOLDER}/learning/courses/courses.repository.ts`, "db.insertInto('courses').values({});"],
    [`${FOLDER}/learning/course-groups/course-groups.module.ts`, "defineModule({ owns: ['course_groups'] });"],
    [`${FOLDER}/organization/media/test/media.test.ts`, 'admin`delete from courses`;'],
    ['apps/server/src/kernel/outbox/signals.ts', "db.insertInto('signals');"],
  ])('lets %s say %s', (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });

  it.each([
    ['a foreign read by Kysely', "db.selectFrom('members as m');", /members belongs to members: others read/],
    ['a foreign join', "db.selectFrom('courses').leftJoin('media as m', 'm.a', 'b');", /media belongs to media/],
    ['a foreign write by Kysely', "db.updateTable('members');", /only members writes members/],
    ['a foreign write by raw SQL in a service', 'tx.sql`delete from members where true`;', /only members writes/],
    ['a foreign read inside a fragment', 'sql<boolean>`exists (select from media x)`;', /media belongs to media/],
    ['a plain text', "connection.unsafe('insert into media values (1)');", /only media writes media/],
    ['a table handed on by name', "for (const table of ['course_groups']) x(table);", /belongs to course-groups/],
    ['a table of the kernel', "db.selectFrom('signals');", /signals belongs to kernel/],
    ['a name in a constant', "const WHERE = 'media'; db.selectFrom(WHERE);", /media belongs to media/],
    [
      'one name of several',
      "for (const t of ['courses', 'media'] as const) db.deleteFrom(t);",
      /only media writes media/,
    ],
    ['a name in a type', "const of = (table: 'courses' | 'media') => db.selectFrom(table);", /media belongs to media/],
    [
      'a name in a fragment',
      `const of = (table: 'media') => sql\`select from \${sql.table(table)}\`;`,
      /media belongs/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(breaches(`${FOLDER}/learning/courses/courses.service.ts`, text)).toEqual([expect.stringMatching(message)]);
  });

  it('refuses a view of a module that is not declared as used', () => {
    expect(breaches(`${FOLDER}/organization/media/media.reads.ts`, "db.selectFrom('member_names');")).toEqual([
      "media reads member_names and doesn't declare that it uses members",
    ]);
  });

  it('refuses what lies outside of modules, the demo too', () => {
    expect(breaches('apps/server/src/demo/load-demo.ts', "db.insertInto('courses');")).toEqual([
      'only courses writes courses',
    ]);
  });

  it('refuses a table that two modules own', () => {
    const twice = [...MODULES, { name: 'teaching', area: 'learning', owns: ['courses'] }];
    expect(checkTables([], twice, []).map(({ message }) => message)).toEqual(['courses belongs to courses already']);
  });

  it('says where a table stands', () => {
    const text = "const a = 1;\nconst b = sql`select 1\n  from courses`;\ndb.insertInto('media');";
    expect(tableUses([parseFile(`${FOLDER}/learning/courses/a.ts`, text)], TABLES).map(({ line }) => line)).toEqual([
      3, 4,
    ]);
  });
});

describe('declared uses', () => {
  it('are made true by an import or by a view that is read', () => {
    const files = [
      parseFile(`${FOLDER}/learning/course-groups/a.ts`, "import { x } from '../courses/courses.public.ts';"),
      parseFile(`${FOLDER}/learning/courses/a.ts`, "db.selectFrom('member_names');"),
    ];
    expect(checkIdleUses(files, tableUses(files, TABLES), MODULES)).toEqual([]);
    expect(checkIdleUses([], [], MODULES).map(({ message }) => message)).toEqual([
      "declares that it uses members and doesn't",
      "declares that it uses courses and doesn't",
    ]);
  });
});
