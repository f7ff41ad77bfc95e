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

-- One number for each new server to which this one moves organisations: ids of accounts and organisations begin there at a multiple of
-- it, so that two servers never give the same id and organisations can move on later.
create sequence server_numbers;

comment on column organizations.moved_at is 'When the organisation was handed over to another server; null: it is at home here.';
comment on table organization_moves is 'Organisations that this server hands over, and those it has handed over until their rows are deleted here.';
comment on column organization_moves.organization_id is 'Organisation that is moved.';
comment on column organization_moves.move_id is 'Identifier of the move, the same at the other server (organization_arrivals).';
comment on column organization_moves.target is 'Host, port and database of the other server, without credentials.';
comment on column organization_moves.state is 'COPYING, SWITCHED (the other server has it) or DONE (nothing of the move is left).';
comment on column organization_moves.was_active is 'Whether the organisation was active before the switch.';
comment on column organization_moves.jobs is 'Jobs that waited at the switch: [{ name, payload, runAt, key }].';
comment on column organization_moves.started_at is 'When the move began.';
comment on column organization_moves.switched_at is 'When the other server took over; null: not yet.';
comment on table organization_arrivals is 'Organisations that arrive from another server, until they are active here.';
comment on column organization_arrivals.organization_id is 'Organisation that arrives.';
comment on column organization_arrivals.move_id is 'Identifier of the move, the same at the server it comes from.';
comment on column organization_arrivals.started_at is 'When the first rows arrived.';
comment on table arriving_accounts is 'Accounts created for an arriving organisation: an abort deletes them and leaves earlier ones.';
comment on column arriving_accounts.organization_id is 'Organisation that arrives.';
comment on column arriving_accounts.user_id is 'Account that was created for it.';
