import { beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../src/kernel/database/open.ts';
import { givenMember, givenOrganization, type TestMember } from '../support/arrange.ts';
import { TEST_SECRET } from '../support/constants.ts';
import { faultOf } from '../support/error-shape.ts';
import { fingerprint, listTables, type Table } from '../support/fingerprint.ts';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

const server = testServer();
/** Tables above organisations, each looked at: accounts and sessions (only sullam_identity reaches them), counters. */
const ABOVE_ORGANIZATIONS = [
  'arriving_accounts',
  'email_changes',
  'known_devices',
  'one_time_tokens',
  'organization_arrivals',
  'organization_moves',
  'rate_limits',
  'recovery_codes',
  'refresh_tokens',
  'schema_migrations',
  'sessions',
  'users',
];
/** Columns that name an organisation in a table that isn't a tenant's. */
const NOT_OWNED = [
  'sessions',
  'one_time_tokens',
  'email_changes',
  'arriving_accounts',
  'organization_arrivals',
  'organization_moves',
];

const isTenant = (table: Table) => !ABOVE_ORGANIZATIONS.includes(table.name);

let world: World;
let tables: Table[];
let owned: Table[];
let stranger: TestMember;
/** What this organisation held after the operation before, since looking at all of it takes longer than asking. */
let before: Record<string, string>;

/** What belongs to this organisation; jobs are everybody's. */
async function held(): Promise<Record<string, string>> {
  const { jobs: _, ...state } = await fingerprint(server, owned, [world.organizationId]);
  return state;
}

beforeAll(async () => {
  world = await givenWorld(server);
  const other = await givenWorld(server);
  stranger = other.members.administrator;
  tables = await listTables(server);
  owned = tables.filter(isTenant);
  before = await held();
});

describe('every table', () => {
  it('of an organisation has forced row-level security and a policy; the others are reviewed', async () => {
    const rows = await server.admin<{ name: string; is_forced: boolean; policies: string[] }[]>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as is_forced,
        (select coalesce(array_agg(p.polname::text), '{}') from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;
    const unprotected = rows.filter((row) => !row.is_forced || row.policies.length === 0).map((row) => row.name);
    expect(unprotected.sort()).toEqual(ABOVE_ORGANIZATIONS);
    expect(
      tables
        .filter((table) => table.isTenant && !isTenant(table))
        .map((table) => table.name)
        .sort(),
    ).toEqual([...NOT_OWNED].sort());
  });

  it('has the organisation first in its primary key', async () => {
    const rows = await server.admin<{ name: string; first: string }[]>`
      select c.relname as name, a.attname as first from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'p' and c.relnamespace = 'public'::regnamespace`;
    const wrong = rows.filter((row) => row.first !== 'organization_id' && !ABOVE_ORGANIZATIONS.includes(row.name));
    expect(wrong).toEqual([]);
  });

  it('refers to tables of organisations by the organisation too', async () => {
    const rows = await server.admin<{ name: string; definition: string }[]>`
      select c.relname as name, pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_class f on f.oid = k.confrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
        and not (f.relname = any(${[...ABOVE_ORGANIZATIONS, 'organizations']}))`;
    expect(rows.filter((row) => !row.definition.startsWith('FOREIGN KEY (organization_id'))).toEqual([]);
  });
});

describe('the application on the database', () => {
  it('is a role that owns nothing and passes no policy', async () => {
    const [role] =
      await server.admin`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = 'sullam_app'`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false });
    const [{ count } = { count: -1 }] = await server.admin<{ count: number }[]>`
      select count(*)::int from pg_class where relowner = 'sullam_app'::regrole and relnamespace = 'public'::regnamespace`;
    expect(count).toBe(0);
  });

  it('sees nothing foreign however it asks, and cannot write into another organisation', async () => {
    const { app } = openPools(server.address, TEST_SECRET, 1);
    const connection = await app.reserve();
    try {
      const seen: string[] = [];
      for (const table of owned) {
        await connection.sql.unsafe(`begin; set local app.organization_id = '${stranger.organizationId}'`);
        const [row] = await connection.sql.unsafe(
          `select count(*)::int as own, count(*) filter (where organization_id <> ${stranger.organizationId})::int as foreign from "${table.name}"`,
        );
        if (row?.foreign !== 0) seen.push(table.name);
        // no condition at all: the policy alone decides what is touched
        const moved = connection.sql.unsafe(`update "${table.name}" set organization_id = ${world.organizationId}`);
        await moved.then(
          (result) => result.count > 0 && seen.push(`${table.name} (moved ${result.count} rows)`),
          () => undefined, // refused: by the policy, by a right that the application doesn't have, or by a foreign key
        );
        await connection.sql.unsafe('rollback');
      }
      expect(seen).toEqual([]);
    } finally {
      connection.release();
      await app.end();
    }
  });

  it('gets an error, not an empty answer, where no organisation is set', async () => {
    const { app } = openPools(server.address, TEST_SECRET, 1);
    const connection = await app.reserve();
    try {
      for (const table of owned)
        await expect(connection.sql.unsafe(`select 1 from "${table.name}"`)).rejects.toThrow(
          /app.organization_id|invalid input syntax/,
        );
    } finally {
      connection.release();
      await app.end();
    }
  });

  it('reaches no account and no session', async () => {
    const { app } = openPools(server.address, TEST_SECRET, 1);
    const connection = await app.reserve();
    try {
      for (const name of ABOVE_ORGANIZATIONS)
        await expect(connection.sql.unsafe(`select 1 from "${name}"`)).rejects.toThrow(/permission denied/);
    } finally {
      connection.release();
      await app.end();
    }
  });
});

describe('a stranger', () => {
  const operations = allOperations();
  const inOwn = () => ({ ...stranger.headers });

  /** An administrator elsewhere, in his own organisation, with the ids of records of this one. */
  const replay = (route: (typeof operations)[number]) => {
    const ids = (name: string) => (['prefix', 'email'].includes(name) ? undefined : world.ids(name));
    const body = bodyOf(route, ids);
    return send(server, {
      method: route.method,
      url: withQuery(addressOf(route, ids), queryOf(route, ids)),
      headers: inOwn(),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };

  it.each(operations.map((route) => [route.operationId, route] as const))(
    'learns and changes nothing by %s',
    async (_, route) => {
      await server.admin`delete from rate_limits`;
      const sent = await replay(route);
      expect(sent.status).toBeLessThan(500);
      expect(sent.text).not.toContain(world.marker);
      if (sent.status >= 400) expect(faultOf(sent)).toBeNull();
      const namesRecord = Object.keys((route.params as { properties?: object } | undefined)?.properties ?? {}).some(
        (name) => /Id$/.test(name),
      );
      if (namesRecord) expect([route.operationId, sent.status >= 400]).toEqual([route.operationId, true]);
      const earlier = before;
      before = await held();
      expect(before).toEqual(earlier);
    },
  );

  it('is refused in an organisation of which he is no member', async () => {
    const elsewhere = await givenMember(server, await givenOrganization(server));
    for (const route of operations.filter((candidate) => candidate.access.kind !== 'everyone')) {
      const headers = { ...elsewhere.headers, organization: String(world.organizationId) };
      const sent = await send(server, { method: route.method, url: addressOf(route, world.ids), headers });
      expect([route.operationId, sent.status]).toEqual([route.operationId, 403]);
      expect(sent.text).not.toContain(world.marker);
    }
  });
});
