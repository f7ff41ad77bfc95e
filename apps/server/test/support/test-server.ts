import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Platform, systemContext } from '../../src/kernel/context.ts';
import { type Address, connect, type Login, type Sql } from '../../src/kernel/database/connect.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { openPools } from '../../src/kernel/database/open.ts';
import { loginFor } from '../../src/kernel/database/roles.ts';
import type { RefusalWatch } from '../../src/kernel/http/http-server.ts';
import { transactionalQueue } from '../../src/kernel/jobs/job-queue.ts';
import { type JobRunner, startJobRunner } from '../../src/kernel/jobs/job-runner.ts';
import { createLog, type Log } from '../../src/kernel/log.ts';
import { findOrganizationIds } from '../../src/modules/organization/organizations/organizations.public.ts';
import { EXTENSIONS } from '../../src/modules.ts';
import { administratorSql } from './administrator-sql.ts';
import { readCatalogue } from './catalogue.ts';
import { TEST_SECRET } from './constants.ts';
import { RefusalRules } from './refusal-rules.ts';
import { StatementRules } from './statement-rules.ts';
import { TestClock } from './test-clock.ts';

export interface TestServer {
  app: App;
  platform: Platform;
  clock: TestClock;
  /** Superuser connection: for arranging and for looking, past all policies. */
  admin: Sql;
  /** The same, but what is cached stays as it was. */
  adminPastCaches: Sql;
  address: Address;
  /** Runs every job that is due, in this process, and answers their names. */
  runJobs(): Promise<string[]>;
  /** Starts a real job runner instead, for tests about it. */
  startRunner(): Promise<JobRunner>;
}

/** A whole server on a database of its own, for the tests of one file. Use inside `describe` or at the top of a file. */
export function testServer(
  environment: Record<string, string> = {},
  givenLog?: Log,
  { connections = 4 }: { connections?: number } = {},
): TestServer {
  const server = {} as TestServer;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const rules = new StatementRules();
  const refusals = new RefusalRules();
  let dataDir: string;

  beforeAll(async () => {
    const cluster = inject('cluster');
    const login = { user: 'postgres', password: cluster.adminPassword };
    const root = connect({ host: cluster.host, port: cluster.port, database: 'postgres' }, login, 1);
    await root.unsafe(`create database ${database} template template_sullam`);
    await root.end();
    const address = { host: cluster.host, port: cluster.port, database };
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'sullam-data-'));
    const log = givenLog ?? createLog(process.env.TEST_LOG ?? 'fatal');
    const pools = openPools(address, TEST_SECRET, connections, { watch: rules.watch });
    await startServer(
      server,
      { address, login, pools, log, watch: refusals.watch },
      { DATA_DIR: dataDir, ...environment },
    );
  });

  afterAll(async () => {
    await server.app.http.close();
    await server.platform.database.app.end({ timeout: 1 });
    await server.platform.database.identity.end({ timeout: 1 });
    const catalogue = await readCatalogue(server.admin);
    await server.admin.end({ timeout: 1 });
    await server.adminPastCaches.end({ timeout: 1 });
    rmSync(dataDir, { recursive: true, force: true });
    const broken = await rules.broken(catalogue);
    if (broken.length > 0) throw new Error(`statements that can't run on one shard:\n${broken.join('\n\n')}`);
    const undeclared = refusals.undeclared();
    if (undeclared.length > 0)
      throw new Error(`refusals that their routes don't declare as errors:\n${undeclared.join('\n')}`);
  });
  return server;
}

interface Parts {
  address: Address;
  /** Of the superuser. */
  login: Login;
  pools: Database;
  log: Log;
  watch?: RefusalWatch;
}

/** Starts a server on a database that is up to date. */
export async function startServer(
  server: TestServer,
  { address, login, pools, log, watch }: Parts,
  environment: Record<string, string>,
): Promise<void> {
  const clock = new TestClock();
  const config = readConfig({
    PORT: '0',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost:3000',
    PASSWORD_MEMORY_KIB: '1024',
    ...environment,
  });
  const platform: Platform = {
    config,
    clock,
    log,
    database: pools,
    jobs: transactionalQueue,
    extensions: EXTENSIONS,
    secret: TEST_SECRET,
  };
  const app = await createApp(platform, watch);
  await app.listen();
  await app.http.ready();
  Object.assign(server, {
    app,
    platform,
    clock,
    address,
    admin: administratorSql(address, login, pools.invalidations),
    adminPastCaches: connect(address, login, 1),
    runJobs: () => runDueJobs(server),
    startRunner: () =>
      startJobRunner(platform, address, loginFor('sullam_jobs', TEST_SECRET), {
        definitions: app.jobs,
        organizationIds: findOrganizationIds,
      }),
  });
}

interface QueuedJob {
  id: number;
  task: string;
  payload: { organizationId: number; payload: Record<string, unknown> };
}

/** Takes the due jobs out of the queue and runs them here, again until none is left (a job may enqueue another). */
async function runDueJobs(server: TestServer): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    // the database counts microseconds: what it has just enqueued is due in this millisecond, which the clock cuts off
    const now = new Date(server.clock.now().getTime() + 1);
    const [job] = await server.admin<QueuedJob[]>`
      select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.run_at <= ${now} order by j.id limit 1`;
    if (!job) return names;
    await server.admin`delete from graphile_worker._private_jobs where id = ${job.id}`;
    const definition = server.app.jobs.find((candidate) => candidate.name === job.task);
    if (!definition) throw new Error(`nobody runs the job ${job.task}`);
    await definition.run(systemContext(server.platform, job.payload.organizationId), job.payload.payload);
    names.push(job.task);
  }
}
