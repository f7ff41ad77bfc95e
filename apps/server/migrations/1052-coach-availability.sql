-- module: coach-availability

create table coach_settings (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  time_zone text not null,
  buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 180),
  buffer_after_minutes integer not null default 10 check (buffer_after_minutes between 0 and 180),
  notice_minutes integer not null default 720 check (notice_minutes between 0 and 525600),
  horizon_days integer not null default 60 check (horizon_days between 1 and 730),
  most_per_day integer check (most_per_day between 1 and 100),
  most_per_week integer check (most_per_week between 1 and 500),
  interval_minutes integer not null default 30 check (interval_minutes between 5 and 720),
  version integer not null default 1,
  primary key (organization_id, coach_id),
  foreign key (organization_id, coach_id) references coaches
);
call protect_tenant_table('coach_settings');
comment on table coach_settings is 'Zone and booking rules of each coach, which session types follow unless they say otherwise.';
comment on column coach_settings.coach_id is 'Coach.';
comment on column coach_settings.time_zone is 'IANA zone by whose clock the weekly hours are meant.';
comment on column coach_settings.buffer_before_minutes is 'Minutes kept free before each session.';
comment on column coach_settings.buffer_after_minutes is 'Minutes kept free after each session.';
comment on column coach_settings.notice_minutes is 'Elapsed minutes that must lie between booking and start.';
comment on column coach_settings.horizon_days is 'How many days after today, by the coach''s calendar, can be booked.';
comment on column coach_settings.most_per_day is 'Sessions of all types on one day of the coach''s calendar, holds included; null: any number.';
comment on column coach_settings.most_per_week is 'The same for one week, which starts on the organisation''s first day of the week.';
comment on column coach_settings.interval_minutes is 'Minutes between two starts that are offered.';
comment on column coach_settings.version is 'Goes up with each change, so that two editors notice each other.';

create table coach_weekly_hours (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1435),
  until_minute smallint not null check (until_minute between 5 and 1440),
  primary key (organization_id, coach_id, weekday, from_minute),
  foreign key (organization_id, coach_id) references coaches,
  check (from_minute < until_minute)
);
call protect_tenant_table('coach_weekly_hours');
comment on table coach_weekly_hours is 'Hours of the week at which coaches can be booked, by the clock on the wall. Spans of a day never overlap.';
comment on column coach_weekly_hours.coach_id is 'Coach.';
comment on column coach_weekly_hours.weekday is 'Day of the week by ISO 8601: 1 for Monday to 7 for Sunday.';
comment on column coach_weekly_hours.from_minute is 'Start, in minutes since midnight.';
comment on column coach_weekly_hours.until_minute is 'End, in minutes since midnight; 1440 is 24:00.';

create table coach_date_overrides (
  organization_id bigint not null references organizations,
  coach_date_override_id bigint generated always as identity,
  coach_id bigint not null,
  from_date date not null,
  until_date date not null,
  spans jsonb not null,
  note text,
  primary key (organization_id, coach_date_override_id),
  foreign key (organization_id, coach_id) references coaches,
  check (from_date <= until_date),
  constraint coach_date_override_no_overlap exclude using gist (organization_id with =, coach_id with =,
    daterange(from_date, until_date, '[]') with &&)
);
call protect_tenant_table('coach_date_overrides');
comment on table coach_date_overrides is 'Days whose hours replace those of the week: half days, leave, extra hours.';
comment on column coach_date_overrides.coach_date_override_id is 'Id of the override.';
comment on column coach_date_overrides.coach_id is 'Coach.';
comment on column coach_date_overrides.from_date is 'First day.';
comment on column coach_date_overrides.until_date is 'Last day, included.';
comment on column coach_date_overrides.spans is 'Array of {from, until} in minutes since midnight, by the clock of the zone that holds on the day; empty: not available.';
comment on column coach_date_overrides.note is 'Reason, for the coach alone.';

create table coach_travels (
  organization_id bigint not null references organizations,
  coach_travel_id bigint generated always as identity,
  coach_id bigint not null,
  from_date date not null,
  until_date date not null,
  time_zone text not null,
  primary key (organization_id, coach_travel_id),
  foreign key (organization_id, coach_id) references coaches,
  check (from_date <= until_date),
  constraint coach_travel_no_overlap exclude using gist (organization_id with =, coach_id with =,
    daterange(from_date, until_date, '[]') with &&)
);
call protect_tenant_table('coach_travels');
comment on table coach_travels is 'Days that coaches spend in another zone. Weekly hours and overrides are then meant by its clock.';
comment on column coach_travels.coach_travel_id is 'Id of the journey.';
comment on column coach_travels.coach_id is 'Coach.';
comment on column coach_travels.from_date is 'First day in the zone.';
comment on column coach_travels.until_date is 'Last day, included.';
comment on column coach_travels.time_zone is 'IANA zone.';

create table coach_disabled_slots (
  organization_id bigint not null references organizations,
  coach_disabled_slot_id bigint generated always as identity,
  coach_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text,
  created_at timestamptz not null,
  primary key (organization_id, coach_disabled_slot_id),
  foreign key (organization_id, coach_id) references coaches,
  check (starts_at < ends_at)
);
create index on coach_disabled_slots (organization_id, coach_id, ends_at);
call protect_tenant_table('coach_disabled_slots');
comment on table coach_disabled_slots is 'Times that coaches have blocked.';
comment on column coach_disabled_slots.coach_disabled_slot_id is 'Id of the blocked time.';
comment on column coach_disabled_slots.coach_id is 'Coach.';
comment on column coach_disabled_slots.starts_at is 'Start.';
comment on column coach_disabled_slots.ends_at is 'End.';
comment on column coach_disabled_slots.note is 'Reason, for the coach alone.';

create table session_types (
  organization_id bigint not null references organizations,
  session_type_id bigint generated always as identity,
  coach_id bigint not null,
  title jsonb not null,
  summary jsonb not null default '{}',
  position integer not null,
  is_offered boolean not null default true,
  length_minutes integer not null check (length_minutes between 5 and 720),
  booking text not null default 'INSTANT' check (booking in ('INSTANT', 'REQUEST')),
  has_video boolean not null default true,
  place jsonb not null default '{}',
  buffer_before_minutes integer check (buffer_before_minutes between 0 and 180),
  buffer_after_minutes integer check (buffer_after_minutes between 0 and 180),
  notice_minutes integer check (notice_minutes between 0 and 525600),
  horizon_days integer check (horizon_days between 1 and 730),
  most_per_day integer check (most_per_day between 1 and 100),
  most_per_week integer check (most_per_week between 1 and 500),
  interval_minutes integer check (interval_minutes between 5 and 720),
  cancellation_tiers jsonb not null default '[{"hoursBeforeStart": 24, "refundPercent": 100}]',
  questions jsonb not null default '[]',
  reminder_minutes jsonb not null default '[1440, 60]',
  version integer not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, session_type_id),
  foreign key (organization_id, coach_id) references coaches,
  check (has_video or place <> '{}')
);
create index on session_types (organization_id, coach_id, position);
call protect_tenant_table('session_types');
comment on table session_types is 'What can be booked with a coach.';
comment on column session_types.session_type_id is 'Id of the type.';
comment on column session_types.coach_id is 'Coach.';
comment on column session_types.title is 'Name by language: 50 minutes.';
comment on column session_types.summary is 'One sentence by language.';
comment on column session_types.position is 'Place in the coach''s list, the lowest first.';
comment on column session_types.is_offered is 'Whether it can be booked now.';
comment on column session_types.length_minutes is 'Length of a session.';
comment on column session_types.booking is 'INSTANT: booked at once. REQUEST: the slot is held until the coach answers.';
comment on column session_types.has_video is 'Whether it can take place by video.';
comment on column session_types.place is 'Where it can take place in person, by language; empty: by video only.';
comment on column session_types.buffer_before_minutes is 'Null: as in the coach''s settings, as for the six rules that follow.';
comment on column session_types.buffer_after_minutes is 'Minutes kept free after a session.';
comment on column session_types.notice_minutes is 'Elapsed minutes between booking and start.';
comment on column session_types.horizon_days is 'How many days ahead can be booked.';
comment on column session_types.most_per_day is 'Sessions of all types on the day beyond which this type is not offered.';
comment on column session_types.most_per_week is 'The same for a week.';
comment on column session_types.interval_minutes is 'Minutes between two starts that are offered.';
comment on column session_types.cancellation_tiers is 'Until when learners can cancel: array of {hoursBeforeStart, refundPercent}, the earliest deadline first. Frozen in each booking.';
comment on column session_types.questions is 'Questions before the session: array of {key, text by language, kind SHORT, LONG or CHOICE, choices, isRequired}.';
comment on column session_types.reminder_minutes is 'Minutes before the start at which both sides are reminded, up to five.';
comment on column session_types.version is 'Goes up with each change, so that two editors notice each other.';
comment on column session_types.archived_at is 'When the coach removed it; sessions keep it.';

create table coach_next_times (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  next_free_at timestamptz,
  free_times jsonb not null default '[]',
  first_day date not null,
  day_counts jsonb not null,
  computed_at timestamptz not null,
  primary key (organization_id, coach_id),
  foreign key (organization_id, coach_id) references coaches
);
create index on coach_next_times (organization_id, next_free_at, coach_id);
call protect_tenant_table('coach_next_times');
comment on table coach_next_times is 'Next free times of each coach, which the directory shows and sorts by. A job computes them after every change and every hour.';
comment on column coach_next_times.coach_id is 'Coach.';
comment on column coach_next_times.next_free_at is 'Earliest free start of any type; null: none within the horizon.';
comment on column coach_next_times.free_times is 'Free starts on the day of the earliest: array of {at, sessionTypeId}, each start once.';
comment on column coach_next_times.first_day is 'First of the 14 days that are counted, by the coach''s calendar.';
comment on column coach_next_times.day_counts is 'Array of 14 numbers of free starts.';
comment on column coach_next_times.computed_at is 'When it was computed.';

create view session_type_records with (security_invoker = true) as
  select organization_id, session_type_id, coach_id, title, summary, position, is_offered, length_minutes, booking, has_video, place,
    archived_at
  from session_types;
call publish_view('session_type_records');
comment on view session_type_records is 'Session types, archived ones too.';

create view coach_next_time_records with (security_invoker = true) as
  select organization_id, coach_id, next_free_at, free_times, first_day, day_counts, computed_at from coach_next_times;
call publish_view('coach_next_time_records');
comment on view coach_next_time_records is 'Next free times of coaches, as old as computed_at.';
