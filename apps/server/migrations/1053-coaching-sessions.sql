-- module: coaching-sessions

create table coaching_sessions (
  organization_id bigint not null references organizations,
  coaching_session_id bigint generated always as identity,
  coach_id bigint not null,
  session_type_id bigint not null,
  state text not null check (state in ('HELD', 'BOOKED', 'CANCELLED', 'EXPIRED', 'DECLINED')),
  held_for text check (held_for in ('PAYMENT', 'REQUEST', 'OFFER')),
  held_until timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  buffer_before_minutes integer not null,
  buffer_after_minutes integer not null,
  time_zone text not null,
  wall_date date not null,
  wall_time text not null check (wall_time ~ '^\d\d:\d\d$'),
  zone_data text not null,
  calendar_uid text not null,
  sequence integer not null default 0,
  by_video boolean not null,
  place jsonb not null default '{}',
  room text,
  reminder_minutes jsonb not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (organization_id, coaching_session_id),
  foreign key (organization_id, coach_id) references coaches,
  foreign key (organization_id, session_type_id) references session_types,
  check (starts_at < ends_at),
  check ((state = 'HELD') = (held_until is not null)),
  check ((held_until is null) = (held_for is null)),
  constraint coaching_session_no_overlap exclude using gist (organization_id with =, coach_id with =,
    tstzrange(starts_at, ends_at) with &&) where (state in ('HELD', 'BOOKED'))
);
create index on coaching_sessions (organization_id, coach_id, starts_at);
create index on coaching_sessions (organization_id, session_type_id);
create index on coaching_sessions (organization_id, held_until) where state = 'HELD';
call protect_tenant_table('coaching_sessions');
comment on table coaching_sessions is 'Times of coaches that are held or booked, and those that were. Two that stand never overlap for one coach.';
comment on column coaching_sessions.coaching_session_id is 'Id of the session.';
comment on column coaching_sessions.coach_id is 'Coach; another after a hand-over.';
comment on column coaching_sessions.session_type_id is 'What was booked.';
comment on column coaching_sessions.state is 'HELD until something follows, BOOKED, CANCELLED by either side, EXPIRED (a hold that ended), or DECLINED by the coach. Past sessions stay BOOKED.';
comment on column coaching_sessions.held_for is 'What a hold waits for: a payment, the coach''s answer, or the answer to an offer.';
comment on column coaching_sessions.held_until is 'When a hold ends.';
comment on column coaching_sessions.starts_at is 'Start.';
comment on column coaching_sessions.ends_at is 'End, without buffers.';
comment on column coaching_sessions.buffer_before_minutes is 'Minutes kept free before it, as when it was booked.';
comment on column coaching_sessions.buffer_after_minutes is 'Minutes kept free after it.';
comment on column coaching_sessions.time_zone is 'IANA zone of the promised time: the coach''s when it was booked.';
comment on column coaching_sessions.wall_date is 'Promised day by the clock of the zone.';
comment on column coaching_sessions.wall_time is 'Promised time by the clock of the zone, as in 18:30.';
comment on column coaching_sessions.zone_data is 'Version of the time zone data by which the start was computed, as in 2026c.';
comment on column coaching_sessions.calendar_uid is 'UID of the calendar entry, for good.';
comment on column coaching_sessions.sequence is 'SEQUENCE of the calendar entry; goes up with each change that calendars must take over.';
comment on column coaching_sessions.by_video is 'Whether it takes place by video.';
comment on column coaching_sessions.place is 'Where it takes place in person, by language; empty: by video.';
comment on column coaching_sessions.room is 'Name of the video room, which is hard to guess; null: in person.';
comment on column coaching_sessions.reminder_minutes is 'Minutes before the start at which both sides are reminded, as when it was booked.';
comment on column coaching_sessions.changed_at is 'When its time or state changed last.';

create table coaching_bookings (
  organization_id bigint not null references organizations,
  coaching_booking_id bigint generated always as identity,
  coaching_session_id bigint not null,
  user_id bigint not null,
  state text not null check (state in ('HELD', 'BOOKED', 'CANCELLED', 'EXPIRED', 'DECLINED')),
  time_zone text not null,
  note text,
  questions jsonb not null default '[]',
  answers jsonb not null default '{}',
  cancellation_tiers jsonb not null,
  cancelled_by text check (cancelled_by in ('LEARNER', 'COACH', 'ADMINISTRATOR')),
  cancelled_at timestamptz,
  refund_percent smallint check (refund_percent between 0 and 100),
  message text,
  missed_by text check (missed_by in ('LEARNER', 'COACH')),
  missed_at timestamptz,
  objected_at timestamptz,
  objection text,
  request_key text not null,
  created_at timestamptz not null,
  primary key (organization_id, coaching_booking_id),
  unique (organization_id, user_id, request_key),
  foreign key (organization_id, coaching_session_id) references coaching_sessions,
  foreign key (organization_id, user_id) references members,
  check ((cancelled_at is null) = (cancelled_by is null)),
  check ((missed_at is null) = (missed_by is null))
);
create unique index on coaching_bookings (organization_id, coaching_session_id, user_id) where state in ('HELD', 'BOOKED');
create index on coaching_bookings (organization_id, coaching_session_id);
create index on coaching_bookings (organization_id, user_id);
call protect_tenant_table('coaching_bookings');
comment on table coaching_bookings is 'Who booked a coaching session, and what became of it.';
comment on column coaching_bookings.coaching_booking_id is 'Id of the booking.';
comment on column coaching_bookings.coaching_session_id is 'Session.';
comment on column coaching_bookings.user_id is 'Learner.';
comment on column coaching_bookings.state is 'As the session''s.';
comment on column coaching_bookings.time_zone is 'IANA zone of the learner; messages name times by its clock.';
comment on column coaching_bookings.note is 'What the learner wrote when booking, for the coach.';
comment on column coaching_bookings.questions is 'Questions of the session type when it was booked: array of {key, text by language, kind, choices, isRequired}.';
comment on column coaching_bookings.answers is 'Answers by the keys of their questions; to a choice, its place in the list.';
comment on column coaching_bookings.cancellation_tiers is 'Cancellation terms when it was booked: array of {hoursBeforeStart, refundPercent}.';
comment on column coaching_bookings.cancelled_by is 'Side that cancelled.';
comment on column coaching_bookings.cancelled_at is 'When it was cancelled.';
comment on column coaching_bookings.refund_percent is 'Share that the terms give back; null: not cancelled.';
comment on column coaching_bookings.message is 'What the side that cancelled or declined wrote.';
comment on column coaching_bookings.missed_by is 'Side that did not come.';
comment on column coaching_bookings.missed_at is 'When the other side reported it; objections are possible for 48 hours.';
comment on column coaching_bookings.objected_at is 'When the side that is said to have missed it objected.';
comment on column coaching_bookings.objection is 'What that side wrote.';
comment on column coaching_bookings.request_key is 'Key of the request that booked, so that a repeated request books once.';

create table coaching_session_changes (
  organization_id bigint not null references organizations,
  coaching_session_change_id bigint generated always as identity,
  coaching_session_id bigint not null,
  kind text not null check (kind in ('HELD', 'BOOKED', 'MOVED', 'CANCELLED', 'EXPIRED', 'DECLINED', 'SUGGESTED', 'HANDED_OVER', 'MISSED', 'OBJECTED')),
  user_id bigint,
  starts_before timestamptz,
  starts_after timestamptz,
  message text,
  created_at timestamptz not null,
  primary key (organization_id, coaching_session_change_id),
  foreign key (organization_id, coaching_session_id) references coaching_sessions,
  foreign key (organization_id, user_id) references members
);
create index on coaching_session_changes (organization_id, coaching_session_id);
call protect_tenant_table('coaching_session_changes');
comment on table coaching_session_changes is 'History of coaching sessions.';
comment on column coaching_session_changes.coaching_session_change_id is 'Id of the change.';
comment on column coaching_session_changes.coaching_session_id is 'Session.';
comment on column coaching_session_changes.kind is 'What happened.';
comment on column coaching_session_changes.user_id is 'Who did it; null: the clock.';
comment on column coaching_session_changes.starts_before is 'Start before it was moved.';
comment on column coaching_session_changes.starts_after is 'Start after it was moved.';
comment on column coaching_session_changes.message is 'What the person wrote.';
