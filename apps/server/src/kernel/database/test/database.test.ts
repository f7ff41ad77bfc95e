import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { batch, db, reading, type Tenant, transaction } from '../database.ts';
import { ORGANIZATION } from '../organization.ts';
import { shapedStatement, statement } from '../statement.ts';

const server = testServer();
let tenant: Tenant;

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
});

const added = statement(({ a, b }: { a: number; b: number }) =>
  db.selectNoFrom(sql<number>`${a}::int + ${b}::int + ${a}::int`.as('sum')),
);

describe('a statement', () => {
  it('is built once and takes its values with each call', async () => {
    let builds = 0;
    const counted = statement(({ n }: { n: number }) => {
      builds += 1;
      return db.selectNoFrom(sql<number>`${n}::int`.as('n'));
    });
    expect(await batch(tenant, counted({ n: 1 }))).toEqual([[{ n: 1 }]]);
    expect(await batch(tenant, counted({ n: 2 }))).toEqual([[{ n: 2 }]]);
    expect(builds).toBe(1);
  });

  it('puts a value wherever it stands', async () => {
    expect(await batch(tenant, added({ a: 2, b: 10 }))).toEqual([[{ sum: 14 }]]);
  });

  it('has a text for each shape', () => {
    const shaped = shapedStatement((shape: { isLimited: boolean }, { most }: { most: number }) => {
      const all = db.selectFrom('members').select('user_id');
      return shape.isLimited ? all.limit(most) : all;
    });
    expect(shaped({ isLimited: false }, { most: 3 }).compile().sql).not.toContain('limit');
    expect(shaped({ isLimited: true }, { most: 3 }).compile()).toMatchObject({
      sql: expect.stringContaining('limit $2'),
      parameters: [ORGANIZATION, 3],
    });
  });

  it('refuses to be built by a value that it does not know', () => {
    const deciding = statement(({ n }: { n: number }) => db.selectNoFrom(sql<number>`${n + 1}::int`.as('n')));
    expect(() => deciding({ n: 1 }).compile()).toThrow("the value of 'n' isn't known");
  });
});

describe('a batch', () => {
  it('answers the rows of each statement, in their order', async () => {
    const sums = await batch(tenant, added({ a: 1, b: 1 }), added({ a: 2, b: 2 }));
    expect(sums).toEqual([[{ sum: 3 }], [{ sum: 6 }]]);
  });

  it('sees its organisation only', async () => {
    const [[row]] = await batch(tenant, db.selectNoFrom(sql<string>`current_setting('app.organization_id')`.as('id')));
    expect(row).toEqual({ id: String(tenant.organizationId) });
  });

  it('leaves its connection usable when one of its statements fails, and changes nothing', async () => {
    const term = { slug: 'course', language: 'en' } as const;
    const failing = () =>
      batch(tenant, db.insertInto('organization_terms').values(term), db.selectNoFrom(sql`1 / ${0}::int`.as('n')));
    for (let round = 0; round < 8; round++) await expect(failing()).rejects.toThrow('division by zero');
    expect(await batch(tenant, db.selectFrom('organization_terms').select('slug'))).toEqual([[]]);
  });
});

describe('a reading', () => {
  it('may not write', async () => {
    const { organizationId } = tenant;
    await expect(
      reading(tenant, (tx) => tx.run(db.deleteFrom('members').where('organization_id', '=', organizationId))),
    ).rejects.toThrow('read-only transaction');
  });
});

describe('a transaction that is over', () => {
  it('refuses what a part of it still asks for, so that nothing reaches the next one on its connection', async () => {
    let goOn = () => {};
    const isOver = new Promise<void>((resolve) => (goOn = resolve));
    let late: Promise<unknown> | undefined;
    const failing = transaction(tenant, async (tx) => {
      late = isOver.then(() => tx.one(added({ a: 1, b: 1 })));
      throw new Error('one part fails');
    });
    await expect(failing).rejects.toThrow('one part fails');
    goOn();
    await expect(late).rejects.toThrow('came after the end');
  });
});
