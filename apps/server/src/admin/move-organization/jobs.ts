import type { AnySql } from '../../kernel/database/connect.ts';
import type { OrganizationMove } from '../../modules/organization/organizations/organizations.public.ts';

type WaitingJob = OrganizationMove['jobs'][number];

/** After so long the queue gives a job to another worker: its first one has died. */
const LOST = '4 hours';

/** Names of jobs that run at the moment for the organisation, or for all of them. */
export async function busyJobs(sql: AnySql, organizationId: number): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct t.identifier as name from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.locked_at > now() - ${LOST}::interval
      and coalesce((j.payload ->> 'organizationId')::bigint, ${organizationId}) = ${organizationId}`;
  return rows.map(({ name }) => name);
}

/** Takes the organisation's jobs out of the queue, in the transaction of the switch; answers them as JSON. */
export async function takeJobs(sql: AnySql, organizationId: number): Promise<string> {
  const [row] = await sql<{ jobs: string }[]>`
    with taken as (
      delete from graphile_worker._private_jobs
      where (payload ->> 'organizationId')::bigint = ${organizationId} and (locked_at is null or locked_at <= now() - ${LOST}::interval)
      returning id, task_id, payload, run_at, key)
    select coalesce(jsonb_agg(jsonb_build_object('name', t.identifier, 'payload', j.payload, 'runAt', j.run_at, 'key', j.key)
      order by j.id), '[]')::text as jobs
    from taken j join graphile_worker._private_tasks t on t.id = j.task_id`;
  return row?.jobs ?? '[]';
}

/** How many jobs of the organisation are in the queue. */
export async function countJobs(sql: AnySql, organizationId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from graphile_worker._private_jobs where (payload ->> 'organizationId')::bigint = ${organizationId}`;
  return row?.count ?? 0;
}

/** Puts jobs into the queue of the server to which their organisation has moved. */
export async function putJobs(sql: AnySql, jobs: readonly WaitingJob[]): Promise<void> {
  for (const { name, payload, runAt, key } of jobs)
    await sql`
      select enqueue_job(${name}, ${JSON.stringify(payload)}::text::json, ${runAt}::text::timestamptz, ${key}::text)`;
}
