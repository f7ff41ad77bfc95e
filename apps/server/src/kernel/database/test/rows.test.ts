import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { db, type Tenant, transaction } from '../database.ts';
import type { JsonInput } from '../json.ts';
import { rowsStatement, slicesOf } from '../rows.ts';

const server = testServer();
let tenant: Tenant;

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
});

const insertCategories = rowsStatement((rows: readonly { name: string; position: number }[]) =>
  db
    .insertInto('course_categories')
    .values(rows.map((row) => ({ name: sql<JsonInput>`(${row.name}::text)::jsonb`, position: row.position })))
    .returning('position'),
);

const categories = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ name: JSON.stringify({ en: `C ${from + at}` }), position: from + at }));

describe('slices of rows', () => {
  it.each([
    [0, []],
    [1, [1]],
    [7, [4, 2, 1]],
    [64, [64]],
    [200, [64, 64, 64, 8]],
  ])('of %i rows have sizes that are powers of two', (count, sizes) => {
    const rows = Array.from({ length: count }, (_, at) => at);
    const slices = slicesOf(rows, 70);
    expect(slices.map((slice) => slice.length)).toEqual(sizes);
    expect(slices.flat()).toEqual(rows);
  });
});

describe('a statement of many rows', () => {
  it('writes all of them and returns what it says of each, in their order', async () => {
    const positions = await transaction(tenant, (tx) => insertCategories(tx, categories(1111)));
    expect(positions.map(({ position }) => position)).toEqual(categories(1111).map(({ position }) => position));
    const [stored] = await server.admin<{ count: number }[]>`
      select count(distinct name ->> 'en')::int as count from course_categories where organization_id = ${tenant.organizationId}`;
    expect(stored?.count).toBe(1111);
  });

  it('sends nothing for no rows', async () => {
    expect(await transaction(tenant, (tx) => insertCategories(tx, []))).toEqual([]);
  });

  it('is taken back with its transaction', async () => {
    const failing = transaction(tenant, async (tx) => {
      await insertCategories(tx, categories(3, 5000));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const rows = await server.admin`select from course_categories where position >= 5000`;
    expect(rows).toHaveLength(0);
  });
});
