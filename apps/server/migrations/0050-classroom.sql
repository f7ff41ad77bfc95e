-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- module: lectures

create table lecture_series (
  organization_id bigint not null references organizations,
  lecture_series_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,
  zone text not null,
  weekdays integer[] not null check (cardinality(weekdays) between 1 and 7),
  every_weeks integer not null check (every_weeks between 1 and 8),
  start_date date not null,
  start_time text not null check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  count integer not null check (count between 1 and 100),
  settings jsonb not null,
  created_by bigint not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, lecture_series_id),
  unique (organization_id, course_id, lecture_series_id),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, created_by) references members
);
create index lecture_series_by_course on lecture_series (organization_id, course_id);
call protect_tenant_table('lecture_series');

create table lectures (
  organization_id bigint not null references organizations,
  lecture_id bigint generated always as identity,
  course_id bigint not null,
  lecture_series_id bigint,
  rule_date date,
  kind text not null check (kind in ('ONLINE', 'ON_CAMPUS')),
  title jsonb not null,
  description jsonb not null default '{}',
  zone text not null,
  local_date date not null,
  local_time text not null check (local_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  host_user_id bigint not null,
  tool text check (tool in ('JITSI', 'ZOOM', 'TEAMS', 'MEET', 'LINK')),
  address text,
  place jsonb not null default '{}',
  location jsonb not null default '{}',
  map_url text,
  accessibility jsonb not null default '{}',
  capacity integer check (capacity > 0),
  doors_minutes integer not null check (doors_minutes between 0 and 120),
  late_minutes integer not null check (late_minutes between 0 and 240),
  joining_counts boolean not null,
  is_recorded boolean not null,
  reminders integer[] not null,
  is_published boolean not null default false,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'CANCELLED')),
  cancel_reason jsonb not null default '{}',
  moved_from timestamptz,
  is_exception boolean not null default false,
  calendar_uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  recording_media_id bigint,
  transcript_media_ids bigint[] not null default '{}',
  created_by bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  primary key (organization_id, lecture_id),
  unique (organization_id, course_id, lecture_id),
  unique (organization_id, lecture_series_id, rule_date),
  check (ends_at > starts_at),
  check ((kind = 'ONLINE') = (tool is not null)),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, lecture_series_id)
    references lecture_series (organization_id, course_id, lecture_series_id) on delete cascade,
  foreign key (organization_id, host_user_id) references members,
  foreign key (organization_id, created_by) references members,
  foreign key (organization_id, recording_media_id) references media
);
create index lectures_by_course on lectures (organization_id, course_id, starts_at);
create index lectures_by_host on lectures (organization_id, host_user_id, starts_at);
call protect_tenant_table('lectures');

create table lecture_hosts (
  organization_id bigint not null references organizations,
  lecture_id bigint not null,
  user_id bigint not null,
  primary key (organization_id, lecture_id, user_id),
  foreign key (organization_id, lecture_id) references lectures on delete cascade,
  foreign key (organization_id, user_id) references members
);
create index lecture_hosts_by_user on lecture_hosts (organization_id, user_id);
call protect_tenant_table('lecture_hosts');

create table lecture_materials (
  organization_id bigint not null references organizations,
  lecture_id bigint not null,
  media_id bigint not null,
  position integer not null,
  primary key (organization_id, lecture_id, media_id),
  foreign key (organization_id, lecture_id) references lectures on delete cascade,
  foreign key (organization_id, media_id) references media
);
create index lecture_materials_by_media on lecture_materials (organization_id, media_id);
call protect_tenant_table('lecture_materials');

create table lecture_joins (
  organization_id bigint not null references organizations,
  lecture_id bigint not null,
  user_id bigint not null,
  joined_at timestamptz not null,
  last_joined_at timestamptz not null,
  primary key (organization_id, lecture_id, user_id),
  foreign key (organization_id, lecture_id) references lectures on delete cascade,
  foreign key (organization_id, user_id) references members
);
-- For the activity log, which reads one person's joins of all courses.
create index lecture_joins_by_user on lecture_joins (organization_id, user_id);
call protect_tenant_table('lecture_joins');

create table subsection_lectures (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  lecture_id bigint not null,
  primary key (organization_id, course_subsection_id),
  -- A lecture is in one lesson at most.
  unique (organization_id, lecture_id),
  foreign key (organization_id, course_id, course_subsection_id)
    references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, lecture_id) references lectures (organization_id, course_id, lecture_id) on delete cascade
);
call protect_tenant_table('subsection_lectures');

create view lecture_hours with (security_invoker = true) as
  select l.organization_id, l.lecture_id, l.course_id, l.kind, l.status, l.is_published, l.starts_at, l.ends_at, l.zone, l.place,
    l.location,
    l.capacity, l.host_user_id, case when l.title = '{}' then coalesce(r.title, l.title) else l.title end as shown_title
  from lectures l
  left join lecture_series r on r.organization_id = l.organization_id and r.lecture_series_id = l.lecture_series_id;
call publish_view('lecture_hours');

create view lecture_leaders with (security_invoker = true) as
  select organization_id, lecture_id, user_id from lecture_hosts;
call publish_view('lecture_leaders');

-- module: attendance

create table attendance_rules (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  late_minutes integer not null check (late_minutes between 0 and 240),
  late_weight integer not null check (late_weight between 0 and 100),
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('attendance_rules');

create table attendance_sessions (
  organization_id bigint not null references organizations,
  attendance_session_id bigint generated always as identity,
  course_id bigint not null,
  lecture_id bigint,
  title jsonb not null,
  place jsonb not null default '{}',
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  late_minutes integer not null check (late_minutes between 0 and 240),
  doors_minutes integer not null check (doors_minutes between 0 and 120),
  joining_counts boolean not null default false,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'OPEN', 'CLOSED')),
  is_code_open boolean not null default false,
  is_cancelled boolean not null default false,
  is_published boolean not null default true,
  opened_at timestamptz,
  closed_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organization_id, attendance_session_id),
  unique (organization_id, course_id, attendance_session_id),
  unique (organization_id, lecture_id),
  check (ends_at > starts_at),
  check (state = 'OPEN' or not is_code_open),
  foreign key (organization_id, course_id) references courses on delete cascade,
  foreign key (organization_id, course_id, lecture_id) references lectures (organization_id, course_id, lecture_id) on delete cascade,
  foreign key (organization_id, created_by) references members
);
create index attendance_sessions_by_course on attendance_sessions (organization_id, course_id, starts_at);
call protect_tenant_table('attendance_sessions');

create table attendance_records (
  organization_id bigint not null references organizations,
  attendance_session_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  status text not null check (status in ('PRESENT', 'LATE', 'EXCUSED', 'ABSENT')),
  source text not null check (source in ('QR', 'CODE', 'JOIN', 'HAND', 'EXCUSE', 'CLOSING')),
  marked_at timestamptz not null,
  marked_by bigint not null,
  device_hash text,
  note text not null default '',
  origin_hash text,
  primary key (organization_id, attendance_session_id, user_id),
  unique (organization_id, attendance_session_id, device_hash),
  foreign key (organization_id, course_id, attendance_session_id)
    references attendance_sessions (organization_id, course_id, attendance_session_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, marked_by) references members
);
create index attendance_records_by_learner on attendance_records (organization_id, course_id, user_id);
create index attendance_records_by_user on attendance_records (organization_id, user_id);
create index attendance_records_by_origin on attendance_records (organization_id, attendance_session_id, origin_hash)
  where origin_hash is not null;
call protect_tenant_table('attendance_records');

create table attendance_changes (
  organization_id bigint not null references organizations,
  attendance_change_id bigint generated always as identity,
  attendance_session_id bigint not null,
  user_id bigint not null,
  old_status text check (old_status in ('PRESENT', 'LATE', 'EXCUSED', 'ABSENT')),
  new_status text check (new_status in ('PRESENT', 'LATE', 'EXCUSED', 'ABSENT')),
  source text not null check (source in ('QR', 'CODE', 'JOIN', 'HAND', 'EXCUSE', 'CLOSING')),
  note text not null default '',
  changed_by bigint not null,
  changed_at timestamptz not null,
  primary key (organization_id, attendance_change_id),
  foreign key (organization_id, attendance_session_id) references attendance_sessions on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, changed_by) references members
);
create index attendance_changes_of_record on attendance_changes (organization_id, attendance_session_id, user_id);
call protect_tenant_table('attendance_changes');
-- History: rows are only inserted. Cascades run with the rights of the tables' owner.
revoke update, delete on attendance_changes from sullam_app;

create table attendance_doubts (
  organization_id bigint not null references organizations,
  attendance_doubt_id bigint generated always as identity,
  attendance_session_id bigint not null,
  kind text not null check (kind in ('SAME_DEVICE', 'OTHER_DEVICE', 'SAME_BROWSER')),
  user_id bigint not null,
  other_user_id bigint not null,
  happened_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint,
  primary key (organization_id, attendance_doubt_id),
  unique (organization_id, attendance_session_id, kind, user_id, other_user_id),
  foreign key (organization_id, attendance_session_id) references attendance_sessions on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, other_user_id) references members,
  foreign key (organization_id, settled_by) references members
);
call protect_tenant_table('attendance_doubts');

create table attendance_excuses (
  organization_id bigint not null references organizations,
  attendance_excuse_id bigint generated always as identity,
  attendance_session_id bigint not null,
  user_id bigint not null,
  reason text not null check (reason in ('ILLNESS', 'TRAVEL', 'FAMILY', 'OTHER')),
  explanation text not null,
  media_ids bigint[] not null default '{}',
  state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REFUSED')),
  answer text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  primary key (organization_id, attendance_excuse_id),
  unique (organization_id, attendance_session_id, user_id),
  check ((state = 'WAITING') = (decided_at is null)),
  foreign key (organization_id, attendance_session_id) references attendance_sessions on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, decided_by) references members
);
call protect_tenant_table('attendance_excuses');

-- module: calendar-feeds

create table calendar_feeds (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  token_hash text not null,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  fetched_at timestamptz,
  primary key (organization_id, user_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('calendar_feeds');

create table calendar_feed_entries (
  organization_id bigint not null references organizations,
  user_id bigint not null,
  entry_key text not null,
  fingerprint text not null,
  sequence integer not null,
  changed_at timestamptz not null,
  primary key (organization_id, user_id, entry_key),
  foreign key (organization_id, user_id) references members
);
call protect_tenant_table('calendar_feed_entries');

-- module: zoom-meetings

create table zoom_meetings (
  organization_id bigint not null references organizations,
  zoom_meeting_id bigint generated always as identity,
  -- No foreign key: the row outlives the lecture until the meeting is deleted at Zoom.
  lecture_id bigint,
  user_id bigint not null,
  marker uuid not null default gen_random_uuid(),
  wanted jsonb not null,
  is_wanted boolean not null default true,
  synced jsonb,
  zoom_number text,
  join_url text,
  began_at timestamptz,
  status text not null default 'WAITING' check (status in ('WAITING', 'READY', 'FAILED')),
  failure text check (failure in ('CONNECT', 'LIMITED', 'UNAVAILABLE', 'REFUSED')),
  attempts integer not null default 0,
  claimed_until timestamptz,
  recording_url text,
  recording_asked integer not null default 0,
  created_at timestamptz not null,
  primary key (organization_id, zoom_meeting_id),
  unique (organization_id, lecture_id),
  foreign key (organization_id, user_id) references members
);
create index zoom_meetings_by_user on zoom_meetings (organization_id, user_id);
call protect_tenant_table('zoom_meetings');
