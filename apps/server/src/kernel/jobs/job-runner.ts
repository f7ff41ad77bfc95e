import { SECOND } from '@sullam/domain/limits.ts';
import { type JobHelpers, Logger, parseCronItems, type Runner, run, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { type Platform, systemContext } from '../context.ts';
import type { Address, Login, Sql } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { HAS_MOVED, sqlStateOf, WRITES_STOPPED } from '../database/stopped-writes.ts';
import type { Log } from '../log.ts';
import type { JobDefinition } from './job-queue.ts';

const CONCURRENCY = 4;
const ATTEMPTS = 12;
/** How long a job waits whose organisation may not write at the moment. */
const STOPPED_PAUSE = 5 * SECOND;

function poolOf(address: Address, login: Login, max: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    host: address.host,
    port: address.port,
    database: address.database,
    user: login.user,
    password: login.password,
    max,
    // which jobs were taken and done isn't waited for on the disk: after a crash one runs once more, as it may anyway
    options: '-c synchronous_commit=off',
    ssl: address.ssl ? { rejectUnauthorized: false } : false,
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'a connection of the job queue was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ error: error.message }, 'a connection of the job queue failed')),
  );
  return pool;
}

const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobQueue: message }, 'job queue');
  });

/** Makes the queue's tables and the one function by which the application puts a job in. */
export async function installJobQueue(admin: Sql, address: Address, login: Login, log: Log): Promise<void> {
  const pgPool = poolOf(address, login, 1, log);
  try {
    await runMigrations({ pgPool, logger: quietLogger(log) });
  } finally {
    await pgPool.end();
  }
  await admin.unsafe(`
    create or replace function public.enqueue_job(name text, payload json, run_at timestamptz, key text) returns void
      language plpgsql security definer set search_path = pg_catalog, graphile_worker as $$
        begin
          -- add_job() is made for whole lists with keys and queues: a single job without a key costs a quarter of it
          if enqueue_job.key is null then
            insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
              select t.id, coalesce(enqueue_job.payload, '{}'), coalesce(enqueue_job.run_at, now()), 12
              from graphile_worker._private_tasks t where t.identifier = enqueue_job.name;
            if found then
              -- not one notification for the jobs of a transaction, but one for each: each may wake another worker
              perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
              return;
            end if;
          end if;
          -- the first of its kind, and what takes the place of one that waits
          perform graphile_worker.add_job(enqueue_job.name, enqueue_job.payload,
            run_at => coalesce(enqueue_job.run_at, now()), job_key => enqueue_job.key, max_attempts => 12);
        end
      $$;
    -- an owner has to be allowed to create in the schema at the moment when it becomes the owner
    grant create on schema public to sullam_jobs;
    alter function public.enqueue_job owner to sullam_jobs;
    revoke create on schema public from sullam_jobs;
    revoke execute on function public.enqueue_job from public;
    grant execute on function public.enqueue_job to sullam_app, sullam_identity`);
}

interface Envelope {
  organizationId: number;
  payload: Record<string, unknown>;
}

export interface Work {
  definitions: readonly JobDefinition[];
  /** For whom work of the whole installation is done. */
  organizationIds(database: Database): Promise<number[]>;
}

export interface JobRunner {
  stop(): Promise<void>;
}

/**
 * Runs a job for one organisation. While the organisation moves to another server, its job waits in the queue and no attempt is
 * counted; the move takes it along. The other server runs the scheduled work of an organisation that has moved.
 */
async function runFor(
  platform: Platform,
  definition: JobDefinition,
  { organizationId, payload }: Envelope,
  helpers: Pick<JobHelpers, 'addJob' | 'job'>,
): Promise<void> {
  try {
    await definition.run(systemContext(platform, organizationId), payload, { isRepeated: helpers.job.attempts > 1 });
  } catch (error) {
    const state = sqlStateOf(error);
    if (state !== WRITES_STOPPED && state !== HAS_MOVED) throw error;
    platform.log.info({ job: definition.name, organizationId, state }, 'a job of an organisation that moves');
    if (state === HAS_MOVED) return;
    const runAt = new Date(platform.clock.now().getTime() + STOPPED_PAUSE);
    await helpers.addJob(definition.name, { organizationId, payload }, { runAt, maxAttempts: ATTEMPTS });
  }
}

/** Takes jobs from the queue and runs them until stopped. */
export async function startJobRunner(
  platform: Platform,
  address: Address,
  login: Login,
  { definitions, organizationIds: findOrganizationIds }: Work,
): Promise<JobRunner> {
  const pool = poolOf(address, login, CONCURRENCY + 2, platform.log);
  const tasks = Object.fromEntries(
    definitions.map((definition) => [
      definition.name,
      async (body: unknown, helpers: JobHelpers) => {
        const envelope = body as Partial<Envelope>;
        const organizationIds =
          envelope.organizationId === undefined
            ? await findOrganizationIds(platform.database)
            : [envelope.organizationId];
        for (const organizationId of organizationIds)
          await runFor(platform, definition, { organizationId, payload: envelope.payload ?? {} }, helpers);
      },
    ]),
  );
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(platform.log),
    taskList: tasks,
    parsedCronItems: parseCronItems(
      definitions
        .filter((d) => d.schedule)
        .map((d) => ({ task: d.name, match: d.schedule as string, identifier: d.name })),
    ),
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
