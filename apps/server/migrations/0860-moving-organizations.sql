-- Moving an organisation to another server (docs/guides/scale.md).

-- When the organisation was handed over to another server; what it still has here is a copy. Null: it is at home here.
alter table organizations add column moved_at timestamptz;

-- First statement of every transaction that may write for an organisation. Raises ORGMV while writes of the organisation are stopped
-- and ORGMD after it has moved. A move holds the same lock exclusively: getting it means that every writing transaction
-- has ended, and no other one gets past this function.
create function begin_writing(organization bigint) returns void language plpgsql volatile as $$
begin
  -- try: a transaction that waited for the lock would keep its request and its connection
  if not pg_catalog.pg_try_advisory_xact_lock_shared(pg_catalog.hashtextextended('organization writes', organization)) then
    raise exception 'organisation % is moving to another server', organization using errcode = 'ORGMV';
  end if;
  -- a separate statement, whose snapshot is younger than the lock: it sees a switch that committed before the lock was released
  if exists (select from public.organizations o where o.organization_id = organization and o.moved_at is not null) then
    raise exception 'organisation % has moved to another server', organization using errcode = 'ORGMD';
  end if;
end $$;
revoke execute on function begin_writing from public;
grant execute on function begin_writing to sullam_app, sullam_identity;

-- Organisations that this server hands over, and those that it has handed over until their rows are deleted here.
create table organization_moves (
  organization_id bigint primary key references organizations,
  move_id uuid not null,                     -- the same at the other server (organization_arrivals)
  target text not null,                      -- host, port and database of the other server, without credentials
  state text not null default 'COPYING' check (state in ('COPYING', 'SWITCHED', 'DONE')),
  was_active boolean not null default true,  -- whether it was active before the switch
  jobs jsonb not null default '[]',          -- jobs that waited at the switch: [{ name, payload, runAt, key }]
  started_at timestamptz not null default now(),
  switched_at timestamptz
);

-- Organisations that arrive from another server, until they are active here.
create table organization_arrivals (
  organization_id bigint primary key references organizations,
  move_id uuid not null,
  started_at timestamptz not null default now()
);

-- Accounts that were created for an arriving organisation: an abort deletes them and leaves those that were here before.
create table arriving_accounts (
  organization_id bigint not null references organization_arrivals,
  user_id bigint not null,
  primary key (organization_id, user_id)
);
