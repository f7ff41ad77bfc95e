-- The real-time stream: what a reconnecting browser needs, and tickets for clients that can't send a header.

-- Numbers are given out before a transaction commits, so a lower one may appear after a higher one. These two say which
-- transactions were still open when an event was written: a replay begins with those, and misses nothing.
alter table stream_events add column transaction_number bigint not null default (pg_current_xact_id()::text)::bigint;
alter table stream_events add column oldest_open_transaction bigint not null default (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint;
create index stream_events_by_age on stream_events (organization_id, created_at);

-- Used once, within half a minute: it stands in the stream's address instead of an access token.
create table stream_tickets (
  organization_id bigint not null references organizations,
  ticket_hash text not null,                 -- sha-256
  user_id bigint not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (organization_id, ticket_hash),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('stream_tickets');
