import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { reading, type Tenant, type Tx } from '../database.ts';
import { findByWords } from '../search.ts';

const server = testServer();
let tenant: Tenant;

async function givenCourses(organizationId: number, titles: readonly string[]): Promise<void> {
  await server.admin`insert into courses (organization_id, title, learning_type, created_by)
    select ${organizationId}, jsonb_build_object('en', title), 'SELF_PACED', 0 from unnest(${titles as string[]}::text[]) title`;
}

/** The titles of the courses that hold all of some words. */
async function titlesWith(words: readonly string[]): Promise<string[]> {
  const ids = await reading(tenant, (tx) => findByWords(tx, 'courses', words));
  const rows = await server.admin<{ title: string }[]>`
    select title ->> 'en' as title from courses where course_id = any(string_to_array(${ids}, ',')::bigint[]) order by 1`;
  return rows.map(({ title }) => title);
}

beforeAll(async () => {
  tenant = { database: server.platform.database, organizationId: await givenOrganization(server) };
  await givenCourses(tenant.organizationId, [
    '100% wool',
    '100 wool',
    "the baker's bread",
    'snake_case',
    'back\\slash',
  ]);
  await givenCourses(await givenOrganization(server), ['wool of another organisation']);
});

describe('a search by words', () => {
  it('finds what holds every word, of the own organisation alone', async () => {
    expect(await titlesWith(['wool'])).toEqual(['100 wool', '100% wool']);
    expect(await titlesWith(['wool', '100'])).toEqual(['100 wool', '100% wool']);
    expect(await titlesWith(['wool', 'bread'])).toEqual([]);
  });

  it.each([
    ['%', '100% wool'],
    ['_', 'snake_case'],
    ['\\', 'back\\slash'],
    ["r's", "the baker's bread"],
  ])('takes %s for nothing but itself', async (word, title) => {
    expect(await titlesWith([word])).toEqual([title]);
  });

  it('does not read every course of a large organisation', async () => {
    const large = { ...tenant, organizationId: await givenOrganization(server) };
    const titles = Array.from({ length: 2000 }, (_, at) => `course number ${at} of many`);
    await givenCourses(large.organizationId, [...titles, 'something rare']);
    await server.admin`vacuum analyze courses`;
    const scansOf = async (tx: Tx) => {
      const [scans] = await tx.sql<{ all: number; rows: number }[]>`
        select seq_scan::int as all, idx_tup_fetch::int as rows from pg_stat_xact_user_tables where relname = 'courses'`;
      return scans!;
    };
    const [before, after] = await reading(large, async (tx) => {
      const earlier = await scansOf(tx);
      await findByWords(tx, 'courses', ['something', 'rare']);
      return [earlier, await scansOf(tx)];
    });
    expect(after).toEqual({ all: before.all, rows: before.rows + 1 });
  });
});
