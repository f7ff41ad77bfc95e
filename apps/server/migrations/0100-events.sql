-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: events

create table events (
  organization_id bigint not null references organizations,
  event_id bigint generated always as identity,
  title jsonb not null,
  subtitle jsonb not null default '{}',
  description jsonb not null default '{}',
  course_category_id bigint,
  cover_media_id bigint,
  banner_media_id bigint,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'CANCELLED')),
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'MEMBERS')),
  is_featured boolean not null default false,
  format text not null default 'ON_SITE' check (format in ('ON_SITE', 'ONLINE', 'BOTH')),
  place jsonb not null default '{}',
  address jsonb not null default '{}',
  map_url text,
  meeting_url text,
  zone text not null,
  days jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  expires_at timestamptz not null,
  postponed_from timestamptz,
  sessions jsonb not null default '[]',
  questions jsonb not null default '[]',
  cancel_reason jsonb not null default '{}',
  calendar_uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  ticket_scope text not null,
  place_pool_id bigint,
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
create index events_search on events using gin (organization_id, search_text gin_trgm_ops);
call protect_tenant_table('events');
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
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'MEMBERS', 'GROUP')),
  opens_at timestamptz,
  closes_at timestamptz,
  quota integer check (quota > 0),
  place_pool_id bigint,
  is_open boolean not null default true,
  per_person integer not null default 1 check (per_person between 1 and 10),
  -- No foreign key: a deleted group has no members, so the ticket type admits no one.
  social_group_id bigint,
  primary key (organization_id, event_ticket_type_id),
  unique (organization_id, event_id, event_ticket_type_id),
  check (closes_at > opens_at),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, place_pool_id) references place_pools,
  check ((audience = 'GROUP') = (social_group_id is not null))
);
create index event_ticket_types_by_group on event_ticket_types (organization_id, social_group_id) where social_group_id is not null;
call protect_tenant_table('event_ticket_types');

create table event_groups (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  social_group_id bigint not null,
  primary key (organization_id, event_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, social_group_id) references social_groups on delete cascade
);
create index event_groups_by_group on event_groups (organization_id, social_group_id);
call protect_tenant_table('event_groups');

create view event_records with (security_invoker = true) as
  select organization_id, event_id, title, subtitle, description, course_category_id, cover_media_id, banner_media_id, status, audience,
    is_featured, format, place, address, map_url, meeting_url, zone, days, starts_at, ends_at, expires_at, postponed_from, sessions,
    questions, cancel_reason, calendar_uid, sequence, ticket_scope, place_pool_id, changed_at, search_text
  from events;
call publish_view('event_records');

create view event_ticket_type_records with (security_invoker = true) as
  select organization_id, event_id, event_ticket_type_id, position, name, price_minor, is_open from event_ticket_types;
call publish_view('event_ticket_type_records');

create view event_group_records with (security_invoker = true) as
  select organization_id, event_id, social_group_id from event_groups;
call publish_view('event_group_records');

-- module: event-enrollments

create table event_enrollments (
  organization_id bigint not null references organizations,
  event_enrollment_id bigint generated always as identity,
  event_id bigint not null,
  event_ticket_type_id bigint not null,
  user_id bigint,
  guest_name text,
  state text not null check (state in ('PENDING_PAYMENT', 'ENROLLED', 'WAITLISTED', 'CANCELLED', 'ATTENDED')),
  place_id bigint not null,
  answers jsonb not null default '[]',
  ticket_nonce text,
  ticket_hash text,
  short_code text,
  sequence integer not null default 0,
  enrolled_at timestamptz not null,
  state_at timestamptz not null,
  attended_at timestamptz,
  guest_email text,
  guest_language text check (guest_language in ('en', 'ar')),
  claim_hash text,
  brought_by bigint,
  learner_addition_id bigint,
  primary key (organization_id, event_enrollment_id),
  unique (organization_id, event_id, event_enrollment_id),
  unique (organization_id, ticket_hash),
  check ((user_id is null) <> (guest_name is null)),
  foreign key (organization_id, event_id, event_ticket_type_id)
    references event_ticket_types (organization_id, event_id, event_ticket_type_id),
  foreign key (organization_id, event_id) references events,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, place_id) references places,
  foreign key (organization_id, brought_by) references members,
  check (guest_email is null or guest_name is not null),
  check ((guest_email is null) = (claim_hash is null)),
  foreign key (organization_id, learner_addition_id) references learner_additions
);
create unique index event_enrollments_of_person on event_enrollments (organization_id, event_id, user_id) where state <> 'CANCELLED';
create index event_enrollments_by_user on event_enrollments (organization_id, user_id, state);
create index event_enrollments_by_place on event_enrollments (organization_id, place_id);
create index event_enrollments_by_event on event_enrollments (organization_id, event_id, state, event_enrollment_id);
create unique index event_enrollments_of_guest on event_enrollments (organization_id, event_id, lower(guest_email))
  where guest_email is not null and state <> 'CANCELLED';
create unique index event_enrollments_by_claim on event_enrollments (organization_id, claim_hash) where claim_hash is not null;
create index event_enrollments_by_bringer on event_enrollments (organization_id, brought_by, event_id) where brought_by is not null;
-- Check-in looks a typed code up among the tickets of the event.
create index event_enrollments_by_code on event_enrollments (organization_id, event_id, short_code) where short_code is not null;
create index event_enrollments_by_addition on event_enrollments (organization_id, learner_addition_id) where learner_addition_id is not null;
call protect_tenant_table('event_enrollments');

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

create view event_enrollment_records with (security_invoker = true) as
  select organization_id, event_enrollment_id, event_id, event_ticket_type_id, user_id, guest_name, guest_email, claim_hash, brought_by,
    state, place_id, answers, ticket_nonce, ticket_hash, short_code, enrolled_at, attended_at
  from event_enrollments;
call publish_view('event_enrollment_records');

-- module: event-attendance

create table event_scans (
  organization_id bigint not null references organizations,
  scan_id uuid not null,
  event_id bigint not null,
  event_enrollment_id bigint,
  ticket_hash text not null,
  refused_as text check (refused_as in ('OTHER_EVENT', 'VOID', 'FORGED')),
  device text not null,
  gate text not null,
  scanned_at timestamptz not null,
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

create table event_credits (
  organization_id bigint not null references organizations,
  event_id bigint not null,
  course_id bigint not null,
  course_subsection_id bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, event_id, course_subsection_id),
  foreign key (organization_id, event_id) references events on delete cascade,
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_subsection_id) references course_subsections on delete cascade
);
create index event_credits_by_lesson on event_credits (organization_id, course_subsection_id);
create index event_credits_by_course on event_credits (organization_id, course_id);
call protect_tenant_table('event_credits');

-- module: event-catalogue

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
