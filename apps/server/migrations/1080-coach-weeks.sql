-- module: coach-figures

create table coach_weeks (
  organization_id bigint not null references organizations,
  coach_id bigint not null,
  week_start date not null,
  month_start date not null,
  offered_minutes integer not null check (offered_minutes >= 0),
  booked_minutes integer not null check (booked_minutes between 0 and offered_minutes),
  session_count integer not null check (session_count >= 0),
  computed_at timestamptz not null,
  primary key (organization_id, coach_id, week_start, month_start),
  foreign key (organization_id, coach_id) references coaches
);
create index on coach_weeks (organization_id, month_start, coach_id) include (offered_minutes, booked_minutes, session_count);
create index on coach_weeks (organization_id, week_start, coach_id) include (offered_minutes, booked_minutes, session_count);
call protect_tenant_table('coach_weeks');
comment on table coach_weeks is 'Offered and booked time of coaches by their local weeks. A job computes the current and coming weeks after every change; past weeks stay. A week that two months share has two rows.';
comment on column coach_weeks.coach_id is 'Coach.';
comment on column coach_weeks.week_start is 'First day of the week by the coach''s calendar; weeks begin with the day of the organisation.';
comment on column coach_weeks.month_start is 'First day of the month in which these days of the week lie.';
comment on column coach_weeks.offered_minutes is 'Minutes of the coach''s hours that are not blocked, and of sessions outside of them.';
comment on column coach_weeks.booked_minutes is 'Minutes of sessions that are held or booked, without buffers.';
comment on column coach_weeks.session_count is 'Sessions that begin in these days, held or booked.';
comment on column coach_weeks.computed_at is 'When it was computed; a week is closed once this is past its end.';
