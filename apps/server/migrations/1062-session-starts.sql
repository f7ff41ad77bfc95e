-- module: coaching-sessions

create view coaching_session_starts with (security_invoker = true) as
  select organization_id, coaching_session_id, coach_id, session_type_id, state, starts_at from coaching_sessions;
call publish_view('coaching_session_starts');
comment on view coaching_session_starts is 'Coaching sessions of any state with their starts, for what depends on whether they have begun.';
