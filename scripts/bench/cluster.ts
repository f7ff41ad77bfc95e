import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCluster } from '@sullam/embedded-postgres/launch.ts';
import {
  type Address,
  connect,
  type Login,
  type Sql,
  UNHURRIED,
} from '../../apps/server/src/kernel/database/connect.ts';
import { prepareDatabase } from '../../apps/server/src/kernel/database/open.ts';
import { createLog } from '../../apps/server/src/kernel/log.ts';
import { definitionOf, fill, type Size } from './fill.ts';

export const SECRET = 'a secret for benchmarks only, of no use elsewhere';

/** A PostgreSQL of the benchmark's own, apart from the servers that it measures. */
export interface BenchCluster {
  admin: Login;
  addressOf(database: string): Address;
  /** What DATABASE_URL says to the server. */
  urlOf(database: string): string;
  /** All processes of PostgreSQL: the postmaster's number. */
  postmaster: number;
  stop(): Promise<void>;
}

const MIGRATIONS = path.resolve('apps/server/migrations');

export async function openCluster(folder: string): Promise<BenchCluster> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const cluster = await startCluster(folder);
  const { host, port, adminPassword } = cluster;
  const root = connect({ host, port, database: 'postgres' }, { user: 'postgres', password: adminPassword }, 1);
  const [file] = await root<{ text: string }[]>`select pg_read_file('postmaster.pid') as text`;
  await root.end();
  return {
    admin: { user: 'postgres', password: adminPassword },
    addressOf: (database) => ({ host, port, database }),
    urlOf: (database) =>
      `postgres://postgres:${encodeURIComponent(adminPassword)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    postmaster: Number(file?.text.split('\n')[0]),
    stop: () => cluster.stop(),
  };
}

/** Changes when the tables or the data set change: then the database is made anew. */
function versionOf(size: Size): string {
  const hash = createHash('sha256').update(definitionOf(size));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(path.join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

/** An empty, migrated database in place of one of that name, with what `work` puts into it. */
async function newDatabase<T>(
  cluster: BenchCluster,
  root: Sql,
  name: string,
  work: (admin: Sql) => Promise<T>,
): Promise<T> {
  await root.unsafe(`drop database if exists ${name} with (force)`);
  await root.unsafe(`create database ${name}`);
  const address = cluster.addressOf(name);
  const admin = connect(address, cluster.admin, 2);
  try {
    await prepareDatabase(admin, address, SECRET, MIGRATIONS, createLog('warn'));
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** A database that is made for one run. */
export async function freshDatabase<T>(
  cluster: BenchCluster,
  name: string,
  work: (admin: Sql) => Promise<T>,
): Promise<T> {
  const root = connect(cluster.addressOf('postgres'), cluster.admin, 1);
  try {
    return await newDatabase(cluster, root, name, work);
  } finally {
    await root.end();
  }
}

/** A database with a data set of this size, kept from the last run if it is still right. */
export async function openDataSet(cluster: BenchCluster, name: string, size: Size, isFresh: boolean): Promise<void> {
  const version = versionOf(size);
  const root = connect(cluster.addressOf('postgres'), cluster.admin, 1);
  try {
    const [found] =
      await root`select shobj_description(oid, 'pg_database') as version from pg_database where datname = ${name}`;
    if (found?.version === version && !isFresh) return;
    const before = performance.now();
    await newDatabase(cluster, root, name, (admin) =>
      fill(admin, size, (what) => process.stdout.write(`\r  ${name}: ${what}…${' '.repeat(30)}`)),
    );
    await root.unsafe(`comment on database ${name} is '${version}'`);
    process.stdout.write(
      `\r  ${name}: made in ${((performance.now() - before) / 1000).toFixed(0)} s${' '.repeat(30)}\n`,
    );
  } finally {
    await root.end();
  }
}

/** A copy of a data set for a run that changes it, and what drops it. */
export async function copyDataSet(cluster: BenchCluster, name: string, copy: string): Promise<() => Promise<void>> {
  const withRoot = async (statement: string) => {
    const root = connect(cluster.addressOf('postgres'), cluster.admin, 1, { settings: UNHURRIED });
    try {
      await root.unsafe(statement);
    } finally {
      await root.end();
    }
  };
  const drop = () => withRoot(`drop database if exists ${copy} with (force)`);
  await drop();
  await withRoot(`create database ${copy} template ${name} strategy file_copy`);
  return drop;
}

/** Takes away what a round leaves to the next: jobs that wait still, and tries that are counted. */
export async function clearRound(admin: Sql): Promise<void> {
  await admin`delete from graphile_worker._private_jobs where locked_at is null`;
  await admin`truncate rate_limits`;
}

/** A data folder for a server on one of these databases. */
export function dataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'secret'), SECRET, { mode: 0o600 });
  return folder;
}
