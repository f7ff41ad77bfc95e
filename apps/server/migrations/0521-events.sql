-- Events: what takes place at a time for people who enrol, with their tickets and the door.

-- What categories are called, for others than courses.
create view course_category_names with (security_invoker = true) as
  select organization_id, course_category_id, name, hue, position from course_categories;
call publish_view('course_category_names');

create table events (
  organization_id bigint not null references organizations,
  event_id bigint generated always as identity,
  title jsonb not null,                      -- Localized, as all texts below
  subtitle jsonb not null default '{}',
  description jsonb not null default '{}',   -- plain text
  course_category_id bigint,
  cover_media_id bigint,
  banner_media_id bigint,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'CANCELLED')),
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'MEMBERS')),
  is_featured boolean not null default false,
  format text not null default 'ON_SITE' check (format in ('ON_SITE', 'ONLINE', 'BOTH')),
  place jsonb not null default '{}',         -- the house and the room
  address jsonb not null default '{}',
  map_url text,
  meeting_url text,                          -- leaves the server with a ticket alone
  -- What was promised is the hour on the wall; the instants follow from it.
  zone text not null,
  days jsonb not null default '[]',          -- [{ date, time, durationMinutes }], in their order
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  expires_at timestamptz not null,           -- the end of its last day, by the clock of its place
  postponed_from timestamptz,                -- when it was to begin before it was put off
  sessions jsonb not null default '[]',      -- the programme
  questions jsonb not null default '[]',     -- asked of whoever enrols
  cancel_reason jsonb not null default '{}',
  calendar_uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,       -- goes up with what a calendar must replace
  ticket_scope text not null,                -- what tickets name instead of the event's number
  place_pool_id bigint,                      -- set in the transaction that makes the event
  created_by bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as (fold_search(coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', '') || ' '
    || coalesce(place ->> 'en', '') || ' ' || coalesce(place ->> 'ar', ''))) stored,
  primary key (organization_id, event_id),
  unique (organization_id, ticket_scope),
  check (ends_at > starts_at),
  foreign key (organization_id, course_category_id) references course_categories,
  foreign key (organization_id, cover_media_id) references media,
  foreign key (organization_id, banner_media_id) references media,
  foreign key (organization_id, place_pool_id) references place_pools,
  foreign key (organization_id, created_by) references members
);
create index events_by_time on events (organization_id, status, starts_at, event_id);
create index events_by_category on events (organization_id, course_category_id);
call protect_tenant_table('events');
create index events_search on events using gin (organization_id, search_text gin_trgm_ops);
call make_searchable('events', 'event_id', 'events');

create table event_hosts (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  user_id bigint not null,
  position integer not null,
  primary key (organization_id, event_id, user_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index event_hosts_by_user on event_hosts (organization_id, user_id);
call protect_tenant_table('event_hosts');

-- Who is invited to speak: mostly nobody with an account.
create table event_guests (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  position integer not null,
  name jsonb not null,
  role jsonb not null default '{}',
  portrait_media_id bigint,
  primary key (organization_id, event_id, position),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, portrait_media_id) references media
);
call protect_tenant_table('event_guests');

create table event_ticket_types (
  organization_id bigint not null references organizations,
  event_ticket_type_id bigint generated always as identity,
  event_id bigint not null,
  position integer not null,
  name jsonb not null,
  description jsonb not null default '{}',
  price_minor bigint not null default 0 check (price_minor >= 0),
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'MEMBERS')),
  opens_at timestamptz,
  closes_at timestamptz,
  quota integer check (quota > 0),           -- null: as many as the event has places
  place_pool_id bigint,
  is_open boolean not null default true,     -- taken off: nobody new gets one
  primary key (organization_id, event_ticket_type_id),
  unique (organization_id, event_id, event_ticket_type_id),
  check (closes_at > opens_at),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, place_pool_id) references place_pools
);
call protect_tenant_table('event_ticket_types');

create table event_enrollments (
  organization_id bigint not null references organizations,
  event_enrollment_id bigint generated always as identity,
  event_id bigint not null,
  event_ticket_type_id bigint not null,
  user_id bigint,                            -- null: walked in without an account
  guest_name text,
  state text not null check (state in ('PENDING_PAYMENT', 'ENROLLED', 'WAITLISTED', 'CANCELLED', 'ATTENDED')),
  place_id bigint not null,
  answers jsonb not null default '[]',       -- [{ key, answer }]
  -- The ticket is signed; its secret follows from these bytes and the installation's, so that a reader of the table can make none.
  ticket_nonce text,                         -- null: no ticket yet
  ticket_hash text,
  short_code text,
  sequence integer not null default 0,
  enrolled_at timestamptz not null,
  state_at timestamptz not null,
  attended_at timestamptz,
  primary key (organization_id, event_enrollment_id),
  unique (organization_id, event_id, event_enrollment_id),
  unique (organization_id, ticket_hash),
  check ((user_id is null) <> (guest_name is null)),
  foreign key (organization_id, event_id, event_ticket_type_id) references event_ticket_types (organization_id, event_id, event_ticket_type_id),
  foreign key (organization_id, event_id) references events,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, place_id) references places
);
create unique index event_enrollments_of_person on event_enrollments (organization_id, event_id, user_id) where state <> 'CANCELLED';
create index event_enrollments_by_user on event_enrollments (organization_id, user_id, state);
create index event_enrollments_by_place on event_enrollments (organization_id, place_id);
create index event_enrollments_by_event on event_enrollments (organization_id, event_id, state, event_enrollment_id);
call protect_tenant_table('event_enrollments');

-- Tickets that were passed on or given back: at the door they are named, not merely unknown.
create table event_void_tickets (
  organization_id bigint not null references organizations,
  ticket_hash text not null,
  event_id bigint not null,
  reason text not null check (reason in ('TRANSFERRED', 'CANCELLED')),
  voided_at timestamptz not null,
  primary key (organization_id, ticket_hash),
  foreign key (organization_id, event_id) references events on delete cascade
);
create index event_void_tickets_by_event on event_void_tickets (organization_id, event_id);
call protect_tenant_table('event_void_tickets');

-- What was seen at the door. The id is the device's own: a scan that is sent twice is one. What it turns out to be follows from all
-- scans of a ticket together, and isn't written down.
create table event_scans (
  organization_id bigint not null references organizations,
  scan_id uuid not null,
  event_id bigint not null,
  event_enrollment_id bigint,                -- null: the ticket is of another event, void or forged
  ticket_hash text not null,
  refused_as text check (refused_as in ('OTHER_EVENT', 'VOID', 'FORGED')),
  device text not null,
  gate text not null,
  scanned_at timestamptz not null,           -- by the device's clock
  received_at timestamptz not null,
  scanned_by bigint not null,
  undone_at timestamptz,
  undone_by bigint,
  primary key (organization_id, scan_id),
  check ((event_enrollment_id is null) = (refused_as is not null)),
  check ((undone_at is null) = (undone_by is null)),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, event_id, event_enrollment_id) references event_enrollments (organization_id, event_id, event_enrollment_id),
  foreign key (organization_id, scanned_by) references members,
  foreign key (organization_id, undone_by) references members
);
create index event_scans_of_enrollment on event_scans (organization_id, event_id, event_enrollment_id, scanned_at);
create index event_scans_by_scanner on event_scans (organization_id, scanned_by);
call protect_tenant_table('event_scans');

-- When somebody last put the banner of an event away.
create table event_sightings (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  user_id bigint not null,
  seen_at timestamptz not null,
  primary key (organization_id, event_id, user_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index event_sightings_by_user on event_sightings (organization_id, user_id);
call protect_tenant_table('event_sightings');

create table favorite_events (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  event_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, user_id, event_id),
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, event_id) references events on delete cascade
);
call protect_tenant_table('favorite_events');
