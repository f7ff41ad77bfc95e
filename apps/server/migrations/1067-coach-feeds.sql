-- module: coach-feeds

create table coach_feeds (
  organization_id bigint not null references organizations,
  coach_feed_id bigint generated always as identity,
  coach_id bigint not null,
  user_id bigint not null,
  name text not null,
  sealed_address text not null,
  host text not null,
  address_end text not null,
  etag text,
  last_modified text,
  read_zone text not null,
  read_until timestamptz not null,
  succeeded_at timestamptz not null,
  failed_since timestamptz,
  failure text check (failure in ('UNREACHABLE', 'REFUSED', 'TOO_LARGE', 'UNREADABLE', 'TOO_COMPLEX')),
  next_refresh_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, coach_feed_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, user_id) references members,
  check ((failed_since is null) = (failure is null))
);
create index on coach_feeds (organization_id, coach_id);
create index on coach_feeds (organization_id, user_id);
create index on coach_feeds (organization_id, next_refresh_at);
call protect_tenant_table('coach_feeds');
comment on table coach_feeds is 'Calendars elsewhere that coaches subscribed to, so that nothing is offered while they are busy there.';
comment on column coach_feeds.coach_feed_id is 'Id of the calendar.';
comment on column coach_feeds.coach_id is 'Coach.';
comment on column coach_feeds.user_id is 'Account of the coach, with which the calendar is erased.';
comment on column coach_feeds.name is 'What the coach calls it.';
comment on column coach_feeds.sealed_address is 'Address, sealed: addresses of private calendars open them.';
comment on column coach_feeds.host is 'Host of the address, which is shown.';
comment on column coach_feeds.address_end is 'Last four characters of the address, which are shown.';
comment on column coach_feeds.etag is 'ETag of what was read last; null: none was sent.';
comment on column coach_feeds.last_modified is 'Last-Modified of what was read last; null: none was sent.';
comment on column coach_feeds.read_zone is 'Zone of the coach by which it was read.';
comment on column coach_feeds.read_until is 'End of the window that was read.';
comment on column coach_feeds.succeeded_at is 'When it was last read, or was found unchanged.';
comment on column coach_feeds.failed_since is 'First failure after the last success; null: the last attempt succeeded. The spans of the last success stay.';
comment on column coach_feeds.failure is 'Why the last attempt failed: UNREACHABLE, REFUSED by its host, TOO_LARGE, UNREADABLE or TOO_COMPLEX.';
comment on column coach_feeds.next_refresh_at is 'When it is read again.';

create table coach_feed_spans (
  organization_id bigint not null references organizations,
  coach_feed_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (organization_id, coach_feed_id, starts_at),
  foreign key (organization_id, coach_feed_id) references coach_feeds on delete cascade,
  check (starts_at < ends_at)
);
call protect_tenant_table('coach_feed_spans');
comment on table coach_feed_spans is 'Busy times of subscribed calendars: merged, from 60 days back to the end of the window. No titles are stored.';
comment on column coach_feed_spans.coach_feed_id is 'Calendar.';
comment on column coach_feed_spans.starts_at is 'Start.';
comment on column coach_feed_spans.ends_at is 'End. Spans of one calendar never touch.';
