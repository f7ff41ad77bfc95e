-- What modules of events read of each other's tables: organisers write events, other modules enrol people, show tickets and check in.
create view event_records with (security_invoker = true) as
  select organization_id, event_id, title, subtitle, description, course_category_id, cover_media_id, banner_media_id, status, audience,
    is_featured, format, place, address, map_url, meeting_url, zone, days, starts_at, ends_at, expires_at, postponed_from, sessions,
    questions, cancel_reason, calendar_uid, sequence, ticket_scope, place_pool_id, changed_at, search_text
  from events;
call publish_view('event_records');

create view event_ticket_type_records with (security_invoker = true) as
  select organization_id, event_id, event_ticket_type_id, position, name, price_minor, is_open from event_ticket_types;
call publish_view('event_ticket_type_records');

-- Which group lists an event on its page.
create view event_group_records with (security_invoker = true) as
  select organization_id, event_id, social_group_id from event_groups;
call publish_view('event_group_records');

-- Enrolments. The nonce of a ticket, from which its secret follows, is read by event-tickets alone, to show the ticket.
create view event_enrollment_records with (security_invoker = true) as
  select organization_id, event_enrollment_id, event_id, event_ticket_type_id, user_id, guest_name, guest_email, claim_hash, brought_by,
    state, place_id, answers, ticket_nonce, ticket_hash, short_code, enrolled_at, attended_at
  from event_enrollments;
call publish_view('event_enrollment_records');
