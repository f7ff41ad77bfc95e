-- People are found by their names and addresses, the closest first.
create or replace view member_standings with (security_invoker = true) as
  select organization_id, user_id, email, first_name, last_name, profile_media_id, language, status, is_administrator, is_instructor,
    is_coach, extra_fields, search_text
  from members;
