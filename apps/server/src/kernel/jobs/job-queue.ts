import { sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { SystemContext } from '../context.ts';
import { db, type Tx } from '../database/database.ts';

/** Work that happens after the request. Handlers are idempotent: a job may run twice. */
export interface JobDefinition<Payload = Record<string, unknown>> {
  name: string;
  run(context: SystemContext, payload: Payload): Promise<void>;
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

/** Enqueues in the caller's transaction: a rollback leaves no job. */
export const transactionalQueue: JobQueue = {
  async enqueue(tx, organizationId, name, payload, options = {}) {
    await tx.all(
      db.selectNoFrom(
        sql`enqueue_job(${name}, (${JSON.stringify({ organizationId, payload })}::text)::json, ${options.runAt ?? null}::timestamptz, ${options.key ?? null}::text)`.as(
          'job',
        ),
      ),
    );
  },
};
