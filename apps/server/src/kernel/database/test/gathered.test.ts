import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { db, reading, type Tenant, type Tx } from '../database.ts';
import { gathered } from '../gathered.ts';
import { statement } from '../statement.ts';

const server = testServer();
let tenant: Tenant;

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
});

/** The transaction, and how many statements it was sent. */
function watched(tx: Tx): { tx: Tx; sent: string[] } {
  const sent: string[] = [];
  const all: Tx['all'] = (query) => {
    sent.push(query.compile().sql);
    return tx.all(query);
  };
  return { sent, tx: { ...tx, all, one: async (query) => (await all(query))[0] } };
}

const everyType = statement(({ n, at }: { n: number; at: Date }) =>
  db.selectNoFrom([
    sql<number>`${n}::bigint`.as('big'),
    sql<number>`7::int`.as('whole'),
    sql<string>`12.500::numeric`.as('exact'),
    sql<boolean>`true`.as('truth'),
    sql<string>`'قول "said"' || chr(10) || chr(92)`.as('text'),
    sql<null>`null::text`.as('nothing'),
    sql<Date>`${at}::timestamptz`.as('at'),
    sql<Date>`date '2031-02-03'`.as('day'),
    sql<object>`'{"at": "2031-02-03T00:00:00Z", "n": [1, null]}'::jsonb`.as('json'),
    sql<number[]>`array[1, 2]::bigint[]`.as('ids'),
    sql<string[]>`array['a', 'b,"c']`.as('words'),
    sql<string>`'10.0.0.0/8'::cidr`.as('network'),
    sql<string>`'7d1c9a52-1f0e-4b43-9d55-0a6f2f3a1c11'::uuid`.as('key'),
  ]),
);

const rowsUpTo = statement(({ most }: { most: number }) =>
  db.selectNoFrom(sql<number>`generate_series(${most}::int, 1, -1)`.as('n')),
);

const bytes = statement(({ text }: { text: string }) =>
  db.selectNoFrom(sql<Buffer>`convert_to(${text}, 'UTF8')`.as('bytes')),
);

const AT = new Date('2031-05-06T07:08:09.123Z');

/** Asks once, so that it is known what the rows are like, and once more. */
async function twice<Answer>(
  ask: (tx: Tx) => Promise<Answer>,
): Promise<{ alone: Answer; together: Answer; sent: string[] }> {
  const alone = await reading(tenant, (tx) => ask(gathered(tx)));
  return reading(tenant, async (plain) => {
    const { tx, sent } = watched(plain);
    return { alone, together: await ask(gathered(tx)), sent };
  });
}

describe('reads that are gathered', () => {
  it('answer what they answer alone, whatever their types are, as one statement', async () => {
    const plain = await reading(tenant, (tx) => tx.all(everyType({ n: 9_007_199_254_740_991, at: AT })));
    const { alone, together, sent } = await twice((tx) =>
      Promise.all([tx.all(everyType({ n: 9_007_199_254_740_991, at: AT })), tx.all(rowsUpTo({ most: 3 }))]),
    );
    expect(sent).toHaveLength(1);
    expect(together).toEqual([[...plain], [{ n: 3 }, { n: 2 }, { n: 1 }]]);
    expect(alone.map((rows) => [...rows])).toEqual(together);
  });

  it('answer no rows as none, and each its own values', async () => {
    const { together, sent } = await twice((tx) =>
      Promise.all([tx.all(rowsUpTo({ most: 0 })), tx.one(rowsUpTo({ most: 2 })), tx.one(rowsUpTo({ most: 0 }))]),
    );
    expect(sent).toHaveLength(1);
    expect(together).toEqual([[], { n: 2 }, undefined]);
  });

  it('go by themselves where JSON cannot say what they answer', async () => {
    const { together, sent } = await twice((tx) =>
      Promise.all([tx.one(bytes({ text: 'é' })), tx.one(rowsUpTo({ most: 1 })), tx.one(rowsUpTo({ most: 2 }))]),
    );
    expect(sent).toHaveLength(2);
    expect(together).toEqual([{ bytes: Buffer.from('é') }, { n: 1 }, { n: 2 }]);
  });

  it('leave in the next moment where they are asked for by what came before', async () => {
    const ask = async (tx: Tx, most: number) => {
      const first = await tx.one(rowsUpTo({ most }));
      return tx.all(rowsUpTo({ most: first?.n ?? 0 }));
    };
    const { together, sent } = await twice((tx) => Promise.all([ask(tx, 1), ask(tx, 2)]));
    expect(sent).toHaveLength(2);
    expect(together).toEqual([[{ n: 1 }], [{ n: 2 }, { n: 1 }]]);
  });

  it('fail together, and only they', async () => {
    const failing = statement(({ n }: { n: number }) => db.selectNoFrom(sql<number>`1 / ${n}::int`.as('n')));
    await reading(tenant, (tx) => tx.one(failing({ n: 1 })));
    await twice((tx) => Promise.all([tx.one(failing({ n: 1 })), tx.one(rowsUpTo({ most: 1 }))]));
    const failed = reading(tenant, (tx) => {
      const together = gathered(tx);
      return Promise.all([together.one(failing({ n: 0 })), together.one(rowsUpTo({ most: 1 }))]);
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await reading(tenant, (tx) => tx.one(rowsUpTo({ most: 1 })))).toEqual({ n: 1 });
  });
});
