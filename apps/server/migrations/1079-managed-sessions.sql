-- module: coaching-sessions

alter table coaching_bookings add column decision text check (decision in ('UPHELD', 'WITHDRAWN'));
alter table coaching_bookings add column decided_at timestamptz;
alter table coaching_bookings add check ((decision is null) = (decided_at is null));
comment on column coaching_bookings.decision is 'What an administrator decided about the objection: UPHELD (the no-show stands) or WITHDRAWN (missed_by and missed_at are null again); null: not decided.';
comment on column coaching_bookings.decided_at is 'When it was decided. The history says by whom.';

alter table coaching_session_changes drop constraint coaching_session_changes_kind_check;
alter table coaching_session_changes add constraint coaching_session_changes_kind_check
  check (kind in ('HELD', 'BOOKED', 'MOVED', 'CANCELLED', 'EXPIRED', 'DECLINED', 'SUGGESTED', 'HANDED_OVER', 'MISSED', 'OBJECTED', 'UPHELD', 'WITHDRAWN'));

-- Administrators list the sessions of all coaches by their start; no-shows, objections and cancellations are few among them.
create index on coaching_sessions (organization_id, starts_at, coaching_session_id) include (state, ends_at);
create index on coaching_bookings (organization_id, missed_by, coaching_session_id) where missed_by is not null;
create index on coaching_bookings (organization_id, objected_at, coaching_session_id) where objected_at is not null;
create index on coaching_session_changes (organization_id, created_at) where kind = 'CANCELLED';
call note_dependencies('coaching_sessions');
call note_dependencies('coaching_bookings');
call note_dependencies('coaching_session_changes');

create view coaching_attendance_records with (security_invoker = true) as
  select organization_id, coaching_session_id, user_id, missed_by, missed_at, objected_at, objection, decision, decided_at,
    cancelled_by, refund_percent
  from coaching_bookings;
call publish_view('coaching_attendance_records');
comment on view coaching_attendance_records is 'Who booked a session, who missed it, the objection to that and its decision, without notes and answers.';

create view coaching_session_history with (security_invoker = true) as
  select organization_id, coaching_session_change_id, coaching_session_id, kind, user_id, starts_before, starts_after, message,
    created_at
  from coaching_session_changes;
call publish_view('coaching_session_history');
comment on view coaching_session_history is 'What happened to sessions, and who did it.';

-- module: group-sessions

create index on group_seats (organization_id, group_session_id) where missed_at is not null;
call note_dependencies('group_seats');

create view group_seat_records with (security_invoker = true) as
  select organization_id, group_seat_id, group_session_id, user_id, state, missed_at from group_seats;
call publish_view('group_seat_records');
comment on view group_seat_records is 'Seats of group sessions with their learners.';
