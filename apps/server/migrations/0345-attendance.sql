-- Who was there. A session is a lecture's, or one of its own.

create table attendance_rules (
  organization_id bigint not null references organizations,
  course_id bigint not null,
  late_minutes integer not null check (late_minutes between 0 and 240), -- of sessions that are made from now on
  late_weight integer not null check (late_weight between 0 and 100),   -- percent of being present
  primary key (organization_id, course_id),
  foreign key (organization_id, course_id) references courses on delete cascade
);
call protect_tenant_table('attendance_rules');

create table attendance_sessions (
  organization_id bigint not null references organizations,
  attendance_session_id bigint generated always as identity,
  course_id bigint not null,
  lecture_id bigint,                         -- its title and times are kept here too, as the lecture has them
  title jsonb not null,                      -- Localized
  place jsonb not null default '{}',         -- Localized
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  late_minutes integer not null check (late_minutes between 0 and 240),
  doors_minutes integer not null check (doors_minutes between 0 and 120),
  joining_counts boolean not null default false, -- who joins the lecture is present
  state text not null default 'PLANNED' check (state in ('PLANNED', 'OPEN', 'CLOSED')),
  is_code_open boolean not null default false, -- the rotating code is shown and taken
  is_cancelled boolean not null default false, -- with its lecture: counts nothing
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
  marked_by bigint not null,                 -- the learner, or who took the attendance
  device_hash text,                          -- of the phone with which the code was sent; a phone is one person's in a session
  note text not null default '',
  primary key (organization_id, attendance_session_id, user_id),
  unique (organization_id, attendance_session_id, device_hash),
  foreign key (organization_id, course_id, attendance_session_id) references attendance_sessions (organization_id, course_id, attendance_session_id) on delete cascade,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, marked_by) references members
);
create index attendance_records_by_learner on attendance_records (organization_id, course_id, user_id);
call protect_tenant_table('attendance_records');

-- What was written over: rows are only added. (Cascades run with the rights of the tables' owner.)
create table attendance_changes (
  organization_id bigint not null references organizations,
  attendance_change_id bigint generated always as identity,
  attendance_session_id bigint not null,
  user_id bigint not null,
  old_status text check (old_status in ('PRESENT', 'LATE', 'EXCUSED', 'ABSENT')), -- null: there was none
  new_status text check (new_status in ('PRESENT', 'LATE', 'EXCUSED', 'ABSENT')), -- null: it was taken back
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
revoke update, delete on attendance_changes from sullam_app;

-- Two people with one phone, or one with two: who took the attendance looks at it.
create table attendance_doubts (
  organization_id bigint not null references organizations,
  attendance_doubt_id bigint generated always as identity,
  attendance_session_id bigint not null,
  kind text not null check (kind in ('SAME_DEVICE', 'OTHER_DEVICE')),
  user_id bigint not null,                   -- who was refused
  other_user_id bigint not null,             -- whose the phone was before; the same person with another phone
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

-- What the sessions make of a course, for the criterion "minimum attendance".
alter table course_totals add column attendance text check (attendance ~ '^\d+(/\d+)?$');
comment on column course_totals.attendance is 'percent of the sessions, exact; null: there was none yet';
