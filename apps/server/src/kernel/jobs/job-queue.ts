import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { SystemContext } from '../context.ts';
import { db, type Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** What the queue says of one run. */
export interface JobRun {
  /** An earlier run of this job failed, or ended with its process or with the database. */
  isRepeated: boolean;
}

/** Work that happens after the request. Handlers are idempotent: a job may run twice. */
export interface JobDefinition<Payload = Record<string, unknown>> {
  name: string;
  run(context: SystemContext, payload: Payload, run?: JobRun): Promise<void>;
  /** Cron expression (UTC) for work of the whole installation; `run` is then called once per organisation. */
  schedule?: string;
  payload?: TSchema;
}

export interface EnqueueOptions {
  runAt?: Date;
  /** Two waiting jobs with the same key are one. */
  key?: string;
}

export interface JobQueue {
  enqueue(
    tx: Tx,
    organizationId: number,
    name: string,
    payload: Record<string, unknown>,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** Puts a job into the queue, as an expression of a statement: its payload may come from there. */
export const enqueued = (
  name: string,
  payload: RawBuilder<unknown>,
  { runAt = null, key = null }: { runAt?: Date | null; key?: string | null } = {},
): RawBuilder<unknown> => sql`enqueue_job(${name}, ${payload}, ${runAt}::timestamptz, ${key}::text)`;

interface Job {
  name: string;
  payload: string;
  runAt: Date | null;
  key: string | null;
}

const putIn = statement(({ name, payload, runAt, key }: Job) =>
  db.selectNoFrom(enqueued(name, sql`(${payload}::text)::json`, { runAt, key }).as('job')),
);

/** Enqueues in the caller's transaction: a rollback leaves no job. */
export const transactionalQueue: JobQueue = {
  async enqueue(tx, organizationId, name, payload, { runAt = null, key = null } = {}) {
    await tx.all(putIn({ name, payload: JSON.stringify({ organizationId, payload }), runAt, key }));
  },
};
