import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Cluster, startCluster } from '@sullam/embedded-postgres/launch.ts';
import { type Edition, EMBEDDED } from '@sullam/embedded-postgres/platform.ts';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Installation } from '../../src/admin/installation.ts';
import { moveOrganization, type StepWatch } from '../../src/admin/move-organization/move-organization.ts';
import { type Address, connect, type Sql } from '../../src/kernel/database/connect.ts';
import { prepareDatabase } from '../../src/kernel/database/open.ts';
import { createLog } from '../../src/kernel/log.ts';
import { TEST_SECRET } from './constants.ts';
import type { TestServer } from './test-server.ts';

const MIGRATIONS = path.resolve('apps/server/migrations');

/** A database of the other server. */
export interface OtherDatabase {
  address: Address;
  url: string;
  /** Superuser connection. */
  admin: Sql;
}

export interface SecondServer {
  /** A new migrated database for one move. */
  database(): Promise<OtherDatabase>;
}

/** Another PostgreSQL, to which organisations move. Use at the top of a file. */
export function secondServer(edition: Edition = EMBEDDED): SecondServer {
  const home = mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const opened: Sql[] = [];
  let cluster: Cluster;

  const addressOf = (database: string): Address => ({ host: cluster.host, port: cluster.port, database });
  const open = (database: string, max = 2): Sql => {
    const login = { user: 'postgres', password: cluster.adminPassword };
    const sql = connect(addressOf(database), login, max);
    opened.push(sql);
    return sql;
  };

  beforeAll(async () => {
    cluster = await startCluster(home, { edition });
    const root = open('postgres');
    for (const safeguard of ['fsync', 'full_page_writes']) await root.unsafe(`alter system set ${safeguard} = off`);
    // most of a move's time in tests goes into starting a worker for each of many small tables
    await root.unsafe('alter system set max_sync_workers_per_subscription = 3');
    await root.unsafe('select pg_reload_conf()');
    await root.unsafe('create database template_sullam');
    const admin = open('template_sullam');
    await prepareDatabase(admin, addressOf('template_sullam'), TEST_SECRET, MIGRATIONS, createLog('warn'));
    await admin.end();
  });

  afterAll(async () => {
    await Promise.all(opened.map((sql) => sql.end({ timeout: 1 })));
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  });

  return {
    async database() {
      const name = `other_${randomUUID().replaceAll('-', '')}`;
      await opened[0]!.unsafe(`create database ${name} template template_sullam`);
      const password = encodeURIComponent(cluster.adminPassword);
      const url = `postgres://postgres:${password}@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`;
      return { address: addressOf(name), url, admin: open(name) };
    },
  };
}

/** What a command of the operator may use of a server under test. */
export const installationOf = (server: TestServer, report: (line: string) => void = () => undefined): Installation => ({
  address: server.address,
  login: { user: 'postgres', password: inject('cluster').adminPassword },
  migrations: MIGRATIONS,
  report,
});

/** Runs the command as the operator would give it. */
export async function move(server: TestServer, args: readonly string[], watch?: StepWatch): Promise<string> {
  // the start of a server grants this; a copy of a template database has no grants
  await server.admin.unsafe(`grant create on database ${server.address.database} to sullam_owner`);
  return moveOrganization(server.platform, args, installationOf(server), watch);
}

/** What each tenant table holds of an organisation, as text. */
export async function rowsOf(sql: Sql, organizationId: number): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity and c.relname <> 'organizations' order by 1`;
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ print: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)), '') as print
      from "${name}" t where organization_id = $1`,
      [organizationId],
    );
    prints[name] = row!.print;
  }
  return prints;
}

export async function prefixOf(server: TestServer, organizationId: number): Promise<string> {
  const [row] = await server.admin<{ prefix: string }[]>`
    select prefix from organizations where organization_id = ${organizationId}`;
  return row!.prefix;
}
