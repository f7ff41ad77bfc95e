-- module: coach-availability

alter table session_types add column seats integer not null default 1 check (seats between 1 and 100);
comment on column session_types.seats is 'Learners in a session; 1: one-to-one. Types with more are scheduled by their coach and never booked as a free time.';

-- module: coaching-sessions

create view coaching_session_times with (security_invoker = true) as
  select organization_id, coaching_session_id, coach_id, session_type_id, state, starts_at, ends_at, buffer_before_minutes,
    buffer_after_minutes, time_zone, calendar_uid, sequence, by_video, place, room, reminder_minutes, changed_at
  from coaching_sessions;
call publish_view('coaching_session_times');
comment on view coaching_session_times is 'Times of coaches that are held or booked, and those that were, without who booked them.';

-- module: group-sessions

create table group_sessions (
  organization_id bigint not null references organizations,
  group_session_id bigint not null,
  place_pool_id bigint not null,
  message text,
  primary key (organization_id, group_session_id),
  unique (organization_id, place_pool_id),
  foreign key (organization_id, group_session_id) references coaching_sessions,
  foreign key (organization_id, place_pool_id) references place_pools
);
call protect_tenant_table('group_sessions');
comment on table group_sessions is 'Coaching sessions with seats for several learners. Time and state are those of the coaching session.';
comment on column group_sessions.group_session_id is 'Id of the coaching session.';
comment on column group_sessions.place_pool_id is 'Pool of its seats.';
comment on column group_sessions.message is 'What the coach wrote when cancelling.';

create table group_seats (
  organization_id bigint not null references organizations,
  group_seat_id bigint generated always as identity,
  group_session_id bigint not null,
  user_id bigint not null,
  place_id bigint not null,
  state text not null check (state in ('BOOKED', 'WAITING', 'CANCELLED')),
  time_zone text not null,
  missed_at timestamptz,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, group_seat_id),
  foreign key (organization_id, group_session_id) references group_sessions,
  foreign key (organization_id, user_id) references members,
  foreign key (organization_id, place_id) references places,
  check (missed_at is null or state = 'BOOKED')
);
create unique index on group_seats (organization_id, group_session_id, user_id) where state in ('BOOKED', 'WAITING');
create index on group_seats (organization_id, group_session_id);
create index on group_seats (organization_id, user_id);
create index on group_seats (organization_id, place_id);
call protect_tenant_table('group_seats');
comment on table group_seats is 'Who has booked a seat in a group session, or waits for one.';
comment on column group_seats.group_seat_id is 'Id of the seat.';
comment on column group_seats.group_session_id is 'Group session.';
comment on column group_seats.user_id is 'Learner.';
comment on column group_seats.place_id is 'Place in the pool; it knows whether a seat is offered to a learner who waits.';
comment on column group_seats.state is 'BOOKED, WAITING for a seat (also while one is offered), or CANCELLED: given back, an offer that ended, or the session was cancelled.';
comment on column group_seats.time_zone is 'IANA zone of the learner; messages name times by its clock.';
comment on column group_seats.missed_at is 'When the coach reported that the learner did not come.';
comment on column group_seats.changed_at is 'When the state changed last.';
