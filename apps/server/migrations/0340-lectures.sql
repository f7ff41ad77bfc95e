-- Lectures of a course, online or on campus, alone or in a series.

-- A rule by which lectures come about. What it made are lectures of their own: moved, cancelled or elsewhere one by one.
create table lecture_series (
  organization_id bigint not null references organizations,
  lecture_series_id bigint generated always as identity,
  course_id bigint not null,
  title jsonb not null,                      -- Localized: of the series, and of its lectures that have none
  zone text not null,                        -- of the IANA's list; the hours are what the wall shows there
  weekdays integer[] not null check (cardinality(weekdays) between 1 and 7), -- 0 is Sunday
  every_weeks integer not null check (every_weeks between 1 and 8),
  start_date date not null,
  start_time text not null check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  count integer not null check (count between 1 and 100),
  settings jsonb not null,                   -- LectureSettings: what each lecture starts with
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
  rule_date date,                            -- the day of the series' rule that it stands for, wherever it was moved
  kind text not null check (kind in ('ONLINE', 'ON_CAMPUS')),
  title jsonb not null,                      -- Localized; empty: the series' title
  description jsonb not null default '{}',   -- Localized, plain text
  -- What was promised is the hour on the wall; the instants follow from it and are computed anew when the rules of a zone change.
  zone text not null,
  local_date date not null,
  local_time text not null check (local_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  duration_minutes integer not null check (duration_minutes between 5 and 720),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  host_user_id bigint not null,
  tool text check (tool in ('JITSI', 'ZOOM', 'TEAMS', 'MEET', 'LINK')),
  address text,                              -- of the meeting: only for those who learn in the course
  place jsonb not null default '{}',         -- Localized: the room
  location jsonb not null default '{}',      -- Localized: the building and the street
  map_url text,
  accessibility jsonb not null default '{}', -- Localized: lift, wheelchair, hearing loop
  capacity integer check (capacity > 0),
  doors_minutes integer not null check (doors_minutes between 0 and 120),
  late_minutes integer not null check (late_minutes between 0 and 240),
  joining_counts boolean not null,           -- who joins is present
  is_recorded boolean not null,
  reminders integer[] not null,              -- minutes before the start
  is_published boolean not null default false,
  status text not null default 'PLANNED' check (status in ('PLANNED', 'CANCELLED')),
  cancel_reason jsonb not null default '{}', -- Localized
  moved_from timestamptz,                    -- when it was to begin when learners first saw it
  is_exception boolean not null default false, -- was changed by itself: the series no longer moves it
  calendar_uid uuid not null default gen_random_uuid(), -- by it a calendar knows the entry again, for good
  sequence integer not null default 0,       -- goes up with what a calendar must replace
  recording_media_id bigint,
  transcript_media_ids bigint[] not null default '{}', -- captions of the recording
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
  foreign key (organization_id, course_id, lecture_series_id) references lecture_series (organization_id, course_id, lecture_series_id) on delete cascade,
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
comment on table lecture_hosts is 'who leads a lecture beside its host';

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

-- Who went through the door of an online lecture, the first time and the last.
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
call protect_tenant_table('lecture_joins');

-- Lectures as lessons: which one a subsection of the kind LECTURE is. Whoever was there has finished the lesson.
alter table course_subsections drop constraint course_subsections_kind_check,
  add constraint course_subsections_kind_check check (
    kind in ('ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED', 'EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION', 'LECTURE'));

create table subsection_lectures (
  organization_id bigint not null,
  course_subsection_id bigint not null,
  course_id bigint not null,
  lecture_id bigint not null,
  primary key (organization_id, course_subsection_id),
  unique (organization_id, lecture_id),      -- a lecture stands in one lesson at most
  foreign key (organization_id, course_id, course_subsection_id) references course_subsections (organization_id, course_id, course_subsection_id) on delete cascade,
  foreign key (organization_id, course_id, lecture_id) references lectures (organization_id, course_id, lecture_id) on delete cascade
);
call protect_tenant_table('subsection_lectures');
