import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { batch, db, identityTransaction, type Tenant, transaction } from '../database.ts';
import { inOrganization, ORGANIZATION } from '../organization.ts';

const server = testServer();
let tenant: Tenant;

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
});

const textOf = (query: { compile(): { sql: string } }): string => query.compile().sql;

describe('a statement of the builder', () => {
  it('narrows the table that it reads, with one value for all of them', () => {
    const query = db
      .selectFrom('courses as c')
      .leftJoin('members as m', 'm.user_id', 'c.created_by')
      .select('c.course_id')
      .where('c.course_id', '=', 7);
    expect(query.compile()).toMatchObject({
      sql:
        'select "c"."course_id" from "courses" as "c" left join "members" as "m" on "m"."organization_id" = $1 and "m"."user_id" = "c"."created_by"' +
        ' where "c"."organization_id" = $1 and "c"."course_id" = $2',
      parameters: [ORGANIZATION, 7],
    });
  });

  it('narrows sub-queries, common tables and what is crossed', () => {
    const query = db
      .with('mine', (q) => q.selectFrom('enrollments').select('course_id'))
      .selectFrom('mine')
      .crossJoin('course_categories as k')
      .select('mine.course_id')
      .where((eb) =>
        eb.exists(eb.selectFrom('courses').select('course_id').whereRef('courses.course_id', '=', 'mine.course_id')),
      );
    const text = textOf(query);
    expect(text).toContain('from "enrollments" where "enrollments"."organization_id" = $1)');
    expect(text).toContain('where "k"."organization_id" = $1 and exists');
    expect(text).toContain('from "courses" where "courses"."organization_id" = $1 and ');
    expect(text).not.toContain('"mine"."organization_id"');
  });

  it('keeps what is written out together', () => {
    const query = db.selectFrom('courses').select('course_id').where(sql<boolean>`course_id = 1 or course_id = 2`);
    expect(textOf(query)).toContain('"organization_id" = $1 and (course_id = 1 or course_id = 2)');
  });

  it('narrows changes and deletions', () => {
    expect(textOf(db.updateTable('courses as c').set({ version: 2 }).where('c.course_id', '=', 1))).toContain(
      'where "c"."organization_id" = $2 and',
    );
    expect(
      textOf(db.deleteFrom('courses').using('members').whereRef('members.user_id', '=', 'courses.created_by')),
    ).toContain('where "members"."organization_id" = $1 and "courses"."organization_id" = $1 and');
  });

  it('puts the organisation into rows that are inserted, however they are written', () => {
    const query = db.insertInto('organization_messages').values([
      { language: 'en', message_key: 'a', text: 'A' },
      { language: 'ar', message_key: 'a', text: sql`upper('b')` },
    ]);
    expect(query.compile()).toMatchObject({
      sql: `insert into "organization_messages" ("organization_id", "language", "message_key", "text") values ($1, $2, $3, $4), ($1, $5, $6, upper('b'))`,
      parameters: [ORGANIZATION, 'en', 'a', 'A', 'ar', 'a'],
    });
  });

  it('lets an insert say itself where it takes the organisation from', () => {
    const from = db.selectFrom('organization_messages').select(['organization_id', 'message_key']);
    const columns = db.insertInto('organization_messages').columns(['organization_id', 'message_key']);
    expect(textOf(columns.expression(from))).toContain('("organization_id", "message_key") select');
    const without = db.insertInto('organization_messages').columns(['message_key']).expression(from.clearSelect());
    expect(() => without.compile()).toThrow('names organization_id itself');
  });

  it('leaves what is above organisations as it is', () => {
    expect(textOf(db.selectFrom('users').select('user_id'))).toBe('select "user_id" from "users"');
  });

  it('refuses a join that would lose rows by it', () => {
    const query = db
      .selectFrom('courses')
      .rightJoin('users', 'users.user_id', 'courses.created_by')
      .select('users.user_id');
    expect(() => query.compile()).toThrow("'courses' stands left of a right or full join");
  });
});

describe('the organisation of a transaction', () => {
  const texts = () => db.selectFrom('organization_messages').select(['organization_id', 'text']);

  it('is filled in when the statement is sent', async () => {
    await transaction(tenant, (tx) =>
      tx.run(db.insertInto('organization_messages').values({ language: 'en', message_key: 'x', text: 'X' })),
    );
    expect(await batch(tenant, texts())).toEqual([[{ organization_id: tenant.organizationId, text: 'X' }]]);
    expect(await batch({ ...tenant, organizationId: tenant.organizationId + 1 }, texts())).toEqual([[]]);
  });

  it('stands in plain SQL too', async () => {
    const rows = await transaction(
      tenant,
      (tx) => tx.sql`
        select m.text, ${ORGANIZATION}::bigint as own from organization_messages m
        where ${inOrganization('m')} and exists (select from organization_messages where ${inOrganization()} and text = ${'X'})`,
    );
    expect([...rows]).toEqual([{ text: 'X', own: tenant.organizationId }]);
  });

  it('is required where there is none', async () => {
    const above = { database: server.platform.database };
    await expect(identityTransaction(above, (tx) => tx.all(texts()))).rejects.toThrow('needs an organisation');
    await expect(
      identityTransaction(above, async (tx) => tx.sql`select from members m where ${inOrganization('m')}`),
    ).rejects.toThrow('needs an organisation');
  });
});
