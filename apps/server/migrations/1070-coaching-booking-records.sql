-- module: coaching-sessions

create view coaching_booking_records with (security_invoker = true) as
  select b.organization_id, b.coaching_booking_id, b.coaching_session_id, s.coach_id, s.session_type_id, b.user_id,
    case when s.state = 'BOOKED' then b.state else s.state end as state, s.starts_at, s.ends_at, b.missed_by
  from coaching_bookings b
  join coaching_sessions s on s.organization_id = b.organization_id and s.coaching_session_id = b.coaching_session_id;
call publish_view('coaching_booking_records');
comment on view coaching_booking_records is 'Bookings of coaching sessions with coach, time and who missed them. The state is the booking''s while the session stands, else the session''s.';
