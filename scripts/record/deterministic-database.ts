import type { Sql } from '../../apps/server/src/kernel/database/connect.ts';

/**
 * Time and chance of the database, which the recorder decides: a default that was `now()` reads the moment that was set,
 * and random ids come from a sequence for each column. Statements of the application find these functions before those of
 * PostgreSQL; the queue of jobs keeps the real time, by which it works.
 */
const DETERMINISTIC = `
create schema recording;
create table recording.state (moment timestamptz not null);
insert into recording.state values (to_timestamp(0));

create function recording.now() returns timestamptz language sql stable security definer
  as $$ select moment from recording.state $$;

create function recording.next(name text) returns text language plpgsql volatile security definer as $$
  begin
    if to_regclass(format('recording.%I', name)) is null then execute format('create sequence recording.%I', name); end if;
    return md5(name || nextval(format('recording.%I', name)));
  end $$;
create function recording.next_uuid(name text) returns uuid language sql volatile as $$ select recording.next(name)::uuid $$;
create function recording.next_id(name text) returns bigint language sql volatile
  as $$ select 1 + ('x' || left(recording.next(name), 12))::bit(48)::bigint $$;
create function recording.gen_random_uuid() returns uuid language sql volatile as $$ select recording.next_uuid('any uuid') $$;
create function recording.random() returns double precision language sql volatile
  as $$ select recording.next_id('any number')::double precision / 281474976710657 $$;

grant usage on schema recording to public;

do $$
declare
  found record;
begin
  for found in
    select c.relname as table_name, a.attname as column_name, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute case
      when found.expression in ('now()', 'CURRENT_TIMESTAMP') then
        format('alter table public.%I alter column %I set default recording.now()', found.table_name, found.column_name)
      when found.expression = 'gen_random_uuid()' then
        format('alter table public.%I alter column %I set default recording.next_uuid(%L)',
          found.table_name, found.column_name, found.table_name || '.' || found.column_name)
      when found.expression in ('random_id()', 'public.random_id()') then
        format('alter table public.%I alter column %I set default recording.next_id(%L)',
          found.table_name, found.column_name, found.table_name || '.' || found.column_name)
      else 'select'
    end;
  end loop;
  execute format('alter role sullam_app in database %I set search_path = recording, public, pg_catalog', current_database());
  execute format('alter role sullam_identity in database %I set search_path = recording, public, pg_catalog', current_database());
end $$;

-- One job after the other, in the order in which they were put in: what they write has its ids in one order.
insert into graphile_worker._private_job_queues (queue_name) values ('one after the other');
create function recording.one_after_the_other() returns trigger language plpgsql security definer as $$
  begin
    new.run_at := new.run_at + new.id * interval '1 microsecond'; -- those of one transaction have one time
    new.job_queue_id := (select id from graphile_worker._private_job_queues where queue_name = 'one after the other');
    return new;
  end $$;
create trigger one_after_the_other before insert on graphile_worker._private_jobs
  for each row execute function recording.one_after_the_other();
`;

/** Rows that nothing orders come as they are planned: plans change neither with statistics nor with idle processes. */
export async function makePlansDeterministic(admin: Sql): Promise<void> {
  for (const setting of ['autovacuum', 'synchronize_seqscans']) await admin.unsafe(`alter system set ${setting} = off`);
  await admin.unsafe('alter system set max_parallel_workers_per_gather = 0');
  await admin`select pg_reload_conf()`;
}

/** Puts time and chance of a migrated, still empty database into the recorder's hand. */
export async function makeDatabaseDeterministic(admin: Sql): Promise<void> {
  await admin.unsafe(DETERMINISTIC);
}

export async function setMoment(admin: Sql, moment: Date): Promise<void> {
  await admin`update recording.state set moment = ${moment}`;
}

interface Jobs {
  waiting: number;
  failed: string[];
}

/** Lets those jobs run whose time has come by the recorder's clock, and says which are still to be done. */
export async function lookAtJobs(admin: Sql, moment: Date): Promise<Jobs> {
  await admin`
    update graphile_worker._private_jobs j set run_at = now() - interval '1 minute' + due.place * interval '1 microsecond'
    from (
      select id, row_number() over (order by run_at, id) as place from graphile_worker._private_jobs
      where run_at > now() + interval '1 second' and run_at <= ${moment} and attempts = 0
    ) due where due.id = j.id`;
  // its workers look again: of a queue that goes one by one they leave the rest until they are notified
  await admin`select pg_notify('jobs:insert', '{"r":"recorder","count":1}')`;
  const rows = await admin<{ name: string; attempts: number; error: string | null }[]>`
    select t.identifier as name, j.attempts, j.last_error as error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.run_at <= now() or j.locked_at is not null or j.last_error is not null order by j.id`;
  return {
    waiting: rows.filter((row) => row.error === null).length,
    failed: rows.flatMap((row) => (row.error === null ? [] : [`${row.name}: ${row.error.split('\n')[0]}`])),
  };
}

/** Nobody is refused for having asked too often: how often the recorder asks says nothing. */
export async function clearRateLimits(admin: Sql): Promise<void> {
  await admin`delete from rate_limits`;
}
