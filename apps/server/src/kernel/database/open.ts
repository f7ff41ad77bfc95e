import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { installJobQueue } from '../jobs/job-runner.ts';
import type { Log } from '../log.ts';
import { checkArabicTrigrams } from './arabic-trigrams.ts';
import { type Address, connect, type Login, type Sql, type StatementWatcher } from './connect.ts';
import { openPool } from './connection-pool.ts';
import type { Database } from './database.ts';
import { Invalidations } from './invalidation.ts';
import { migrate } from './migrate.ts';
import { type ReplicaPools, Replicas } from './replicas.ts';
import { ensureRoles, loginFor } from './roles.ts';
import { checkServerVersion } from './server-version.ts';

export interface OpenDatabase {
  address: Address;
  database: Database;
  /** Owner of the database or superuser. */
  adminLogin: Login;
  /** The password of a login role of this installation. */
  jobsLogin: Login;
  close(): Promise<void>;
}

/** The installation's secret, made on the first start. With an external database every server needs the same DATA_DIR secret. */
export function installationSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

/** Address and login of a URL such as `postgres://user:password@host:5432/database?sslmode=require`. */
export function readDatabaseUrl(text: string): { address: Address; login: Login } {
  const url = new URL(text);
  return {
    address: {
      host: decodeURIComponent(url.searchParams.get('host') ?? url.hostname),
      port: Number(url.port || 5432),
      database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
      ssl: !['', 'disable'].includes(url.searchParams.get('sslmode') ?? ''),
    },
    login: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}

interface AdminAccess {
  address: Address;
  login: Login;
  stop(): Promise<void>;
}

async function reachAdmin(config: Config, log: Log, onGiveUp: (error: unknown) => void): Promise<AdminAccess> {
  if (config.databaseUrl) return { ...readDatabaseUrl(config.databaseUrl), stop: async () => undefined };
  const { keepCluster } = await import('@sullam/embedded-postgres/keep.ts');
  const cluster = await keepCluster(config.dataDir, {
    onRestart: (why) => log.warn({ why }, 'the embedded database ended and was started again'),
    onGiveUp,
  });
  const address = { host: cluster.host, port: cluster.port, database: 'postgres' };
  const login = { user: 'postgres', password: cluster.adminPassword };
  const admin = connect(address, login, 1);
  try {
    const [found] = await admin`select 1 from pg_database where datname = 'sullam'`;
    if (!found) await admin.unsafe('create database sullam');
  } finally {
    await admin.end();
  }
  return { address: { ...address, database: 'sullam' }, login, stop: () => cluster.stop() };
}

const LOCK = 772_211; // any number that nothing else locks

/** One process at a time: PostgreSQL refuses what two change at once of a role, a grant or a function. */
async function alone(admin: Sql, work: () => Promise<void>): Promise<void> {
  const connection = await admin.reserve();
  try {
    await connection`set statement_timeout = 0`; // the process that starts first may have to create every table
    await connection`select pg_advisory_lock(${LOCK})`;
    try {
      await work();
    } finally {
      await connection`select pg_advisory_unlock(${LOCK})`;
      await connection`reset statement_timeout`;
    }
  } finally {
    connection.release();
  }
}

/** Brings a database up to date: roles, migrations, job queue. Takes two connections of `admin`. */
export const prepareDatabase = (
  admin: Sql,
  address: Address,
  secret: string,
  migrations: string,
  log: Log,
): Promise<void> =>
  alone(admin, async () => {
    await checkServerVersion(admin);
    await ensureRoles(admin, secret);
    const ran = await migrate(admin, migrations);
    if (ran.length > 0) log.info({ migrations: ran }, 'database brought up to date');
    await checkArabicTrigrams(admin);
    await installJobQueue(admin, address, loginFor('sullam_jobs', secret), log);
  });

/** The pools of the application on a database that is up to date. */
export const openPools = (
  address: Address,
  secret: string,
  size = 10,
  { watch, pooler }: { watch?: StatementWatcher; pooler?: Address | undefined } = {},
): Database => ({
  app: openPool(address, loginFor('sullam_app', secret), { size, watch, pooler }),
  identity: openPool(address, loginFor('sullam_identity', secret), {
    size: Math.max(2, Math.floor(size / 2)),
    watch,
    pooler,
  }),
  invalidations: new Invalidations(),
});

/** Pools on a replica, which has the roles and passwords of its primary. */
const poolsOf = (address: Address, secret: string): ReplicaPools => ({
  name: `${address.host}:${address.port}`,
  open: () => openPool(address, loginFor('sullam_app', secret), { size: 10 }),
  openMonitor: () => connect(address, loginFor('sullam_app', secret), 1),
});

/** Lets reads that may be some moments old use these replicas. */
export async function useReplicas(
  database: Database,
  addresses: readonly Address[],
  secret: string,
  log: Log,
): Promise<void> {
  if (addresses.length === 0) return;
  const replicas = new Replicas(
    addresses.map((address) => poolsOf(address, secret)),
    database.app,
    log,
  );
  database.replicas = replicas;
  database.invalidations.mayBeOutdated = () => replicas.mayBeOutdated;
  database.invalidations.onChanges((changes) => {
    for (const change of changes) {
      if ('table' in change) replicas.invalidated(change.organizationId);
      else if ('clearedOrganizationId' in change) replicas.invalidated(change.clearedOrganizationId);
      else if ('everything' in change) replicas.invalidated(undefined);
    }
  });
  await replicas.start();
}

/** Starts or reaches the database, brings it up to date and opens the application's pools. */
export async function openDatabase(
  config: Config,
  secret: string,
  migrations: string,
  log: Log,
  onGiveUp: (error: unknown) => void,
): Promise<OpenDatabase> {
  const { address, login, stop } = await reachAdmin(config, log, onGiveUp);
  const admin = connect(address, login, 2);
  try {
    await prepareDatabase(admin, address, secret, migrations, log);
  } finally {
    await admin.end();
  }
  const pooler = config.databasePoolUrl === null ? undefined : readDatabaseUrl(config.databasePoolUrl).address;
  const database = openPools(address, secret, 10, { pooler });
  return {
    address,
    database,
    adminLogin: login,
    jobsLogin: loginFor('sullam_jobs', secret),
    close: async () => {
      await database.replicas?.stop();
      await Promise.all([database.app.end({ timeout: 5 }), database.identity.end({ timeout: 5 })]);
      await stop();
    },
  };
}
